import fs from 'node:fs';
import type { RefusedLine, Tally } from './import-outcome';
import type { ImportSummary } from './import-old-system';

/** A CSV of the refused lines, written while they are found; without any, only its head. */
export function openReport(file: string): { write: (refused: RefusedLine) => void; close: () => Promise<void> } {
  const stream = fs.createWriteStream(file, { encoding: 'utf8', mode: 0o600 });
  stream.write('line,kind,old_id,reason\n');
  return {
    write: ({ line, kind, oldId, reason }) => void stream.write(`${[String(line), kind, oldId, reason].map(quoted).join(',')}\n`),
    close: () => new Promise((resolve, reject) => void stream.once('error', reject).end(resolve)),
  };
}

/** Quoted, and never a formula: the file is opened in a spreadsheet, and its words come from another file. */
function quoted(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

export function summaryOf({ users, companies, refused }: ImportSummary, reportFile: string): string {
  return [
    lineOf('users', users),
    lineOf('companies', companies),
    refused === 0 ? 'refused: none' : `refused: ${refused} lines, each with its reason in ${reportFile}`,
  ].join('\n');
}

function lineOf(kind: string, { added, changed, unchanged, settled }: Tally): string {
  return `${kind}: ${added} new, ${changed} changed, ${unchanged} unchanged, ${settled} left alone because they have come over`;
}
