/** The report as text for a terminal, as Markdown for a ticket, and as JSON for a script. */
import type { CallReport, Finding, Report, Verdict, Weight } from './findings';

const SIGNS: Readonly<Record<Verdict, string>> = {
  holds: '✓',
  liberal: '~',
  departs: '✗',
  'not made': '-',
};
const WEIGHTS: Readonly<Record<Weight, string>> = {
  departs: 'departs',
  liberal: 'read liberally',
  note: 'note',
};
const ORDER: readonly Weight[] = ['departs', 'liberal', 'note'];

const byWeight = (findings: readonly Finding[]) =>
  [...findings].sort((a, b) => ORDER.indexOf(a.weight) - ORDER.indexOf(b.weight));

const times = (count: number) => (count > 1 ? ` (${count} times)` : '');
const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function countsOf({ calls }: Report): string {
  const count = (verdict: Verdict) => calls.filter((call) => call.verdict === verdict).length;
  return [
    `${count('holds')} hold`,
    `${count('liberal')} read liberally`,
    `${count('departs')} depart`,
    `${count('not made')} not made`,
  ].join(', ');
}

/** Sums up the report in one sentence. */
function conclusion(report: Report): string {
  if (report.outcome === 'could not run')
    return `The check could not run to its end: ${report.reason}.`;
  return report.outcome === 'holds' ? 'The contract holds.' : 'The contract does not hold.';
}

function textOfCall(call: CallReport): string[] {
  const head = `${SIGNS[call.verdict]} ${call.method} ${call.path}`;
  if (call.notMade !== null) return [`${head}  not made: ${call.notMade}`];
  const slowest = call.slowestMs === null ? '' : `, ${call.slowestMs} ms at most`;
  const findings = byWeight(call.findings).map(({ weight, field, text, count }) => {
    const place = field === null ? '' : `${field}: `;
    return `    ${WEIGHTS[weight]}: ${place}${text}${times(count)}`;
  });
  const shows = call.shows.map((text) => `    the portal shows: ${text}`);
  return [`${head}  ${plural(call.requests, 'request')}${slowest}`, ...findings, ...shows];
}

/** Writes the report as text. */
export function textReport(report: Report): string {
  const left = report.leftBehind.map((one) => `LEFT BEHIND, remove it by hand: ${one}`);
  return [
    `Contract check of ${report.baseUrl} (${report.mode}), ${report.startedAt}`,
    '',
    ...report.calls.flatMap(textOfCall),
    '',
    ...left,
    `${plural(report.calls.length, 'call')}: ${countsOf(report)}.`,
    conclusion(report),
    '',
  ].join('\n');
}

/** Escapes a server's words, so that Markdown takes nothing in them for markup. */
const plain = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_[\]#|~]/g, '\\$&');

function markdownOfCall(call: CallReport): string[] {
  const findings = byWeight(call.findings).map(({ weight, field, text, count }) => {
    const place = field === null ? '' : `${plain(field)}: `;
    return `- **${WEIGHTS[weight]}**: ${place}${plain(text)}${times(count)}`;
  });
  const shows = call.shows.map((text) => `- the portal shows: ${plain(text)}`);
  return [
    '',
    `### ${SIGNS[call.verdict]} ${call.method} ${plain(call.path)}`,
    '',
    ...findings,
    ...shows,
  ];
}

/** Writes the report as Markdown: a table of all calls, and the findings of each. */
export function markdownReport(report: Report): string {
  const rows = report.calls.map((call) => {
    const count = (weight: Weight) =>
      call.findings.filter((finding) => finding.weight === weight).length;
    const path = `${call.method} ${plain(call.path)}`;
    const slowest = call.slowestMs === null ? '' : `${call.slowestMs} ms`;
    const verdict = call.notMade === null ? call.verdict : `not made: ${plain(call.notMade)}`;
    return `| ${SIGNS[call.verdict]} | ${path} | ${verdict} | ${count('departs')} | ${count('liberal')} | ${call.requests} | ${slowest} |`;
  });
  const made = report.calls.filter(
    ({ findings, shows, notMade }) => notMade === null && findings.length + shows.length > 0,
  );
  const left = report.leftBehind.map(
    (one) => `- **Left behind, remove it by hand**: ${plain(one)}`,
  );
  return [
    `# Contract check of ${plain(report.baseUrl)}`,
    '',
    `${conclusion(report)} ${countsOf(report)}. Mode: ${report.mode}; ${report.startedAt}.`,
    ...(left.length > 0 ? ['', ...left] : []),
    '',
    '| | call | verdict | departs | read liberally | requests | slowest |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '## Call by call',
    ...made.flatMap(markdownOfCall),
    '',
  ].join('\n');
}

/** Writes the report as JSON. */
export const jsonReport = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;
