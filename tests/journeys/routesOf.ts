import type { Express } from "express";

export type Route = { method: string; path: string };

/** What Express 5 keeps of each thing that was mounted. */
type Layer = {
  rawPath: unknown;
  route?: { path: string | string[]; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
};

/** Every route of an app, nested routers too, read from the app itself. */
export function routesOf(app: Express): Route[] {
  const visit = (layers: Layer[], prefix: string): Route[] =>
    layers.flatMap(({ route, handle, rawPath }) => {
      if (route)
        return [route.path].flat().flatMap((path) =>
          Object.keys(route.methods).map((method) => ({
            method: method.toUpperCase(),
            path: `${prefix}${path}`.replace(/(.)\/$/, "$1"),
          })),
        );
      if (!handle.stack) return [];
      if (typeof rawPath !== "string") throw new Error("a router is mounted under something that is no plain path");
      return visit(handle.stack, `${prefix}${rawPath === "/" ? "" : rawPath}`);
    });
  return visit(app.router.stack as unknown as Layer[], "");
}
