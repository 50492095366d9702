/** The style sheet of the report as a page: on a screen in light and dark, on a telephone, on paper. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --text: #1d2433; --muted: #5a6478; --page: #f4f6f9; --card: #fff; --line: #d9dee7; --code: #eef1f6;
  --kept: #1a7440; --broken: #b3261e; --unproven: #855300; --odd: #24618f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #e4e8f0; --muted: #a2acbf; --page: #12161e; --card: #1b212c; --line: #343d4c; --code: #12161e;
    --kept: #6fd094; --broken: #ff9a90; --unproven: #f0bb62; --odd: #86c5f5;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 32px 24px 64px; max-width: 1040px;
  background: var(--page); color: var(--text);
  font: 16px/1.5 system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;
}
h1 { margin: 0; font-size: 1.625rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 40px 0 12px; font-size: 1.25rem; line-height: 1.3; }
h3 { margin: 0; font-size: 1.0625rem; line-height: 1.35; overflow-wrap: anywhere; }
p { margin: 8px 0 0; }
.muted, dt, caption, th { color: var(--muted); }
.kept { color: var(--kept); } .broken, .fails { color: var(--broken); }
.unproven, .wrong-data { color: var(--unproven); } .looks-odd { color: var(--odd); }
.notice { padding: 10px 14px; border-left: 4px solid var(--unproven); background: var(--card); }
.totals { display: flex; flex-wrap: wrap; gap: 12px; margin: 20px 0 0; padding: 0; list-style: none; }
.totals li {
  flex: 1 1 0; padding: 12px 16px; background: var(--card); border: 1px solid var(--line); border-radius: 8px;
}
.totals b { display: block; font-size: 1.625rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.card {
  margin: 0 0 16px; padding: 16px 20px; background: var(--card);
  border: 1px solid var(--line); border-radius: 8px;
}
.scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 12px; text-align: right; border-bottom: 1px solid var(--line); }
th { font-size: .875rem; font-weight: 600; vertical-align: bottom; }
tbody th { color: inherit; font-size: 1rem; font-weight: 400; }
tr > :first-child { text-align: left; }
table.text :is(th, td) { text-align: left; vertical-align: top; }
table.text tbody th { font-weight: 600; white-space: nowrap; }
tbody tr:last-child > * { border-bottom: 0; }
.title { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; justify-content: space-between; }
.tag { font-size: .875rem; font-weight: 600; white-space: nowrap; }
dl { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 6px 16px; margin: 12px 0 0; }
dd { margin: 0; overflow-wrap: anywhere; }
code, pre { font: .875rem/1.5 ui-monospace, 'SF Mono', Consolas, 'Liberation Mono', monospace; }
code { overflow-wrap: anywhere; }
pre {
  margin: 12px 0 0; padding: 10px 12px; background: var(--code); border-radius: 6px;
  white-space: pre-wrap; overflow-wrap: anywhere;
}
ul { margin: 8px 0 0; padding-left: 1.25rem; }
li { overflow-wrap: anywhere; }
@media (max-width: 600px) {
  body { padding: 20px 16px 40px; }
  h1 { font-size: 1.25rem; }
  h1 span { display: block; font-size: 1rem; }
  .card { padding: 14px 16px; }
  .totals { gap: 8px; }
  .totals li { padding: 10px 12px; white-space: nowrap; }
  dl { grid-template-columns: minmax(0, 1fr); gap: 0; }
  dd { margin-bottom: 8px; }
  th, td { padding: 8px 4px; font-size: .875rem; }
  thead th { font-size: .75rem; }
  tbody th { font-size: .875rem; }
  table.text thead { position: absolute; clip-path: inset(50%); }
  table.text, table.text :is(tbody, tr, th, td) { display: block; }
  table.text tr { padding: 8px 4px; border-bottom: 1px solid var(--line); }
  table.text :is(th, td) { padding: 2px 8px; border: 0; overflow-wrap: anywhere; }
}
@media print {
  :root {
    color-scheme: light;
    --text: #000; --muted: #444; --page: #fff; --card: #fff; --line: #bbb; --code: #fff;
    --kept: #1a7440; --broken: #b3261e; --unproven: #855300; --odd: #24618f;
  }
  body { padding: 0; max-width: none; font-size: 10.5pt; }
  .card, tr, .totals li { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  .scroll { overflow: visible; }
  pre { border: 1px solid var(--line); }
}
`;
