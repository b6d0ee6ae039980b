import { filedCompanySchema } from '@registrar/domain/calls/filed-company';
import { companyTypes } from '@registrar/domain/enumerations';
import type { FiledCompany } from '@registrar/domain/processes';
import type { RegisterPart } from '@registrar/domain/register';
import type { Kysely, Selectable } from 'kysely';
import { dayInNepal } from '../platform/clock';
import type { ApplicationTable, DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import { partSchema } from '../register/entries/read-entries';
import { readStandingCompany } from '../register/standing-company';
import type { RecordColumns } from './filing-records';

const { parts: partsSchema, shares: sharesSchema, deceased: deceasedSchema } = filedCompanySchema.shape;

/** Stores the present state of the company with the filing; the lock prevents changes meanwhile. */
export async function takeCompany(
  { tx, now }: UnitOfWork,
  applicationId: string,
  companyId: string,
): Promise<FiledCompany> {
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forShare().execute();
  const company = await readStandingCompany(tx, companyId, { on: dayInNepal(now) });
  const kept = {
    company_id: companyId,
    version: company.version,
    company_type: company.type,
    parts: JSON.stringify(company.parts),
    shares: company.shares && JSON.stringify(company.shares),
    deceased: company.deceased ? JSON.stringify(company.deceased) : null,
    taken_at: now,
  };
  await tx
    .insertInto('application_company')
    .values({ application_id: applicationId, role: 'FILER', ...kept })
    .onConflict((conflict) => conflict.columns(['application_id', 'company_id']).doUpdateSet(kept))
    .execute();
  return company;
}

/**
 * The company in the state stored with the filing; null when it has none. Orders are those of now: one that was placed
 * since stops what it stops.
 */
export async function readFiledCompany(
  db: Kysely<DB>,
  row: Pick<Selectable<ApplicationTable>, 'company_id' | 'company_version' | 'created_at'>,
  { filedCompany: kept, presentOrders }: Pick<RecordColumns, 'filedCompany' | 'presentOrders'>,
): Promise<FiledCompany | null> {
  if (row.company_id === null || row.company_version === null) return null;
  const company = kept
    ? keptCompany(kept)
    : // opened before companies were stored with their filings: the state is read from the register entries
      await readStandingCompany(db, row.company_id, {
        on: dayInNepal(row.created_at),
        version: row.company_version,
      });
  return { ...company, parts: withOrders(company.parts, presentOrders) };
}

function withOrders(parts: FiledCompany['parts'], present: RecordColumns['presentOrders']): FiledCompany['parts'] {
  const orders = present.flatMap(({ subject_id, after, effective_on, application_id }): RegisterPart[] => {
    const data = partSchema.parse(after);
    return data === null
      ? []
      : [{ aspect: 'ORDER', subjectId: subject_id, data, since: effective_on, applicationId: application_id }];
  });
  return [...parts.filter(({ aspect }) => aspect !== 'ORDER'), ...orders];
}

/** A company as its row keeps it with a filing. */
export function keptCompany(kept: NonNullable<RecordColumns['filedCompany']>): FiledCompany {
  const deceased = deceasedSchema.parse(kept.deceased ?? undefined);
  return {
    id: kept.company_id,
    version: kept.version,
    type: companyTypes.schema.nullable().parse(kept.company_type),
    parts: partsSchema.parse(kept.parts),
    shares: sharesSchema.parse(withTypes(kept.shares)),
    ...(deceased && { deceased }),
  };
}

/** A gateway of the version before keeps ranges without the type of their shares. */
const withTypes = (shares: unknown): unknown =>
  Array.isArray(shares) ? shares.map((range: object) => ({ shareType: null, ...range })) : shares;
