import { areNumbers, numbersOf, type KittaRange } from './share-table';

/** Share numbers as the register's entries have them: "101-200, 305". In their order. */
export const kittaText = (ranges: readonly KittaRange[]): string =>
  numbersOf(ranges)
    .map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`))
    .join(', ');

/** The same back; throws where it is no list of share numbers. */
export function kittaOf(text: string): KittaRange[] {
  return text.split(', ').map((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map(Number);
    if (!areNumbers({ from, to }) || from < 1 || to < from) throw new RangeError(`These are no share numbers: ${text}`);
    return { from, to };
  });
}
