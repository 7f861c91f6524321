import { extname } from "node:path";
import express, { type RequestHandler, Router } from "express";

/** The views of the page: it reads its address itself. Whatever is not among them is unknown, and is said to be. */
const PAGES = [
  "/",
  "/chat",
  "/chat/:id",
  "/workouts",
  "/workouts/:id",
  "/logs",
  "/logs/:id",
  "/progress",
  "/progress/:id",
  "/exercises",
  "/exercises/:id",
  "/settings",
];

const BEING_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>Setpoint</title><p>The page is being built; it opens by itself in a few seconds.</p></html>`;

/** How the build has packed a file beside itself, the smallest first: by what is added to its name. */
const PACKED = { br: ".br", gzip: ".gz" } as const;

/** The built page with its files; it may come into being, or be replaced, while the server runs. */
export function pageRoutes(webFolder: string): Router {
  const router = Router();
  const pageOf = (file: string, headers: Record<string, string> = {}): RequestHandler => {
    const page = { root: webFolder, headers: { "Cache-Control": "no-cache", ...headers } };
    return (_request, response, next) =>
      response.sendFile(file, page, (error) => error && !response.headersSent && next());
  };

  router.get(PAGES, pageOf("index.html"));
  router.get("/inspector", pageOf("inspector/index.html"));
  // It opens a window elsewhere and goes on speaking to it, which the usual policy forbids.
  router.get("/inspector/bridge", pageOf("bridge/index.html", { "Cross-Origin-Opener-Policy": "unsafe-none" }));

  router.use("/assets", packedFiles(webFolder));
  router.use(
    express.static(webFolder, {
      setHeaders: (response, path) => {
        const isAsset = path.includes("/assets/");
        response.setHeader("Cache-Control", isAsset ? KEPT : "no-cache");
        if (isAsset) response.vary("Accept-Encoding");
      },
    }),
  );
  router.get(
    [...PAGES, "/inspector", "/inspector/bridge"],
    (_request, response) => void response.status(503).set("Retry-After", "2").type("html").send(BEING_BUILT),
  );
  // Whoever asks for a page is shown one that says so; anybody else is told of it as a problem.
  const unknown = pageOf("index.html");
  router.use((request, response, next) => {
    if (request.method !== "GET" || request.accepts(["json", "html"]) !== "html") return next();
    response.status(404);
    return unknown(request, response, next);
  });
  return router;
}

/** Files whose names carry their content. */
const KEPT = "public, max-age=31536000, immutable";

/** The files of the build as they are packed beside themselves, for whoever can unpack them. */
function packedFiles(webFolder: string): RequestHandler {
  const serve = express.static(`${webFolder}/assets`, {
    index: false,
    redirect: false,
    setHeaders(response, path) {
      const packed = extname(path);
      response.type(extname(path.slice(0, -packed.length)));
      response.set({ "Cache-Control": KEPT, "Content-Encoding": packed === PACKED.br ? "br" : "gzip" });
      response.vary("Accept-Encoding");
    },
  });
  return (request, response, next) => {
    const encoding = request.acceptsEncodings("br", "gzip") as keyof typeof PACKED | false;
    if (!encoding) return next();
    const { url } = request;
    request.url = url.replace(/(\?.*)?$/, `${PACKED[encoding]}$1`);
    serve(request, response, (error) => {
      request.url = url;
      next(error);
    });
  };
}
