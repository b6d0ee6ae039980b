import { OPEN_DATA_FILES, type OpenDataFile, type OpenDataManifest } from '@registrar/domain/calls/open-data-exports';
import { addDays } from '@registrar/domain/calendar';
import { sql } from 'kysely';
import { z } from 'zod';
import { dayInNepal } from '../../platform/clock';
import { BASE } from '../../platform/http/gateway-app';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { Platform } from '../../platform/platform';
import { writeFiles, type WrittenFiles } from './write-files';

const LOOK_SECONDS = 15 * 60;
/** After this long without an end, the gateway that began it has stopped. */
const GIVEN_UP_MS = 60 * 60_000;
/** Days whose files are kept. */
const KEPT_DAYS = 7;
const MEDIA_TYPE = 'application/gzip';
const exportJob: JobKind<object> = { kind: 'export-open-data', payload: z.object({}), lane: 'exports' };

/** Makes the files of each day once, soon after midnight in Nepal, or when a gateway is there again. */
export function watchExports(platform: Platform): void {
  platform.jobs.every(LOOK_SECONDS, exportJob, async () => void (await makeExport(platform)));
}

/** False: the files of today are there, or are being made. */
export async function makeExport(platform: Platform): Promise<boolean> {
  const { clock, runUnitOfWork, signer } = platform;
  const begunAt = clock.now();
  const day = dayInNepal(begunAt);
  if (!(await begin(platform, day, begunAt))) return false;
  const written = await writeFiles(platform);
  const manifest = JSON.stringify(manifestOf(platform, { day, begunAt, written }));
  const signed = await signer.signText(manifest);
  const left = await runUnitOfWork(async (unit) => {
    await unit.tx
      .updateTable('open_data_export')
      .set({
        made_at: unit.now,
        manifest,
        keys: JSON.stringify(Object.fromEntries(OPEN_DATA_FILES.map((name) => [name, written.files[name].key]))),
        signature: signed.signature,
        certificate: signed.certificate,
        key_fingerprint: signed.fingerprint,
        signer: signed.signer,
      })
      .where('day', '=', day)
      .execute();
    const old = await unit.tx
      .deleteFrom('open_data_export')
      .where('day', '<=', addDays(day, -KEPT_DAYS))
      .returning('keys')
      .execute();
    const kept = await unit.tx.selectFrom('open_data_export').select('keys').execute();
    const stillThere = new Set(kept.flatMap(({ keys }) => keysIn(keys)));
    // a register without a change has the same files on two days
    return old.flatMap(({ keys }) => keysIn(keys)).filter((key) => !stillThere.has(key));
  });
  for (const key of left) await platform.storage.delete(key);
  return true;
}

/** One gateway makes them. */
async function begin({ database: { db } }: Platform, day: string, now: Date): Promise<boolean> {
  const begun = await db
    .insertInto('open_data_export')
    .values({ day, begun_at: now })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ begun_at: now })
        .where('open_data_export.made_at', 'is', null)
        .where('open_data_export.begun_at', '<', new Date(now.getTime() - GIVEN_UP_MS)),
    )
    .returning(sql`1`.as('one'))
    .executeTakeFirst();
  return begun !== undefined;
}

function manifestOf(
  { config: { portalUrl }, clock }: Platform,
  { day, begunAt, written }: { readonly day: string; readonly begunAt: Date; readonly written: WrittenFiles },
): OpenDataManifest {
  return {
    register: portalUrl,
    day,
    begunAt: begunAt.toISOString(),
    madeAt: clock.now().toISOString(),
    companies: written.companies,
    files: OPEN_DATA_FILES.map((name) => ({
      name,
      mediaType: MEDIA_TYPE,
      sha256: written.files[name].sha256,
      size: written.files[name].size,
      url: new URL(`${BASE}/public/open-data/${day}/${name}`, portalUrl).href,
    })),
  };
}

const keysSchema = z.partialRecord(z.enum(OPEN_DATA_FILES), z.string()).nullable();
export const keyOf = (keys: unknown, name: OpenDataFile): string | undefined => keysSchema.parse(keys)?.[name];
const keysIn = (keys: unknown): string[] => Object.values(keysSchema.parse(keys) ?? {});
