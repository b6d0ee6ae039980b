import type { ChosenCompany, CompanyBill, CompanyBills } from '@registrar/domain/calls/own-companies';
import { sql, type Kysely } from 'kysely';
import { isAmongOwnInvoices } from '../money/card/payers';
import { duesOfCompanies } from '../money/fines/read-dues';
import { readClosed } from '../money/payable-invoice';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { authorityOfGround, companiesOf, groundsOf, type Ground } from '../register/representation';

/**
 * What the companies have to pay now, as a list of payments of one company each. An invoice has one debtor, one office
 * and one receipt, so that several companies are paid one after the other and never with one payment.
 */
export async function billsOfCompanies(
  db: Kysely<DB>,
  actor: Actor,
  registrationNumbers: readonly string[],
  now: Date,
): Promise<CompanyBills> {
  const today = dayInNepal(now);
  const grounds = groundsOf(await companiesOf(db, actor.accountId, today));
  const companies = await readNamed(db, registrationNumbers, [...grounds.keys()]);
  const ids = [...companies.values()].map(({ id }) => id);
  const invoices = await openInvoices(db, actor, ids, today);
  const dues = ids.length === 0 ? [] : await duesOfCompanies(db, ids, now);
  const bills: CompanyBill[] = [];
  const without: CompanyBills['without'] = [];
  for (const registrationNumber of new Set(registrationNumbers)) {
    const company = companies.get(registrationNumber);
    const own = company ? invoices.filter(({ companyId }) => companyId === company.id) : [];
    const mayJoin = company !== undefined && actsInAllBy(grounds.get(company.id));
    const unasked = dues.filter(
      ({ shown }) =>
        mayJoin &&
        shown.company.id === company.id &&
        shown.filedOn !== null &&
        shown.invoice === null &&
        shown.restPaisa > 0,
    );
    const ofCompany = company ? [...billsOf(company, own, unasked, mayJoin)] : [];
    bills.push(...ofCompany);
    if (ofCompany.length === 0)
      without.push({
        registrationNumber,
        company: company ?? null,
        why: company ? 'NOTHING' : 'NOT_OWN',
      });
  }
  return {
    bills,
    without,
    withReportsPaisa: dues
      .filter(({ shown }) => shown.filedOn === null && shown.invoice === null)
      .reduce((sum, { shown }) => sum + shown.restPaisa, 0),
  };
}

/** Who acts in all for it may put its invoices together; by an authorisation for some processes each is paid alone. */
function* billsOf(
  company: ChosenCompany,
  invoices: readonly OpenInvoice[],
  unasked: Awaited<ReturnType<typeof duesOfCompanies>>,
  mayJoin: boolean,
): Generator<CompanyBill> {
  for (const one of invoices.filter(({ status }) => status !== 'PENDING'))
    yield { company, invoiceIds: [one.id], dueIds: [], totalPaisa: one.totalPaisa, underWay: true };
  const toPay = invoices.filter(({ status }) => status === 'PENDING');
  // an office takes its own money
  for (const officeId of new Set([...toPay, ...unasked].map((one) => one.officeId))) {
    const ofOffice = toPay.filter((one) => one.officeId === officeId);
    const duesThere = unasked.filter((one) => one.officeId === officeId);
    for (const together of mayJoin ? [ofOffice] : ofOffice.map((one) => [one]))
      yield {
        company,
        invoiceIds: together.map(({ id }) => id),
        dueIds: duesThere.map(({ shown }) => shown.id),
        totalPaisa:
          together.reduce((sum, { totalPaisa }) => sum + totalPaisa, 0) +
          duesThere.reduce((sum, { shown }) => sum + shown.restPaisa, 0),
        underWay: false,
      };
  }
}

const actsInAllBy = (ground: Ground | undefined): boolean =>
  ground !== undefined && authorityOfGround(ground) === 'ALL';

/** By their numbers, those of the caller alone. */
async function readNamed(
  db: Kysely<DB>,
  registrationNumbers: readonly string[],
  own: readonly string[],
): Promise<ReadonlyMap<string, ChosenCompany>> {
  if (own.length === 0) return new Map();
  const rows = await db
    .selectFrom('company')
    .select(['id', 'registration_number', 'name_english', 'name_nepali'])
    .where('registration_number', 'in', [...new Set(registrationNumbers)])
    .where(sql<boolean>`id = any(${[...own]}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.registration_number,
      {
        id: row.id,
        registrationNumber: row.registration_number,
        nameEnglish: row.name_english,
        nameNepali: row.name_nepali,
      },
    ]),
  );
}

type OpenInvoice = Awaited<ReturnType<typeof openInvoices>>[number];

/** The parts of a joint invoice stand for it: joined again, they are the same joint invoice. */
async function openInvoices(db: Kysely<DB>, actor: Actor, companyIds: readonly string[], today: string) {
  if (companyIds.length === 0) return [];
  const companyId = sql<string>`coalesce(invoice.company_id, application.company_id)`;
  const rows = await db
    .selectFrom('invoice')
    .leftJoin('application', 'application.id', 'invoice.for_id')
    .select(['invoice.id', 'invoice.status', 'invoice.valid_to', 'invoice.total_paisa', 'invoice.office_id'])
    .select(companyId.as('company_id'))
    .where('invoice.status', 'in', ['PENDING', 'INITIATED', 'SUBMITTED'])
    .where('invoice.for_kind', '<>', 'JOINT')
    .where(sql<boolean>`${companyId} = any(${[...companyIds]}::uuid[])`)
    .where(isAmongOwnInvoices(actor.accountId, today))
    .orderBy('invoice.issued_at')
    .orderBy('invoice.id')
    .execute();
  const closed = await readClosed(db, rows, today);
  return rows
    .filter(({ id }) => !closed.has(id))
    .map((row) => ({
      id: row.id,
      status: row.status,
      totalPaisa: row.total_paisa,
      officeId: row.office_id,
      companyId: row.company_id,
    }));
}
