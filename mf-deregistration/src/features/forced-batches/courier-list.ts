import { toLatinDigits } from '@registrar/domain/digits';
import type { ServeForcedBatch } from '@registrar/domain/calls/forced-batches';

type Row = ServeForcedBatch['rows'][number];

/**
 * The list of a courier, as it is pasted or read from a CSV file: a line for each company, its registration number and
 * then the number of the receipt, with a comma, semicolon or tab between. A line without a digit in front is a heading.
 */
export function rowsOfCourier(text: string): Row[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [first = '', ...others] = line.split(/[,;\t]/).map((cell) => cell.trim().replaceAll(/^"|"$/g, ''));
    const registrationNumber = toLatinDigits(first);
    return /\d/.test(registrationNumber) ? [{ registrationNumber, proof: others.join(', ') }] : [];
  });
}

export const courierText = (rows: readonly Row[]): string =>
  rows.map(({ registrationNumber, proof }) => `${registrationNumber}, ${proof}`).join('\n');
