import path from 'node:path';
import { parseArgs } from 'node:util';
import { requireDatabase } from './backup/backup-source';
import { BackupRefused } from './backup/backup-format';
import { chainInWords, here, missingInWords, openProgress, runCommand } from './backup/command-line';
import { moveData } from './backup/move-data';
import { openTargetServer, placeOf } from './backup/target-server';
import { readConfig, type Config } from './platform/config/config';
import { openDatabase } from './platform/database/open-database';
import { openStorage } from './platform/storage/open-storage';

const USAGE = `npm run move-data -- --to postgres://user:password@server:5432/database [--documents FOLDER | --documents bucket]
  Moves the embedded database of REGISTRAR_DATA to an empty PostgreSQL database; the portal must be stopped. Documents
  stay where they are, or go to another data folder, or into the bucket of S3_BUCKET. See docs/data.md.`;

/**
 * Where the documents go; without the option they stay. With S3_BUCKET they lie in the bucket already, unless they are
 * to go there now.
 */
function storagesOf(
  config: Config,
  documents: string | undefined,
): { from: Pick<Config, 'storage' | 'dataDirectory'>; to: Pick<Config, 'storage' | 'dataDirectory'> | undefined } {
  if (documents === undefined) return { from: config, to: undefined };
  if (documents !== 'bucket')
    return { from: config, to: { storage: { kind: 'folder' }, dataDirectory: here(documents) } };
  if (config.storage.kind !== 's3')
    throw new BackupRefused('--documents bucket needs S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY in the environment.');
  return { from: { storage: { kind: 'folder' }, dataDirectory: config.dataDirectory }, to: config };
}

function nextSteps(config: Config, to: string, documents: Pick<Config, 'storage' | 'dataDirectory'>): string {
  const bucket = documents.storage.kind === 's3' ? documents.storage.place.bucket : undefined;
  return [
    'Next, in the environment of the gateways:',
    `  DATABASE_URL=postgres://…@${placeOf(to)}   (with user and password, as you named it)`,
    bucket === undefined
      ? `  REGISTRAR_DATA=${documents.dataDirectory}   (the documents lie in its folder documents)`
      : `  S3_BUCKET=${bucket}   (and the other S3_… as now)`,
    `Keep the secrets of ${path.join(config.dataDirectory, 'secrets')}: OTP_PEPPER above all, old passwords are sealed with it (docs/data.md).`,
    `${config.dataDirectory} was not changed. Without DATABASE_URL a start opens the old database again: set the folder ${path.join(config.dataDirectory, 'database')} aside once you are content.`,
  ].join('\n');
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, documents: { type: 'string' } } });
  if (values.to === undefined) {
    console.error(USAGE);
    return 1;
  }
  const { DATABASE_URL: _otherDatabase, ...environment } = process.env;
  const config = readConfig({ ...environment, REGISTRAR_MODE: 'embedded' });
  if (config.database.kind !== 'directory') throw new BackupRefused('There is no embedded database to move.');
  const storages = storagesOf(config, values.documents);
  placeOf(values.to);
  requireDatabase(config.database.directory);
  const source = await openDatabase(config.database); // takes the lock: the portal is stopped, and stays so
  const progress = openProgress();
  try {
    const target = await openTargetServer(values.to);
    try {
      const moved = await moveData(
        {
          from: { database: source, storage: openStorage(storages.from).storage },
          to: { database: target, storage: storages.to && openStorage(storages.to).storage },
          onProgress: progress.show,
        },
        new Date(),
      );
      progress.end();
      console.log(
        `Moved to ${placeOf(values.to)}: ${moved.tables} tables with ${moved.rows} rows. Every table was compared, row for row.`,
      );
      console.log(
        `${moved.documents} documents ${storages.to ? 'were carried over and read back' : 'stay where they are; each was read and is what its name says'}.`,
      );
      if (moved.broughtForward.length > 0)
        console.log(
          `The data was of an older version; these migrations were taken: ${moved.broughtForward.join(', ')}.`,
        );
      if (moved.missing.length > 0) console.error(missingInWords(moved.missing));
      if (moved.demoAccounts > 0)
        console.error(
          `${moved.demoAccounts} accounts of the demonstration came along, and everybody knows their password. Disable them at /management/staff, or on the database, before anybody else reaches this portal.`,
        );
      (moved.audit.intact ? console.log : console.error)(chainInWords(moved.audit));
      console.log(nextSteps(config, values.to, storages.to ?? storages.from));
      return moved.audit.intact && moved.missing.length === 0 ? 0 : 1;
    } finally {
      progress.end();
      await target.close();
    }
  } finally {
    await source.close();
  }
});
