import { companiesToName, type FiledCompany } from '@registrar/domain/processes';
import { isPublic, publicParts, type RegisterPart } from '@registrar/domain/register';
import { sql, type RawBuilder } from 'kysely';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { readStandingCompany } from '../register/standing-company';
import { findApplication, frameOf, type Application, type ApplicationRow } from './application';

/**
 * Locks the company of a filing and all that it names until the unit of work ends, in the order of their ids, so that
 * two filings that name each other's company wait and do not block each other. The row of the application is locked
 * before, so that what it names does not change.
 */
export async function holdFiledCompanies({ tx }: UnitOfWork, { id, company_id }: ApplicationRow): Promise<void> {
  await tx
    .selectFrom('company')
    .select('id')
    .where((is) =>
      is.or([
        is('id', '=', company_id),
        is(
          'id',
          '=',
          sql<string>`any(array(select company_id from application_company
            where application_id = ${id} and role = 'NAMED'))`,
        ),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Locks what the companies that a filing names have not finished, before these companies: an action on one of them has
 * its own row and then waits for its company.
 */
export const holdFilingsOfNamed = (unit: UnitOfWork, { id }: ApplicationRow): Promise<void> =>
  holdOpenFilings(
    unit,
    sql`application.company_id in (
      select named.company_id from application_company named where named.application_id = ${id} and named.role = 'NAMED')`,
  );

/** The same of a company that ends in another way. */
export const holdFilingsOf = (unit: UnitOfWork, companyId: string): Promise<void> =>
  holdOpenFilings(unit, sql`application.company_id = ${companyId}`);

async function holdOpenFilings({ tx }: UnitOfWork, ofCompanies: RawBuilder<boolean>): Promise<void> {
  await tx
    .selectFrom('application')
    .select('id')
    .where(ofCompanies)
    .where('decided_at', 'is', null)
    .where('discarded_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Keeps with the filing the companies that its answers name, each with its version of now and what everybody may read
 * of it; one that was kept before keeps its version. Answers the application with them; without a statement for a
 * process that names none.
 */
export async function nameCompanies(unit: UnitOfWork, application: Application): Promise<Application> {
  const { definition, row, named } = application;
  if (!definition.register.named) return application;
  const wanted = new Set(companiesToName(definition, frameOf(application)));
  await giveUpNamed(
    unit,
    row.id,
    named.filter(({ id }) => !wanted.has(id)).map(({ id }) => id),
  );
  const kept = named.filter(({ id }) => wanted.has(id));
  const fresh = await takeNamed(
    unit,
    row.id,
    [...wanted].filter((id) => !kept.some((company) => company.id === id)),
  );
  return { ...application, named: [...kept, ...fresh].sort((a, b) => (a.id < b.id ? -1 : 1)) };
}

/** The same for answers that were written together: reads what they name now, and takes each as it is now. */
export async function takeNamedCompanies(unit: UnitOfWork, applicationId: string): Promise<void> {
  const written = await findApplication(unit.tx, applicationId, { forUpdate: false, today: dayInNepal(unit.now) });
  if (!written) return;
  const { named } = await nameCompanies(unit, { ...written, named: [] });
  const kept = written.named.filter(({ id }) => !named.some((company) => company.id === id)).map(({ id }) => id);
  await giveUpNamed(unit, applicationId, kept);
}

/** Stores the present state of these companies with the filing; an id that the register does not have is left out. */
async function takeNamed(
  { tx, now }: UnitOfWork,
  applicationId: string,
  ids: readonly string[],
): Promise<FiledCompany[]> {
  if (ids.length === 0) return [];
  const known = await tx.selectFrom('company').select('id').where('id', 'in', ids).orderBy('id').forShare().execute();
  const taken: FiledCompany[] = [];
  for (const { id } of known) {
    const company = await readStandingCompany(tx, id, { on: dayInNepal(now) });
    const parts = company.parts.filter(({ aspect }) => isPublic(aspect)).map(publicPart);
    const kept = {
      version: company.version,
      company_type: company.type,
      parts: JSON.stringify(parts),
      shares: null,
      taken_at: now,
    };
    await tx
      .insertInto('application_company')
      .values({ application_id: applicationId, company_id: id, role: 'NAMED', ...kept })
      .onConflict((conflict) => conflict.columns(['application_id', 'company_id']).doUpdateSet(kept))
      .execute();
    taken.push({ ...company, parts, shares: null });
  }
  return taken;
}

async function giveUpNamed({ tx }: UnitOfWork, applicationId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('application_company')
    .where('application_id', '=', applicationId)
    .where('role', '=', 'NAMED')
    .where('company_id', 'in', ids)
    .execute();
}

/** Who files names any company, so only what everybody may read of it goes along; the schema leaves out the rest. */
function publicPart({ aspect, data, ...part }: RegisterPart): RegisterPart {
  return { ...part, aspect, applicationId: null, data: { ...publicParts[aspect].parse(data) } };
}
