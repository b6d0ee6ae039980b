import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { readConfig } from './platform/config/config';
import { openCsvReport } from './platform/csv-report';
import { hasErrorCode } from './platform/error-code';
import { ExplainedError } from './platform/explained-error';
import { openPlatform } from './platform/platform';
import { importNames, linesDone } from './register/import-names/import-names';
import { UnreadableNames } from './register/import-names/read-name-lines';

const USAGE = `npm run import:names -- FILE.csv [--office KTM] [--report REPORT.csv]
  Loads companies and their names: registration_number, name_english, name_nepali, status, date. Goes on where an earlier
  run of the same file ended. The columns are explained in docs/data.md.`;

/** npm runs a command in the repository's folder; the file is named from where the person stands. */
const here = (file: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** Of every byte: a file that was mended is another one. */
async function fingerprintOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  const chunks: AsyncIterable<Buffer> = fs.createReadStream(file);
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}

async function importFile(file: string, office: string, reportFile: string): Promise<void> {
  const fingerprint = await fingerprintOf(file);
  const platform = await openPlatform(readConfig(process.env), { log: pino({ level: 'warn' }) });
  const before = await linesDone(platform, fingerprint);
  const report = openCsvReport(reportFile, ['line', 'reason'], (line) => Number(line) <= before);
  try {
    const summary = await importNames(platform, {
      source: fs.createReadStream(file),
      fingerprint,
      office,
      onRefused: ({ line, reason }) => report.write([line, reason]),
      onProgress: (lines) => void process.stderr.write(`\r${lines} lines`),
    });
    process.stderr.write('\n');
    if (summary.resumedAfter > 0) console.log(`went on after line ${summary.resumedAfter}`);
    console.log(
      `${summary.added} companies added in ${summary.seconds.toFixed(1)} s (${Math.round(summary.added / Math.max(0.001, summary.seconds))} a second)`,
    );
    if (summary.changed + summary.unchanged > 0)
      console.log(
        `${summary.changed} companies that were there have another status or day now, ${summary.unchanged} are unchanged`,
      );
    console.log(
      summary.refused === 0
        ? 'refused: none'
        : `refused: ${summary.refused} lines, each with its reason in ${reportFile}`,
    );
    console.log(
      `learned from ${summary.learned.names} names: ${summary.learned.words} words, ${summary.learned.pairs} pairs`,
    );
  } finally {
    report.close();
    await platform.close();
  }
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { report: { type: 'string' }, office: { type: 'string', default: 'KTM' } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    console.error(USAGE);
    process.exit(1);
  }
  await importFile(
    here(file),
    values.office.toUpperCase(),
    here(values.report ?? `${file.replace(/\.csv$/i, '')}.report.csv`),
  );
  process.exit(0);
} catch (error) {
  const understood =
    error instanceof ExplainedError ||
    error instanceof UnreadableNames ||
    hasErrorCode(error, 'ENOENT', 'EACCES', 'EISDIR');
  console.error(understood && error instanceof Error ? error.message : error);
  process.exit(1);
}
