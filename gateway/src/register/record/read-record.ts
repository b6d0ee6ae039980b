import type { CompanyRecord } from '@registrar/domain/calls/company-record';
import { companyTypes } from '@registrar/domain/enumerations';
import {
  ordersOnShares,
  publicParts,
  recordOn,
  registerAspects,
  type PublicPart,
  type RegisterAspect,
  type RegisterEntry,
  type RegisterPart,
} from '@registrar/domain/register';
import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import { readOpeningEntries } from '../entries/opening-entries';
import { withPresentAddresses } from '../entries/present-addresses';
import { readEntries } from '../entries/read-entries';
import { orderFreezesOn } from '../standing-orders';

/** All entries; for a company without entries its opening entries. Undefined: there is no such company. */
export async function entriesOf(
  db: Kysely<DB>,
  companyId: string,
  aspects?: readonly RegisterAspect[],
): Promise<RegisterEntry[] | undefined> {
  const entries = await readEntries(db, companyId, { aspects });
  if (entries.length > 0) return withPresentAddresses(db, entries);
  const opening = await readOpeningEntries(db, companyId);
  return opening
    ?.filter(({ aspect }) => aspects === undefined || aspects.includes(aspect))
    .map((entry) => ({ ...entry, revision: 1, before: null, applicationId: null }));
}

/** The first day that the register has data for. */
export function keptSince(entries: readonly RegisterEntry[]): string {
  return entries.reduce(
    (first, { effectiveOn }) => (effectiveOn < first ? effectiveOn : first),
    entries[0]?.effectiveOn ?? '',
  );
}

/** Shareholders are not public, and some companies have ten thousand. */
const OF_THE_RECORD = registerAspects.keys.filter((aspect) => aspect !== 'SHAREHOLDER');

/** The public record as of a day; a day before the first entry is answered with 404. */
export async function readRecord(db: Kysely<DB>, companyId: string, on: string): Promise<CompanyRecord> {
  const entries = await entriesOf(db, companyId, OF_THE_RECORD);
  if (!entries) refuse('REQ-404');
  const parts = recordOn(entries, on);
  const [name] = partsOf(parts, 'NAME');
  const [type] = partsOf(parts, 'COMPANY_TYPE');
  const [registration] = partsOf(parts, 'REGISTRATION');
  const [status] = partsOf(parts, 'STATUS');
  if (!name || !type || !registration || !status) refuse('REQ-404', { message: 'register.notYet' });
  const { orders, ...office } = await db
    .selectFrom('office')
    .select(['name_english as nameEnglish', 'name_nepali as nameNepali'])
    .select((of) => ordersOn(of, companyId, on).as('orders'))
    .where('id', '=', registration.officeId)
    .executeTakeFirstOrThrow();
  const former = await db
    .selectFrom('company_former_name')
    .select(['name_english', 'name_nepali', 'changed_on', 'restored_on'])
    .where('company_id', '=', companyId)
    .orderBy('held_until', 'desc')
    .execute();
  const typeName = companyTypes.name(type.companyType);
  return {
    id: companyId,
    on,
    keptSince: keptSince(entries),
    name: bare(name),
    companyType: { key: type.companyType, nameEnglish: typeName.en, nameNepali: typeName.ne },
    registration: {
      registrationNumber: registration.registrationNumber,
      registeredOn: registration.registeredOn,
      office,
    },
    status: status.status,
    deregisteredOn: status.deregisteredOn,
    restoredOn: status.restoredOn ?? null,
    registeredOffice: partsOf(parts, 'REGISTERED_OFFICE').map(bare)[0] ?? null,
    headOffice: partsOf(parts, 'HEAD_OFFICE').map(bare)[0] ?? null,
    branches: partsOf(parts, 'BRANCH'),
    objectives: partsOf(parts, 'OBJECTIVES')[0]?.objectives ?? [],
    capital: partsOf(parts, 'CAPITAL').map(bare)[0] ?? null,
    directors: partsOf(parts, 'DIRECTOR'),
    focalPersons: partsOf(parts, 'FOCAL_PERSON'),
    auditors: partsOf(parts, 'AUDITOR'),
    orders: orders.map(({ court_nepali, court_english, ...order }) => ({
      ...order,
      court:
        court_nepali === null || court_english === null
          ? null
          : { nameNepali: court_nepali, nameEnglish: court_english },
    })),
    ordersOnShares: ordersOnShares(parts, on),
    formerNames: former
      .filter(
        (row) => wasFormer(row, on) && (row.name_english !== name.nameEnglish || row.name_nepali !== name.nameNepali),
      )
      .map((row) => ({ nameEnglish: row.name_english, nameNepali: row.name_nepali, changedOn: row.changed_on })),
  };
}

/** Orders that froze the company on that day, the oldest first; a value of the query. Days as text. */
function ordersOn(of: ExpressionBuilder<DB, 'office'>, companyId: string, on: string) {
  return jsonArrayFrom(
    of
      .selectFrom('company_order')
      .select([
        'kind as orderedBy',
        'court_nepali',
        'court_english',
        'order_number as number',
        'case_number as caseNumber',
        sql<string>`to_char(issued_on, 'YYYY-MM-DD')`.as('orderedOn'),
        sql<string | null>`to_char(ends_on, 'YYYY-MM-DD')`.as('endsOn'),
      ])
      .where('company_id', '=', companyId)
      .where(orderFreezesOn(on))
      .orderBy('issued_on')
      .orderBy('company_order.id'),
  );
}

/** A former name on that day that a revocation has not made present again. */
const wasFormer = (
  { changed_on, restored_on }: { changed_on: string | null; restored_on: string | null },
  on: string,
): boolean => (changed_on === null || changed_on <= on) && (restored_on === null || restored_on > on);

/** The public data of the parts of an aspect, with the id of each part. */
function partsOf<Aspect extends RegisterAspect>(
  parts: readonly RegisterPart[],
  aspect: Aspect,
): (PublicPart<Aspect> & { id: string })[] {
  const shape = publicParts[aspect];
  return parts.flatMap((part) =>
    part.aspect === aspect ? [{ ...(shape.parse(part.data) as PublicPart<Aspect>), id: part.subjectId ?? '' }] : [],
  );
}

function bare<Part extends { id: string }>({ id: _, ...part }: Part): Omit<Part, 'id'> {
  return part;
}
