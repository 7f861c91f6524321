import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { InspectorPage } from "./InspectorPage.tsx";
import "../style.css";
import "./chart/chart.css";
import "./panels/sequence.css";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no root");
createRoot(root).render(
  <StrictMode>
    <InspectorPage />
  </StrictMode>,
);
