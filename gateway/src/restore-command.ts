import { parseArgs } from 'node:util';
import { chainInWords, here, missingInWords, openProgress, runCommand } from './backup/command-line';
import { restoreBackup } from './backup/restore-backup';
import { openRestoreTarget } from './backup/restore-target';
import { readConfig } from './platform/config/config';
import { openStorage } from './platform/storage/open-storage';

const USAGE = `npm run restore -- FILE
  Fills the empty database and the storage that the environment names (REGISTRAR_DATA, DATABASE_URL, S3_BUCKET) from a
  backup, which may come from the other kind of database. See "Restore" in docs/data.md.`;

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    console.error(USAGE);
    return 1;
  }
  const config = readConfig(process.env);
  const target = await openRestoreTarget(config);
  const progress = openProgress();
  try {
    const restored = await restoreBackup(
      { database: target.database, storage: openStorage(config).storage },
      here(file),
      progress.show,
      new Date(),
    );
    progress.end();
    await target.close('filled');
    console.log(
      `Restored as of ${restored.takenAt}: ${restored.tables} tables with ${restored.rows} rows, ${restored.documents} documents. Every table was compared with the backup.`,
    );
    if (restored.broughtForward.length > 0)
      console.log(
        `The backup is of an older version; these migrations were taken: ${restored.broughtForward.join(', ')}.`,
      );
    if (restored.missing.length > 0) console.error(missingInWords(restored.missing));
    (restored.audit.intact ? console.log : console.error)(chainInWords(restored.audit));
    return restored.audit.intact && restored.missing.length === 0 ? 0 : 1;
  } catch (error) {
    progress.end();
    await target.close('failed');
    throw error;
  }
});
