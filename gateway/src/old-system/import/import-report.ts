import fs from 'node:fs';
import { csvLine } from '@registrar/domain/sheets';
import type { RefusedLine, Tally } from './import-outcome';
import type { ImportSummary } from './import-old-system';

/** A CSV of the refused lines, written while they are found; without any, only its head. */
export function openReport(file: string): { write: (refused: RefusedLine) => void; close: () => Promise<void> } {
  const stream = fs.createWriteStream(file, { encoding: 'utf8', mode: 0o600 });
  stream.write(csvLine(['line', 'kind', 'old_id', 'reason']));
  return {
    write: ({ line, kind, oldId, reason }) => void stream.write(csvLine([line, kind, oldId, reason])),
    close: () => new Promise((resolve, reject) => void stream.once('error', reject).end(resolve)),
  };
}

export function summaryOf(
  { users, companies, focalPersons, payments, refused }: ImportSummary,
  reportFile: string,
): string {
  return [
    lineOf('users', users),
    lineOf('companies', companies),
    lineOf('focal persons', focalPersons),
    lineOf('payments', payments),
    refused === 0 ? 'refused: none' : `refused: ${refused} lines, each with its reason in ${reportFile}`,
  ].join('\n');
}

function lineOf(kind: string, { added, changed, unchanged, settled }: Tally): string {
  return `${kind}: ${added} new, ${changed} changed, ${unchanged} unchanged, ${settled} unchanged because they have been moved`;
}
