import { judge, sayBar, type Row } from './row';

const HEADINGS = ['row', 'ours', 'peer', 'ratio', 'bar', 'met'];

/** One line a row, with what must be known about it underneath. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(cells);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const print = (line: readonly string[]): string =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  const body = rows.flatMap((row, index) => [
    print(lines[index] ?? []),
    ...(row.note === undefined ? [] : [`    ${row.note}`]),
  ]);
  return [print(HEADINGS), rule, ...body].join('\n');
}

function cells(row: Row): string[] {
  const { ours, peer, ratio, met } = judge(row);
  return [
    row.name,
    `${figure(ours)} ${row.unit}`,
    peer === null ? '' : figure(peer),
    ratio === null ? '' : `${ratio.toFixed(2)} ×`,
    sayBar(row.bar, row.unit),
    met === null ? '' : met ? 'yes' : 'NO',
  ];
}

function figure(value: number): string {
  if (Number.isNaN(value)) return '?';
  if (Number.isInteger(value) || value >= 1000) return Math.round(value).toString();
  return value < 10 ? value.toFixed(2) : value.toFixed(1);
}
