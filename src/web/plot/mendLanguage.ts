/**
 * uPlot makes a number format in the browser's language as it is loaded, and is not there at all where that language is none:
 * some browsers call theirs "en-US@posix". Imported before it.
 */
try {
  new Intl.NumberFormat(navigator.language);
} catch {
  Object.defineProperty(navigator, "language", { value: "en", configurable: true });
}
