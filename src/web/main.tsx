import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { followOldAddress } from "./app/followOldAddress.ts";
import { watchInstalling } from "./app/installing.ts";
import { keepShell } from "./app/keepShell.ts";
import "./style.css";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no root");
followOldAddress();
keepShell();
watchInstalling();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
