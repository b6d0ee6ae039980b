import { Readable } from 'node:stream';
import { addDays, dayNumber, weekdayOf } from '@registrar/domain/calendar';
import type { Gazette } from '@registrar/domain/calls/gazettes';
import type { Publication } from '@registrar/domain/calls/publications';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { readPublications } from '../open-data/publications/read-publications';
import { TEMPLATES } from '../papers/templates/sources';
import { DEMONSTRATION } from '../papers/typeset';
import { dayInNepal, startOfDayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { JobKind } from '../platform/jobs/job-kind';
import type { Platform } from '../platform/platform';
import { gazetteData } from './compose-gazette';

const LOOK_SECONDS = 30 * 60;
const AT_ONCE = 100;
const LARGEST_BYTES = 200 << 20;
const gazetteJob: JobKind<object> = { kind: 'make-gazette', payload: z.object({}), lane: 'exports' };

export function watchGazettes(platform: Platform): void {
  platform.jobs.every(LOOK_SECONDS, gazetteJob, async () => {
    while (await makeGazette(platform));
  });
}

interface Week {
  readonly number: number;
  readonly beginsOn: string;
  readonly endsOn: string;
}

/**
 * Makes the gazette of the first week that has ended and has none; false where there is none to make. A week in which
 * the gateway stood still gets its own later. Done by two at once, it is kept once.
 */
export async function makeGazette(platform: Platform): Promise<boolean> {
  const { clock, pdf, signer, storage, database, config } = platform;
  const week = await nextWeek(database.db, dayInNepal(clock.now()));
  if (!week) return false;
  const { publications, range } = await publishedIn(database.db, week, config.portalUrl);
  const gazette: Gazette = { ...week, publications };
  const madeAt = clock.now();
  const json = await storage.put(Readable.from([JSON.stringify(gazette)]), LARGEST_BYTES);
  const { bytes } = await pdf.render({
    main: 'gazette.typ',
    sources: TEMPLATES,
    madeAt,
    data: gazetteData(gazette, signer.demonstration ? DEMONSTRATION : null),
  });
  const words = { reason: `Gazette ${week.number}`, location: 'Nepal', contact: '', signedAt: madeAt };
  const paper = await storage.put(Readable.from([(await signer.sign(bytes, words)).bytes]), LARGEST_BYTES);
  const signed = await signer.signText(json.sha256);
  await database.db
    .insertInto('gazette')
    .values({
      number: week.number,
      week_begins_on: week.beginsOn,
      first_publication: range?.first ?? null,
      last_publication: range?.last ?? null,
      publications: publications.length,
      made_at: madeAt,
      pdf_key: paper.key,
      pdf_size: paper.size,
      json_key: json.key,
      json_size: json.size,
      json_sha256: json.sha256,
      signature: signed.signature,
      certificate: signed.certificate,
      key_fingerprint: signed.fingerprint,
      signer: signed.signer,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** The week after the last gazette, or that of the first publication, if it is over. */
async function nextWeek(db: Kysely<DB>, today: string): Promise<Week | undefined> {
  const last = await db
    .selectFrom('gazette')
    .select(['number', 'week_begins_on'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const first = last
    ? undefined
    : await db.selectFrom('register_publication').select('published_at').orderBy('number').limit(1).executeTakeFirst();
  if (!last && !first) return undefined;
  const beginsOn = last ? addDays(last.week_begins_on, 7) : sundayOf(dayInNepal(first?.published_at ?? new Date(0)));
  const endsOn = addDays(beginsOn, 6);
  return endsOn < today ? { number: (last?.number ?? 0) + 1, beginsOn, endsOn } : undefined;
}

const sundayOf = (day: string): string => addDays(day, -weekdayOf(dayNumber(day) ?? 0));

async function publishedIn(db: Kysely<DB>, { beginsOn, endsOn }: Week, portalUrl: string) {
  const found = await db
    .selectFrom('register_publication')
    .select((of) => [of.fn.min('number').as('first'), of.fn.max('number').as('last')])
    .where('published_at', '>=', startOfDayInNepal(beginsOn))
    .where('published_at', '<', startOfDayInNepal(addDays(endsOn, 1)))
    .executeTakeFirstOrThrow();
  const publications: Publication[] = [];
  if (found.first === null || found.last === null) return { publications, range: undefined };
  const [first, last] = [Number(found.first), Number(found.last)];
  for (let after = first - 1; after < last;) {
    const part = await readPublications(db, { after, limit: Math.min(AT_ONCE, last - after) }, portalUrl);
    publications.push(...part.publications);
    after = part.next;
  }
  // where nothing of a week is open data, its gazette says that nothing was entered
  return { publications, range: publications.length === 0 ? undefined : { first, last } };
}
