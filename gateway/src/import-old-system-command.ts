import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { importOldSystem } from './old-system/import/import-old-system';
import { UnreadableFile } from './old-system/import/read-lines';
import { openReport, summaryOf } from './old-system/import/import-report';
import { readConfig } from './platform/config/config';
import { hasErrorCode } from './platform/error-code';
import { ExplainedError } from './platform/explained-error';
import { openPlatform } from './platform/platform';

const USAGE = `npm run import:old-system -- FILE.csv [--report REPORT.csv]
  Loads users and companies of the old system. May be run again. The columns are in docs/data.md.`;

/** npm runs a command in the repository's folder; the file is named relative to the person's own folder. */
const here = (file: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

async function importFile(file: string, reportFile: string): Promise<void> {
  fs.accessSync(file, fs.constants.R_OK);
  const platform = await openPlatform(readConfig(process.env), { log: pino({ level: 'warn' }) });
  const report = openReport(reportFile);
  try {
    const summary = await importOldSystem(platform, { open: () => fs.createReadStream(file), onRefused: report.write });
    console.log(summaryOf(summary, reportFile));
  } finally {
    await report.close();
    await platform.close();
  }
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { report: { type: 'string' } } });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    console.error(USAGE);
    process.exit(1);
  }
  await importFile(here(file), here(values.report ?? `${file.replace(/\.csv$/i, '')}.report.csv`));
  process.exit(0);
} catch (error) {
  const understood =
    error instanceof ExplainedError ||
    error instanceof UnreadableFile ||
    hasErrorCode(error, 'ENOENT', 'EACCES', 'EISDIR');
  console.error(understood && error instanceof Error ? error.message : error);
  process.exit(1);
}
