import { addDays } from '@registrar/domain/calendar';
import {
  publicParts,
  samePart,
  type PartData,
  type RegisterAspect,
  type RegisterEntry,
} from '@registrar/domain/register';
import { z } from 'zod';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { giveVersion, raiseVersion } from './company-version';
import { readOpeningEntries } from './opening-entries';
import { readLastEntries } from './read-entries';

/** The filing that changes the register, and the day from which the change is effective. */
export interface Filing {
  readonly companyId: string;
  /** Null: no filing, but an action of the office. */
  readonly applicationId: string | null;
  /** AD; not before the last entry of the same part. */
  readonly effectiveOn: string;
}

/** The new state of a part. `subjectId` when a company has several of them; `after` null: the part ends. */
export interface NewEntry {
  readonly aspect: RegisterAspect;
  readonly subjectId?: string | null;
  readonly after: PartData | null;
  /** AD: the day that the filing gives for the part; it may be before the day of the entry. */
  readonly happenedOn?: string | null;
}

const BATCH = 500;

/** The first entries of a new company. */
export async function beginRecord(unit: UnitOfWork, filing: Filing, entries: readonly NewEntry[]): Promise<void> {
  const { version } = await unit.tx
    .selectFrom('company')
    .select('version')
    .where('id', '=', filing.companyId)
    .executeTakeFirstOrThrow();
  await write(unit, filing, giveVersion(unit, filing.companyId, version), [], entries);
}

/**
 * Enters the changes of a filing and raises the company's version by one, once per unit of work. An unchanged part gets
 * no entry. A company from before the entries gets its opening entries first. Returns the new version.
 */
export async function enterInRegister(unit: UnitOfWork, filing: Filing, entries: readonly NewEntry[]): Promise<number> {
  const { tx } = unit;
  const { companyId } = filing;
  // locks the company, so that its changes run one after the other
  const { version: before } = await tx
    .selectFrom('company')
    .select('version')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  let last = await readLastEntries(tx, companyId);
  if (last.length === 0) {
    const opening = (await readOpeningEntries(tx, companyId)) ?? [];
    for (const entry of opening)
      await write(unit, { companyId, applicationId: null, effectiveOn: entry.effectiveOn }, before, [], [entry]);
    last = await readLastEntries(tx, companyId);
  }
  const version = await raiseVersion(unit, companyId);
  await write(unit, filing, version, last, entries);
  return version;
}

async function write(
  unit: UnitOfWork,
  filing: Filing,
  version: number,
  last: readonly RegisterEntry[],
  entries: readonly NewEntry[],
): Promise<void> {
  const changed = followingOn(last, entries);
  for (const { aspect, after } of changed) if (after !== null) publicParts[aspect].parse(after);
  for (let start = 0; start < changed.length; start += BATCH) {
    await unit.tx
      .insertInto('register_entry')
      .values(
        changed.slice(start, start + BATCH).map((entry) => ({
          id: unit.newId(),
          company_id: filing.companyId,
          aspect: entry.aspect,
          subject_id: entry.subjectId ?? null,
          revision: entry.revision,
          before: jsonOf(entry.before),
          after: jsonOf(entry.after),
          effective_on: filing.effectiveOn,
          happened_on: entry.happenedOn ?? null,
          application_id: filing.applicationId,
          company_version: version,
          recorded_at: unit.now,
        })),
      )
      .execute();
  }
  await repeatDirectors(
    unit,
    filing,
    changed.filter(({ aspect }) => aspect === 'DIRECTOR'),
  );
}

interface Following extends NewEntry {
  readonly revision: number;
  readonly before: PartData | null;
}

/** The entries that change something, each after the one before it of the same part. */
function followingOn(last: readonly RegisterEntry[], entries: readonly NewEntry[]): readonly Following[] {
  const known = new Map<string, Pick<RegisterEntry, 'revision' | 'after'>>(last.map((entry) => [keyOf(entry), entry]));
  return entries.flatMap((entry): Following[] => {
    const { revision = 0, after: before = null } = known.get(keyOf(entry)) ?? {};
    if (samePart(before, entry.after)) return [];
    known.set(keyOf(entry), { revision: revision + 1, after: entry.after });
    return [{ ...entry, revision: revision + 1, before }];
  });
}

const keyOf = ({ aspect, subjectId }: { aspect: RegisterAspect; subjectId?: string | null }): string =>
  `${aspect}/${subjectId ?? ''}`;

const jsonOf = (part: PartData | null): string | null => (part === null ? null : JSON.stringify(part));

const reachedBySchema = z.object({
  details: z.object({ email: z.string().nullish(), phoneNo: z.string().nullish() }).optional(),
});
const MOBILE = /^9\d{9}$/;

/**
 * Updates the table of directors, which repeats the register, so that directors are notified of changes of their
 * company.
 */
async function repeatDirectors(
  { tx, newId }: UnitOfWork,
  { companyId, effectiveOn }: Filing,
  entries: readonly NewEntry[],
): Promise<void> {
  for (const { subjectId = null, after } of entries) {
    if (subjectId === null) throw new Error('A director is one of several');
    const row = after === null ? { until: addDays(effectiveOn, -1) } : directorRow(after, effectiveOn);
    const known = await tx
      .updateTable('company_director')
      .set({ subject_id: subjectId, ...row })
      .where('company_id', '=', companyId)
      .where((where) => where.or([where('subject_id', '=', subjectId), where('id', '=', subjectId)]))
      .returning('id')
      .executeTakeFirst();
    if (!known && 'since' in row)
      await tx
        .insertInto('company_director')
        .values({ id: newId(), company_id: companyId, subject_id: subjectId, ...row })
        .execute();
  }
}

function directorRow(after: PartData, effectiveOn: string) {
  const { nameEnglish, nameNepali, since, until } = publicParts.DIRECTOR.parse(after);
  const { details } = reachedBySchema.parse(after);
  const phone = details?.phoneNo;
  return {
    name_english: nameEnglish,
    name_nepali: nameNepali,
    since: since ?? effectiveOn,
    until,
    email: details?.email ?? null,
    mobile_number: phone && MOBILE.test(phone) ? phone : null,
  };
}
