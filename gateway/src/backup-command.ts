import { parseArgs } from 'node:util';
import { openBackupSource } from './backup/backup-source';
import { here, missingInWords, openProgress, runCommand } from './backup/command-line';
import { writeBackup } from './backup/write-backup';
import { readConfig } from './platform/config/config';
import { openStorage } from './platform/storage/open-storage';

const USAGE = `npm run backup -- FILE
  Writes the database and every stored document into one new file. The portal may run. See "Backup" in docs/data.md.`;

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    console.error(USAGE);
    return 1;
  }
  const config = readConfig(process.env);
  const target = here(file);
  const database = await openBackupSource(config);
  const progress = openProgress();
  try {
    const written = await writeBackup(
      { database, storage: openStorage(config).storage },
      target,
      new Date(),
      progress.show,
    );
    progress.end();
    console.log(
      `${target}: ${written.tables} tables with ${written.rows} rows, ${written.documents} documents, ${written.bytes} bytes.`,
    );
    console.log(
      'The file holds personal data: keep it where few can read it, encrypted if it leaves this machine. Keys and passwords of the portal are not in it.',
    );
    if (written.missing.length === 0) return 0;
    console.error(missingInWords(written.missing));
    return 1;
  } finally {
    progress.end();
    await database.close();
  }
});
