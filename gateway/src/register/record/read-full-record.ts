import type { FullRecord } from '@registrar/domain/calls/company-record';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { leavesOf, recordOn, settersOf } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import type { PrivateParts } from './private-parts';
import { ownTitleOf } from './read-history';
import { entriesOf, keptSince } from './read-record';

/**
 * Every field of these parts as of a day, with the filing that set it: for the company's representatives and for the
 * office.
 */
export async function readFullRecord(
  db: Kysely<DB>,
  companyId: string,
  on: string,
  { aspects }: Pick<PrivateParts, 'aspects'>,
): Promise<FullRecord> {
  const entries = ((await entriesOf(db, companyId)) ?? refuse('REQ-404')).filter(({ aspect }) => aspects.has(aspect));
  const { version } = await db
    .selectFrom('company')
    .select('version')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const filings = [...new Set(entries.flatMap(({ applicationId }) => applicationId ?? []))];
  const rows =
    filings.length === 0
      ? []
      : await db
          .selectFrom('application')
          .select(['id', 'application_number', 'process_name'])
          .where('id', 'in', filings)
          .execute();
  const byPart = new Map<string, typeof entries>();
  for (const entry of entries) {
    const key = `${entry.aspect}/${entry.subjectId ?? ''}`;
    byPart.set(key, [...(byPart.get(key) ?? []), entry]);
  }
  return {
    on,
    keptSince: keptSince(entries),
    version,
    filings: rows.map((row) => ({
      id: row.id,
      applicationNumber: row.application_number,
      process: everyProcess.schema.parse(row.process_name),
    })),
    parts: recordOn(entries, on).map(({ aspect, subjectId, data }) => {
      const setters = settersOf(byPart.get(`${aspect}/${subjectId ?? ''}`) ?? [], on);
      return {
        aspect,
        subjectId,
        title: ownTitleOf(subjectId, data),
        fields: [...leavesOf(data)].map(([path, value]) => {
          const setter = setters.get(path);
          return { path, value, setOn: setter?.effectiveOn ?? on, setBy: setter?.applicationId ?? null };
        }),
      };
    }),
  };
}
