import { INITIAL_RETURN } from '@registrar/domain/register/obligation-kinds';
import { createHash } from 'node:crypto';
import type { CompanyDue, DueDetail } from '@registrar/domain/calls/fines';
import { companyTypes, type CompanyType } from '@registrar/domain/enumerations';
import { SETTLED_INVOICES } from '@registrar/domain/calls/money';
import { may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { readDueRules, type DueRules } from '../../obligations/due-rules';
import { lateAccountsOf, type LateAccount } from '../../obligations/liquidator-accounts';
import { lateObligationsOf, type LateObligation } from '../../obligations/obligations-of';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import { companiesOf } from '../../register/representation';
import type { InvoiceRow } from '../payment-state';
import { askedForDues, paidAndRest, type AskedForDue } from './asked-for-dues';
import { assessFine, type FineFacts } from './assess-fine';
import { describeEvent } from './calculate';
import { annualReturnsOf, dueDayOf, findFineEvent, type FineEventRule } from './fine-events';
import type { FineTerms } from './fine-rules';
import { growFine } from './grow-fine';
import { readFineRows, termsOf, type TermRow } from './read-terms';
import { waivedOfDues } from './waive-fine';

/** A due with the data for its invoice. */
export interface Due {
  readonly shown: CompanyDue;
  readonly dueOn: string;
  readonly companyType: CompanyType;
  readonly officeId: number;
  readonly open: InvoiceRow | undefined;
  /** Null when the paid-up capital is not known. */
  readonly worked: { readonly facts: FineFacts; readonly terms: FineTerms } | null;
}

/** The dues of the companies that a user represents or acts for, the oldest first. */
export async function duesOf(db: Kysely<DB>, actor: Actor, now: Date): Promise<Due[]> {
  const companies = (await companiesOf(db, actor.accountId, dayInNepal(now))).map(({ companyId }) => companyId);
  return duesOfCompanies(db, [...new Set(companies)], now);
}

/** `terms`: other dated rows than those in force, to show the effect of a change. */
export async function duesOfCompanies(
  db: Kysely<DB>,
  companyIds: readonly string[],
  now: Date,
  terms?: readonly TermRow[],
): Promise<Due[]> {
  const late = [...(await lateObligationsOf(db, companyIds, now)), ...(await lateAccountsOf(db, companyIds, now))];
  if (late.length === 0) return [];
  const ids = [...new Set(late.map(({ companyId }) => companyId))];
  const [companies, capitals, rows, rules] = [
    await readCompanies(db, ids),
    await readCapitals(db, ids),
    terms ?? (await readFineRows(db)),
    await readDueRules(db),
  ];
  const found = late.flatMap((obligation) => {
    const company = companies.find(({ id }) => id === obligation.companyId);
    return company
      ? eventsOf(obligation, company.companyType).map((event) => ({
          obligation: { ...obligation, dueOn: ownDay(event, obligation, rules) },
          company,
          event,
          id: dueId(company.id, event.eventId, subjectOf(obligation)),
        }))
      : [];
  });
  const dueIds = found.map(({ id }) => id);
  const asking = await askedForDues(db, dueIds);
  const waived = await waivedOfDues(db, dueIds);
  const kept = await db.selectFrom('fine_due').selectAll().where('id', 'in', dueIds).execute();
  return found
    .map((one) => {
      const asked = kept.find(({ id }) => id === one.id);
      const facts = { ...one.obligation, dueOn: asked?.due_on ?? one.obligation.dueOn };
      const paidUpPaisa =
        asked?.paid_up_paisa ?? capitalOn(capitals, one.company.id, facts.dueOn) ?? one.company.paidUpPaisa;
      return describeDue(
        { ...one, obligation: facts, paidUpPaisa, waivedPaisa: waived.get(one.id) ?? 0 },
        asking.filter(({ dueId: of }) => of === one.id),
        rows,
        dayInNepal(now),
      );
    })
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.shown.event.section.localeCompare(b.shown.event.section));
}

export async function findDue(db: Kysely<DB>, actor: Actor, id: string, now: Date): Promise<Due> {
  return (await duesOf(db, actor, now)).find(({ shown }) => shown.id === id) ?? refuse('REQ-404');
}

export function describeDetail({ shown, worked }: Due, actor: Actor): DueDetail {
  return {
    ...shown,
    growth: worked ? growFine(worked.facts, worked.terms) : [],
    mayPay: may(actor.role, 'PAY') && shown.restPaisa > 0 && shown.invoice?.underWay !== true,
  };
}

type Late = Pick<LateObligation, 'companyId' | 'fiscalYear' | 'dueOn' | 'filedOn' | 'again'> & {
  readonly kind: LateObligation['kind'] | LateAccount['kind'];
};

/** Two accounts of a liquidator may fall due in one fiscal year. */
const subjectOf = ({ kind, fiscalYear, dueOn }: Late): string | null =>
  kind === 'LIQUIDATOR_ACCOUNTS' ? dueOn : fiscalYear;

interface Found {
  readonly obligation: Late;
  readonly company: Company;
  readonly event: FineEventRule;
  readonly id: string;
  readonly paidUpPaisa: number | null;
  readonly waivedPaisa: number;
}

