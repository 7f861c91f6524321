/** The style of the report, light and dark. */
export const reportStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1d2430, #e6e9ef); --quiet: light-dark(#626c7b, #98a2b3);
  --line: light-dark(#dfe3ea, #343b48); --paper: light-dark(#ffffff, #14181f); --blue: light-dark(#2458c6, #7aa5ff);
  --red: light-dark(#b42318, #ff8a7d); --green: light-dark(#18794e, #6fd3a1); }
body { margin: 2rem auto; max-width: 78rem; padding: 0 1rem; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { margin-top: 3rem; border-bottom: 2px solid var(--line); } h3 { margin-top: 2rem; }
.quiet { color: var(--quiet); font-weight: normal; font-size: .9em; } .bad { color: var(--red); } .good { color: var(--green); }
table { border-collapse: collapse; margin: .8rem 0; } th, td { padding: .25rem .7rem .25rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { font-weight: 600; color: var(--quiet); font-size: .85em; } .num { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.tall { max-height: 24rem; overflow-y: auto; padding-right: 1rem; } .side { display: flex; flex-wrap: wrap; gap: 2.5rem; align-items: flex-start; } figure { margin: .8rem 0; max-width: 24rem; } figcaption { color: var(--quiet); font-size: .85em; }
svg { display: block; max-width: 100%; } .grid { stroke: var(--line); } .ideal { stroke: var(--quiet); stroke-dasharray: 5 4; }
.series { fill: none; stroke: var(--blue); stroke-width: 1.5; } .dot { fill: var(--blue); fill-opacity: .75; } .dot.bad { fill: var(--red); }
.point { fill: var(--blue); } .chosen { fill: none; stroke: var(--red); stroke-width: 2.5; } .spread { stroke: var(--blue); stroke-width: 4; stroke-opacity: .45; } .spread.bad { stroke: var(--red); }
.limit { stroke: var(--ink); stroke-width: 1.5; } .tick { fill: var(--quiet); font-size: 11px; } .axis { fill: var(--ink); font-size: 12px; }
summary { cursor: pointer; margin: .6rem 0; font-weight: 600; } code { font-size: .85em; } .rows td { font-size: .9em; max-width: 30rem; overflow-wrap: anywhere; } .rows td:first-child { white-space: nowrap; } hr { border: 0; border-top: 1px dashed var(--line); }
.matrix { font-size: .8em; } .matrix th { white-space: nowrap; } .tilted { height: 9rem; vertical-align: bottom; padding: 0; } .tilted span { writing-mode: vertical-rl; transform: rotate(180deg); }
.cell { width: 2.1rem; min-width: 2.1rem; text-align: center; padding: .2rem; border: 1px solid var(--line); }
.hit { background: color-mix(in srgb, var(--green) calc(var(--share) * .55), transparent); } .miss { background: color-mix(in srgb, var(--red) calc(20% + var(--share) * .5), transparent); }
`;
