import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BridgePage } from "./BridgePage.tsx";
import "../style.css";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no root");
createRoot(root).render(
  <StrictMode>
    <BridgePage />
  </StrictMode>,
);
