import type { Measure } from "./chartGraph.ts";

const FAMILY = 'ui-sans-serif, system-ui, "DejaVu Sans", sans-serif';
const FONTS = { title: `600 13px ${FAMILY}`, line: `11px ${FAMILY}`, label: `11px ${FAMILY}` };

let canvas: CanvasRenderingContext2D | null | undefined;

/** As wide as the browser will draw it. */
export const measureText: Measure = (text, style) => {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return text.length * (style === "title" ? 8 : 6.5);
  canvas.font = FONTS[style];
  return canvas.measureText(text).width;
};
