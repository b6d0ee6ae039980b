import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileReservations, type FiledReservations } from '../filed-reservations';
import { portal } from '../portal';

/** Beside the data it speaks of: it is good for as long as they are. */
const NOTE = join(portal.data, 'filed-for-a11y.json');
const CLAIM = `${NOTE}.claim`;
const PATIENCE_MS = 500_000;

/** Whether it is this process that files; the others read what it noted. */
const claimed = (): Promise<boolean> =>
  mkdir(CLAIM).then(
    () => true,
    () => false,
  );

/** The filings that the pages show, made by the first worker that needs them: they take half a minute. */
export async function filedOnce(): Promise<FiledReservations> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!existsSync(NOTE)) {
    if (await claimed()) {
      try {
        const filed = await fileReservations();
        writeFileSync(NOTE, JSON.stringify(filed));
        return filed;
      } finally {
        rmSync(CLAIM, { recursive: true });
      }
    }
    if (Date.now() > deadline)
      throw new Error(`Nobody has filed what the pages show; remove ${CLAIM} if no other run is under way`);
    await pause(250);
  }
  return JSON.parse(readFileSync(NOTE, 'utf8'));
}
