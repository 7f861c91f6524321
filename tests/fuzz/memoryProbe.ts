/** Loaded into a server under siege: tells its memory when asked, after a collection. */
process.on("message", () => {
  gc?.();
  process.send?.(process.memoryUsage());
});
