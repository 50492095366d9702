import { groupBy } from '../../../src/domain/groupBy';
import type { Finding, Report, Result } from '../model';
import { STYLE } from './style';
import {
  COLUMNS,
  count,
  COUNTING,
  CREATED,
  findingsTitle,
  MENDED,
  NOTHING_BROKEN,
  operationsOf,
  PARTIAL,
  seenText,
  sentencesOf,
  SEVERITY_WORDS,
  stateOf,
  timeOf,
  timesOf,
  TOLD,
  totalsOf,
  unprovenOf,
} from './text';
import { visible } from '../visible';

/** The report as one file without scripts and other resources. */
export function toHtml(report: Report): string {
  const title = `Contract check of ${report.url}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Contract check of <span>${escape(report.url)}</span></h1>
${run(report)}
</header>
<main>
${[operations, findings, unproven, told, created, mended, rules].map((part) => part(report)).join('\n')}
</main>
</body>
</html>
`;
}

function run(report: Report): string {
  const { kept, broken, notProven } = totalsOf(report.rules);
  const partial = report.isPartial ? `<p class="notice">${PARTIAL}</p>` : '';
  const facts = [
    `<time datetime="${escape(report.startedAt)}">${escape(timeOf(report))}</time>`,
    count(report.calls, 'call'),
    `${report.seconds.toFixed(1)} s`,
    timesOf(report),
  ];
  return `<p class="muted">${facts.join(' · ')}</p>${partial}
<ul class="totals">
<li class="kept"><b>${kept}</b> kept</li>
<li class="broken"><b>${broken}</b> broken</li>
<li class="unproven"><b>${notProven}</b> not proven</li>
</ul>
<p class="muted">${COUNTING}</p>`;
}

function operations(report: Report): string {
  const cell = (value: number, name: string, none = '–') =>
    `<td${value > 0 ? ` class="${name}"` : ' class="muted"'}>${value > 0 ? value : none}</td>`;
  const body = operationsOf(report).map(
    (one) =>
      `<tr><th scope="row">${breakable(one.id)}</th>${cell(one.kept, 'kept')}${cell(one.broken, 'broken')}${cell(
        one.notProven,
        'unproven',
      )}${cell(one.successes, '', 'none')}${cell(one.declaredErrors, '', 'none')}</tr>`,
  );
  return `<section><h2>Operations</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Operations"><table>
${head(COLUMNS)}
<tbody>
${body.join('\n')}
</tbody></table></div>
<p class="muted">${escape(seenText(report))}</p>
</section>`;
}

const head = (columns: readonly string[]) =>
  `<thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>`;

/** `list|Employee|Evaluations`, for narrow screens. */
function breakable(id: string): string {
  return escape(id).replace(/(?=[A-Z])/g, '<wbr>');
}

function findings(report: Report): string {
  if (report.findings.length === 0) {
    return `<section><h2>Findings</h2><p class="kept">${NOTHING_BROKEN}</p></section>`;
  }
  return `<section><h2>${findingsTitle(report)}</h2>
${report.findings.map((one) => finding(report, one)).join('\n')}
</section>`;
}

function finding(report: Report, one: Finding): string {
  const rules = sentencesOf(report, one.rules).map(
    ({ id, says }) => `${escape(says)} <span class="muted">(${escape(id)})</span>`,
  );
  const fields = [
    [one.rules.length === 1 ? 'Rule' : 'Rules', rules.join('<br>')],
    ['Clause', escape(one.clauses.join(', '))],
    ['Screen', one.screens.map(escape).join('<br>')],
    ['Operations', escape(one.operations.join(', '))],
    ['Expected', escape(one.expected)],
    ['Got', `<code>${escape(one.got)}</code>`],
    ...(one.pointer === '' ? [] : [['At', `<code>${escape(one.pointer)}</code>`]]),
  ];
  return `<article class="card" id="${escape(one.id)}">
<div class="title"><h3>${escape(one.id)}</h3><span class="tag ${one.severity.replace(' ', '-')}">${SEVERITY_WORDS[one.severity]}${stateOf(one)}</span></div>
<dl>${fields.map(([name, text]) => `<dt>${name}</dt><dd>${text}</dd>`).join('\n')}</dl>
${one.curl === '' ? '' : `<pre><code>${escape(one.curl)}</code></pre>`}
</article>`;
}

function unproven(report: Report): string {
  const groups = unprovenOf(report);
  if (groups.length === 0) return '';
  const parts = groups.map(
    (group) => `<article class="card">
<h3 class="unproven">${escape(group.why)}</h3>
<p>${escape(group.proof)}</p>
<ul>${group.parts.map((part) => `<li>${escape(part.operations)}: <span class="muted">${escape(part.rules)}</span></li>`).join('')}</ul>
</article>`,
  );
  return `<section><h2>Not proven</h2>\n${parts.join('\n')}\n</section>`;
}

function told(report: Report): string {
  const items = report.rules.flatMap(({ id, operation, said }) =>
    said === undefined
      ? []
      : [`${escape(said)} <span class="muted">(${escape(id)}, ${escape(operation)})</span>`],
  );
  return list(TOLD, items);
}

const created = (report: Report) => list(CREATED, report.created.map(escape));
const mended = (report: Report) => list(MENDED, report.mended.map(escape));

function list(title: string, items: string[]): string {
  if (items.length === 0) return '';
  const lines = items.map((item) => `<li>${item}</li>`);
  return `<section><h2>${title}</h2><ul>${lines.join('')}</ul></section>`;
}

function rules(report: Report): string {
  const rows = [...groupBy(report.rules, (rule) => rule.id)].map(
    ([id, own]) =>
      `<tr><th scope="row">${escape(id)}</th><td>${escape(own[0]?.says ?? '')}</td><td>${verdicts(own)}</td><td class="muted">${escape(own[0]?.clause ?? '')}</td></tr>`,
  );
  return `<section><h2>All rules</h2>
<div class="scroll"><table class="text">
${head(['Rule', 'Sentence', 'Operations', 'Clause'])}
<tbody>
${rows.join('\n')}
</tbody></table></div></section>`;
}

function verdicts(own: Result[]): string {
  const classes = { broken: 'broken', 'not proven': 'unproven', kept: 'kept' } as const;
  return [...groupBy(own, (result) => result.verdict)]
    .map(
      ([verdict, results]) =>
        `<div><span class="${classes[verdict]}">${verdict}</span> ${escape(results.map((result) => result.operation).join(', '))}</div>`,
    )
    .join('');
}

function escape(text: string): string {
  return visible(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
