import type { CompanyComparison, CompanyHistory, FieldChange } from '@registrar/domain/calls/company-record';
import { GRANTED } from '@registrar/domain/enumerations/application-status';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import {
  compareRecords,
  isPublic,
  leavesOf,
  publicParts,
  recordOn,
  type PartData,
  type RegisterAspect,
  type RegisterEntry,
} from '@registrar/domain/register';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import { entriesOf } from './read-record';

type Title = { nameEnglish: string; nameNepali: string } | null;

/** The public entries of a company, the newest first. */
export async function readHistory(db: Kysely<DB>, companyId: string): Promise<CompanyHistory> {
  const entries = (await publicEntries(db, companyId)) ?? refuse('REQ-404');
  const filings = [...new Set(entries.flatMap(({ applicationId }) => applicationId ?? []))];
  const rows =
    filings.length === 0
      ? []
      : await db
          .selectFrom('application')
          .leftJoin('company as filer', (join) =>
            join.onRef('filer.id', '=', 'application.company_id').on('filer.id', '<>', companyId),
          )
          .select([
            'application.id',
            'process_name',
            'filer.id as filer_id',
            'filer.name_english as nameEnglish',
            'filer.name_nepali as nameNepali',
            'filer.registration_number as registrationNumber',
          ])
          .where('application.id', 'in', filings)
          .execute();
  const processes = new Map(rows.map((row) => [row.id, everyProcess.schema.parse(row.process_name)]));
  const filers = new Map(
    rows.map(({ id, filer_id: filerId, nameEnglish, nameNepali, registrationNumber }) => [
      id,
      filerId === null
        ? null
        : {
            id: filerId,
            nameEnglish: nameEnglish ?? '',
            nameNepali: nameNepali ?? '',
            registrationNumber: registrationNumber ?? '',
          },
    ]),
  );
  const corrections = await correctionsOf(db, companyId);
  const groups = new Map<string, RegisterEntry[]>();
  for (const entry of entries) {
    const key = `${entry.effectiveOn}/${entry.applicationId ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()]
    .map((group) => ({
      effectiveOn: group[0]?.effectiveOn ?? '',
      process: processes.get(group[0]?.applicationId ?? '') ?? null,
      filedBy: filers.get(group[0]?.applicationId ?? '') ?? null,
      corrected: corrections.get(group[0]?.applicationId ?? '') ?? null,
      changes: group.flatMap((entry) => {
        const fields = changesOf(entry.before, entry.after);
        const kind =
          entry.after === null
            ? ('ENDED' as const)
            : entry.before === null
              ? ('ENTERED' as const)
              : ('CHANGED' as const);
        // a change of private fields only is not public
        return fields.length === 0
          ? []
          : [
              {
                aspect: entry.aspect,
                subjectId: entry.subjectId,
                kind,
                title: titleOf(entry.subjectId, entry.after ?? entry.before),
                fields,
              },
            ];
      }),
    }))
    .filter(({ changes }) => changes.length > 0)
    .reverse();
}

/** Which filings of the company were corrected, when, and by whose mistake; the last correction of each. */
async function correctionsOf(
  db: Kysely<DB>,
  companyId: string,
): Promise<ReadonlyMap<string, NonNullable<CompanyHistory[number]['corrected']>>> {
  const rows = await db
    .selectFrom('application')
    .leftJoin('application_section as mistake', (join) =>
      join.onRef('mistake.application_id', '=', 'application.id').on('mistake.section_key', '=', 'MISTAKE'),
    )
    .select(['application.subject_id', 'application.decided_at', sql<unknown>`mistake.data ->> 'fault'`.as('fault')])
    .where('application.company_id', '=', companyId)
    .where('application.subject_kind', '=', 'FILING')
    .where('application.status', 'in', GRANTED)
    .orderBy('application.decided_at')
    .execute();
  return new Map(
    rows.flatMap(({ subject_id: id, decided_at: at, fault }) =>
      id === null || at === null
        ? []
        : [[id, { on: dayInNepal(at), fault: fault === 'OFFICE' || fault === 'COMPANY' ? fault : null }] as const],
    ),
  );
}

/** The public fields that differ between two days. */
export async function readComparison(
  db: Kysely<DB>,
  companyId: string,
  from: string,
  to: string,
): Promise<CompanyComparison> {
  const entries = (await publicEntries(db, companyId)) ?? refuse('REQ-404');
  const [before, after] = [recordOn(entries, from), recordOn(entries, to)];
  return {
    from,
    to,
    differences: compareRecords(before, after).map(({ aspect, subjectId, path, ...values }) => {
      const part = [...after, ...before].find((other) => other.aspect === aspect && other.subjectId === subjectId);
      return {
        aspect,
        subjectId,
        path,
        before: valueOf(values.before),
        after: valueOf(values.after),
        title: titleOf(subjectId, part?.data ?? null),
      };
    }),
  };
}

/** The entries with public fields only. */
async function publicEntries(db: Kysely<DB>, companyId: string): Promise<RegisterEntry[] | undefined> {
  const entries = await entriesOf(db, companyId);
  return entries?.flatMap((entry) =>
    isPublic(entry.aspect)
      ? [{ ...entry, before: publicSide(entry.aspect, entry.before), after: publicSide(entry.aspect, entry.after) }]
      : [],
  );
}

const publicSide = (aspect: RegisterAspect, part: PartData | null): PartData | null =>
  part === null ? null : publicParts[aspect].parse(part);

export function changesOf(before: PartData | null, after: PartData | null): FieldChange[] {
  const [was, is] = [leavesOf(before ?? {}), leavesOf(after ?? {})];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .map((path) => ({ path, before: was.get(path) ?? null, after: is.get(path) ?? null }));
}

/** For readers of private details: the title of a part that is not public is the person named in its details. */
export function ownTitleOf(subjectId: string | null, part: PartData | null): Title {
  const parsed = namesInDetails.safeParse(part?.['details']).data;
  return (
    titleOf(subjectId, part) ??
    titleOf(subjectId, {
      nameEnglish: parsed?.fullNameEnglish ?? parsed?.nameEnglish ?? '',
      nameNepali: parsed?.fullNameNepali ?? parsed?.nameNepali ?? '',
    })
  );
}

const namesInDetails = z
  .object({ fullNameEnglish: z.string(), fullNameNepali: z.string(), nameEnglish: z.string(), nameNepali: z.string() })
  .partial();

const valueOf = (value: unknown): FieldChange['after'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

/** The title of one of several parts: its name, or its place. */
export function titleOf(subjectId: string | null, part: PartData | null): Title {
  if (subjectId === null || part === null) return null;
  const text = (key: string): string => (typeof part[key] === 'string' ? part[key] : '');
  const name = {
    nameEnglish: text('nameEnglish') || text('addressEnglish'),
    nameNepali: text('nameNepali') || text('addressNepali'),
  };
  return name.nameEnglish === '' && name.nameNepali === '' ? null : name;
}
