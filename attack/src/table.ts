import type { Outcome } from './line';

export function tableOf(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ id }) => id.length));
  return outcomes
    .map(({ id, result, tried, expected, seen }) => {
      const under = `${' '.repeat(width + 2)}  `;
      return [
        `${id.padEnd(width)}  ${result}: ${tried}`,
        `${under}expected: ${expected}`,
        `${under}${result === 'not decided here' ? 'why' : 'seen'}: ${seen}`,
      ].join('\n');
    })
    .join('\n');
}

export function sumOf(outcomes: readonly Outcome[]): string {
  const count = (wanted: Outcome['result']): number => outcomes.filter(({ result }) => result === wanted).length;
  return `${count('ok')} ok, ${count('FAILED')} failed, ${count('not decided here')} not decided here`;
}