function describeDue(
  { obligation, company, event, id, paidUpPaisa, waivedPaisa }: Found,
  asking: readonly AskedForDue[],
  rows: readonly TermRow[],
  today: string,
): Due {
  const { dueOn } = obligation;
  const filedOn = obligation.filedOn ?? today;
  const terms = termsOf(rows, event, dueOn, filedOn);
  const facts = paidUpPaisa === null ? null : { event, companyType: company.companyType, paidUpPaisa, dueOn, filedOn };
  const result = facts && terms ? assessFine(facts, terms) : null;
  const open = asking.find(({ invoice }) => !SETTLED_INVOICES.includes(invoice.status))?.invoice;
  const assessed = result?.ok === true ? result.fine : null;
  // a fine stops growing when the report was filed
  const fine = assessed && obligation.filedOn !== null ? { ...assessed, grows: null } : assessed;
  const { paidPaisa, restPaisa } = paidAndRest(fine?.payablePaisa ?? 0, asking, waivedPaisa);
  const isAsked = open !== undefined && (open.status !== 'PENDING' || open.valid_to === null || open.valid_to >= today);
  return {
    dueOn,
    companyType: company.companyType,
    officeId: company.officeId,
    open,
    worked: facts && terms ? { facts, terms } : null,
    shown: {
      id,
      company: {
        id: company.id,
        registrationNumber: company.registrationNumber,
        nameEnglish: company.nameEnglish,
        nameNepali: company.nameNepali,
      },
      event: describeEvent(event),
      fiscalYear: obligation.fiscalYear,
      filedOn: obligation.filedOn,
      fine,
      paidPaisa,
      ...(waivedPaisa > 0 && { waivedPaisa }),
      restPaisa,
      state: isAsked ? 'INVOICED' : fine === null || restPaisa > 0 ? 'DUE' : waivedPaisa > 0 ? 'WAIVED' : 'PAID',
      invoice: isAsked
        ? {
            id: open.id,
            number: open.number ?? '',
            ebpCode: open.ebp_code ?? '',
            totalPaisa: open.total_paisa,
            validTo: open.valid_to,
            underWay: open.status !== 'PENDING',
          }
        : null,
    },
  };
}

function eventsOf({ kind }: Late, companyType: CompanyType): FineEventRule[] {
  if (kind === 'LIQUIDATOR_ACCOUNTS') return [findFineEvent(kind)].flatMap((event) => event ?? []);
  return kind === INITIAL_RETURN
    ? [findFineEvent('REGISTERED_ADDRESS')].flatMap((event) => event ?? [])
    : annualReturnsOf(companyType);
}

/** An event counted from the general meeting falls due before the report that contains it. */
function ownDay(event: FineEventRule, { dueOn, fiscalYear, again }: Late, rules: DueRules): string {
  return event.trigger === 'AGM' && fiscalYear !== null && again !== true
    ? (dueDayOf(event, { fiscalYear: Number(fiscalYear.slice(0, 4)) }, rules) ?? dueOn)
    : dueOn;
}

/** The same obligation has the same id on every machine and day. */
export function dueId(companyId: string, eventId: string, fiscalYear: string | null): string {
  const hash = createHash('sha256')
    .update(`${companyId}:${eventId}:${fiscalYear ?? ''}`)
    .digest('hex');
  // in the form of a UUID (RFC 9562, version 8)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

export interface Company {
  readonly id: string;
  readonly registrationNumber: string;
  readonly nameEnglish: string;
  readonly nameNepali: string;
  readonly officeId: number;
  readonly companyType: CompanyType;
  readonly paidUpPaisa: number | null;
  readonly registeredOn: string | null;
}

export async function readCompanies(db: Kysely<DB>, ids: readonly string[]): Promise<Company[]> {
  const rows = await db
    .selectFrom('company')
    .innerJoin('company_type', 'company_type.id', 'company.company_type_id')
    .select([
      'company.id',
      'company.registration_number',
      'company.name_english',
      'company.name_nepali',
      'company.office_id',
      'company.paid_up_capital',
      'company.registered_on',
      'company_type.key',
    ])
    .where('company.id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    registrationNumber: row.registration_number,
    nameEnglish: row.name_english,
    nameNepali: row.name_nepali,
    officeId: row.office_id,
    companyType: companyTypes.schema.parse(row.key),
    paidUpPaisa: row.paid_up_capital,
    registeredOn: row.registered_on,
  }));
}

const capitalEntry = z.object({ paidUpCapital: z.number().int().nonnegative().nullable().optional() }).nullable();

export interface Capital {
  readonly companyId: string;
  readonly on: string;
  readonly paisa: number | null;
}

export async function readCapitals(db: Kysely<DB>, ids: readonly string[]): Promise<Capital[]> {
  const rows = await db
    .selectFrom('register_entry')
    .select(['company_id', 'after', 'effective_on'])
    .where('company_id', 'in', [...ids])
    .where('aspect', '=', 'CAPITAL')
    .orderBy('revision')
    .execute();
  return rows.map((row) => ({
    companyId: row.company_id,
    on: row.effective_on,
    paisa: capitalEntry.parse(row.after)?.paidUpCapital ?? null,
  }));
}

/** The paid-up capital of a company on a day; null: the register does not know it. */
export async function paidUpOn(
  db: Kysely<DB>,
  { id, paidUpPaisa }: Pick<Company, 'id' | 'paidUpPaisa'>,
  day: string,
): Promise<number | null> {
  return capitalOn(await readCapitals(db, [id]), id, day) ?? paidUpPaisa;
}

/**
 * The capital in the register on that day. Before the first entry it is not known, and the first entry is used as the
 * nearest value.
 */
export function capitalOn(capitals: readonly Capital[], companyId: string, day: string): number | null {
  const own = capitals.filter((capital) => capital.companyId === companyId);
  return (own.filter(({ on }) => on <= day).at(-1) ?? own[0])?.paisa ?? null;
}
