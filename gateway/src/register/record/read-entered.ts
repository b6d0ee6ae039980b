import type { Entered } from '@registrar/domain/calls/company-record';
import { letterKinds, printedVerificationCode } from '@registrar/domain/calls/letters';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import type { RegisterEntry } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import type { PrivateParts } from './private-parts';
import { changesOf, ownTitleOf } from './read-history';
import { entriesOf } from './read-record';

/**
 * The entries of a company with their filings, the newest first; `applicationId` limits them to a filing, `parts` to
 * these parts. Not public: it contains identity documents of people.
 */
export async function readEntered(
  db: Kysely<DB>,
  companyId: string,
  { applicationId, parts }: { readonly applicationId?: string; readonly parts?: PrivateParts },
): Promise<Entered> {
  const every = (await entriesOf(db, companyId)) ?? refuse('REQ-404');
  const entries = every.filter(
    (entry) =>
      (applicationId === undefined || entry.applicationId === applicationId) &&
      (parts === undefined || parts.aspects.has(entry.aspect)),
  );
  const ids = [...new Set(entries.flatMap((entry) => entry.applicationId ?? []))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('application')
          .select(['id', 'application_number', 'process_name'])
          .where('id', 'in', ids)
          .execute();
  const papers =
    ids.length === 0
      ? []
      : await db
          .selectFrom('letter')
          .select(['application_id', 'code', 'kind'])
          .where('application_id', 'in', ids)
          // a filing of several companies gives each its own
          .where((is) => is.or([is('company_id', 'is', null), is('company_id', '=', companyId)]))
          .where('paper', 'is not', null)
          .where('language', '<>', 'en')
          .orderBy('issued_at')
          .execute();
  const mayReadPapers = (process: string) =>
    parts === undefined || parts.processes === 'ALL' || parts.processes.has(process);
  const papersOf = (id: string) =>
    papers
      .filter((paper) => paper.application_id === id)
      .map(({ code, kind }) => ({
        code,
        kind: letterKinds.schema.parse(kind),
        link: `/verify-document?code=${printedVerificationCode(code)}`,
      }));
  const filings = new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        applicationNumber: row.application_number,
        process: everyProcess.schema.parse(row.process_name),
        papers: mayReadPapers(row.process_name) ? papersOf(row.id) : [],
      },
    ]),
  );
  const groups = new Map<string, RegisterEntry[]>();
  for (const entry of entries) {
    const key = `${entry.effectiveOn}/${entry.applicationId ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  // on one day, migrated entries come before those of a filing
  const isFiled = ([entry]: readonly RegisterEntry[]): number => (entry?.applicationId == null ? 0 : 1);
  return [...groups.values()]
    .sort(
      (one, other) =>
        (one[0]?.effectiveOn ?? '').localeCompare(other[0]?.effectiveOn ?? '') || isFiled(one) - isFiled(other),
    )
    .map((group) => ({
      effectiveOn: group[0]?.effectiveOn ?? '',
      filing: filings.get(group[0]?.applicationId ?? '') ?? null,
      changes: group.flatMap(changeOf),
    }))
    .filter(({ changes }) => changes.length > 0)
    .reverse();
}

function changeOf({ aspect, subjectId, before, after }: RegisterEntry): Entered[number]['changes'] {
  const fields = changesOf(before, after);
  // a filing enters a part as a whole, even when no field has changed
  if (fields.length === 0) return [];
  const kind = after === null ? ('ENDED' as const) : before === null ? ('ENTERED' as const) : ('CHANGED' as const);
  return [
    {
      aspect,
      subjectId,
      kind,
      title: ownTitleOf(subjectId, after ?? before),
      fields: kind === 'CHANGED' || subjectId === null ? fields : [],
    },
  ];
}
