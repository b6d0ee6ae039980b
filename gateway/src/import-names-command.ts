import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { ConfigurationError, readConfig } from './platform/config/config';
import { openCsvReport } from './platform/csv-report';
import { DirectoryInUse } from './platform/database/directory-lock';
import { hasErrorCode } from './platform/error-code';
import { openPlatform } from './platform/platform';
import { importNames } from './register/import-names/import-names';
import { UnreadableNames } from './register/import-names/read-name-lines';

const USAGE = `npm run import:names -- FILE.csv [--office KTM] [--report REPORT.csv]
  Loads companies and their names: registration_number, name_english, name_nepali, status, date. Goes on where an earlier
  run of the same file ended. The columns are explained in docs/operations.md.`;
const BEGINNING = 1_048_576;

/** npm runs a command in the repository's folder; the file is named from where the person stands. */
const here = (file: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** Of the beginning and the length: the whole of a large file need not be read twice. */
function fingerprintOf(file: string): string {
  const handle = fs.openSync(file, 'r');
  try {
    const start = Buffer.alloc(Math.min(BEGINNING, fs.fstatSync(handle).size));
    fs.readSync(handle, start);
    return createHash('sha256').update(start).update(String(fs.fstatSync(handle).size)).digest('hex');
  } finally {
    fs.closeSync(handle);
  }
}

async function importFile(file: string, office: string, reportFile: string): Promise<void> {
  const fingerprint = fingerprintOf(file);
  const platform = await openPlatform(readConfig(process.env), { log: pino({ level: 'warn' }) });
  const report = openCsvReport(reportFile, ['line', 'reason'], { append: true });
  try {
    const summary = await importNames(platform, {
      source: fs.createReadStream(file), fingerprint, office,
      onRefused: ({ line, reason }) => report.write([line, reason]),
      onProgress: (lines) => void process.stderr.write(`\r${lines} lines`),
    });
    process.stderr.write('\n');
    if (summary.resumedAfter > 0) console.log(`went on after line ${summary.resumedAfter}`);
    console.log(`${summary.added} companies added in ${summary.seconds.toFixed(1)} s (${Math.round(summary.added / Math.max(0.001, summary.seconds))} a second)`);
    console.log(summary.refused === 0 ? 'refused: none' : `refused: ${summary.refused} lines, each with its reason in ${reportFile}`);
    console.log(`learned from ${summary.learned.names} names: ${summary.learned.words} words, ${summary.learned.pairs} pairs`);
  } finally {
    await report.close();
    await platform.close();
  }
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { report: { type: 'string' }, office: { type: 'string', default: 'KTM' } } });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    console.error(USAGE);
    process.exit(1);
  }
  await importFile(here(file), values.office.toUpperCase(), here(values.report ?? `${file.replace(/\.csv$/i, '')}.report.csv`));
  process.exit(0);
} catch (error) {
  const understood = error instanceof ConfigurationError || error instanceof DirectoryInUse || error instanceof UnreadableNames || hasErrorCode(error, 'ENOENT', 'EACCES', 'EISDIR');
  console.error(understood && error instanceof Error ? error.message : error);
  process.exit(1);
}
