import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ChatPage } from "./ChatPage.tsx";
import "./style.css";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no root");
createRoot(root).render(
  <StrictMode>
    <ChatPage />
  </StrictMode>,
);
