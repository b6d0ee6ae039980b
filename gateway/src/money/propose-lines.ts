import type { ProposedLine } from '@registrar/domain/calls/money';
import { fiscalYearOf } from '@registrar/domain/calendar';
import type { CompanyType } from '@registrar/domain/enumerations';
import { chargeCodes } from '@registrar/domain/enumerations/money';
import type { Paisa } from '@registrar/domain/money';
import type { Charge, FilingFrame, Lateness, ProcessDefinition } from '@registrar/domain/processes';
import { incorporationScheduleOf, type FeeRule } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import { frameOf, type Application } from '../applications/application';
import { readTerm } from '../platform/terms';
import { readDueRules } from '../obligations/due-rules';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { assessFee, type FeeFacts } from './fees/assess-fee';
import { discountedFee } from './fees/discounted-fee';
import { assessFine } from './fines/assess-fine';
import { finesOfYear, type LineOfFiling } from './fines/fines-of-year';
import { dueDayOf, findFineEvent } from './fines/fine-events';
import { paidUpOn } from './fines/read-dues';
import { readFineRows, termsOf } from './fines/read-terms';
import { readFeeSchedule, readRevenueDiscount } from './schedule';

/**
 * The fees and the fine of a filing by the rates of a day in Nepal, a line each; null while its answers are not
 * sufficient.
 */
export async function proposeLines(
  db: Kysely<DB>,
  application: Application,
  day: string,
): Promise<readonly LineOfFiling[] | null> {
  const { row, definition } = application;
  const frame = frameOf(application);
  // sent back for correction, its filing day stays; withdrawn by the applicant, it was not filed
  const filedOn = row.status === 'DRAFT' || row.submitted_at === null ? day : dayInNepal(row.submitted_at);
  const lines = await quoteLines(db, definition, {
    frame,
    companyId: row.company_id,
    lateness: definition.money.lateness?.(frame) ?? null,
    filedOn,
    day,
  });
  if (
    lines === null ||
    definition.origin.subject !== 'FISCAL_YEAR' ||
    row.company_id === null ||
    row.subject_id === null ||
    frame.companyType === null
  )
    return lines;
  return [
    ...lines,
    ...(await finesOfYear(db, {
      applicationId: row.id,
      companyId: row.company_id,
      companyType: frame.companyType,
      fiscalYear: row.subject_id,
      frame,
      filedOn,
      day,
    })),
  ];
}

export interface Quoted {
  readonly frame: FilingFrame;
  /** The filing company; null when there is none yet. */
  readonly companyId: string | null;
  readonly lateness: Lateness | null;
  /** The fine stops growing on this day. */
  readonly filedOn: string;
  /** By the rates of this day in Nepal. */
  readonly day: string;
}

/** The same for a filing that may not exist yet. */
export async function quoteLines(
  db: Kysely<DB>,
  definition: ProcessDefinition,
  { frame, companyId, lateness, filedOn, day }: Quoted,
): Promise<readonly ProposedLine[] | null> {
  if (!definition.money.charges) throw new Error(`${definition.process} costs money, and nothing says how much`);
  const charges = definition.money.charges(frame, {
    registeredCapitalPaisa: definition.origin.ofCompany === true ? await registeredCapital(db, companyId) : null,
  });
  if (!charges) return null;
  const heads = await readTerm(db, 'REVENUE_HEADS', day);
  const fees = await Promise.all(charges.map((charge) => feeLine(db, charge, day, heads.REGISTRATION ?? '')));
  const fine =
    lateness &&
    (await fineLine(db, {
      companyId,
      companyType: frame.companyType,
      lateness,
      filedOn,
      day,
      head: heads.FINE ?? heads.REGISTRATION ?? '',
    }));
  const lines = [...fees, ...(fine === null ? [] : [fine])];
  return lines.every((line) => line !== 'UNKNOWN') ? lines : null;
}

/** A fee by the rate of the day; unknown when the rate needs a capital and none is known. */
export async function feeLine(
  db: Kysely<DB>,
  charge: Charge,
  day: string,
  revenueHead: string,
): Promise<ProposedLine | 'UNKNOWN'> {
  const { companyType, capitalPaisa, formerCapitalPaisa, quantity } = charge;
  const schedule = await readFeeSchedule(db, charge.schedule, day);
  const full = assessFee(schedule.rule, {
    capitalPaisa,
    ...(formerCapitalPaisa !== undefined && { formerCapitalPaisa }),
    ...(quantity !== undefined && { quantity }),
    ...(await incorporationOf(db, schedule.rule, companyType, day)),
  });
  if (!full) return 'UNKNOWN';
  const fee = discountedFee(full, await readRevenueDiscount(db, day));
  // a fee that a discount reduces to zero keeps its own code
  const code = full.feePaisa === 0 ? 'NO_FEE' : charge.code;
  const { ne, en } = chargeCodes.name(code);
  return {
    code,
    kind: 'REVENUE',
    nameEnglish: en,
    nameNepali: ne,
    lawReference: schedule.lawReference,
    lawReferenceNepali: schedule.lawReferenceNepali,
    certainty: schedule.certainty,
    basis: {
      companyType,
      capitalPaisa,
      ...(formerCapitalPaisa !== undefined && { formerCapitalPaisa }),
      ...(quantity !== undefined && { quantity }),
    },
    working: [...fee.working],
    quantity: quantity ?? 1,
    ratePaisa: fee.feePaisa,
    proposedPaisa: fee.feePaisa,
    fiscalYear: nameOfYear(day),
    revenueHead,
  };
}

/** The incorporation fee of the day, for fees that depend on it. */
async function incorporationOf(
  db: Kysely<DB>,
  { basis }: FeeRule,
  companyType: CompanyType,
  day: string,
): Promise<Pick<FeeFacts, 'incorporation'>> {
  if (basis !== 'PERCENT_OF_INCORPORATION_FEE' && basis !== 'DIFFERENCE_OF_INCORPORATION_FEES') return {};
  return { incorporation: (await readFeeSchedule(db, incorporationScheduleOf(companyType), day)).rule };
}

interface LateFiling extends Pick<Quoted, 'companyId' | 'filedOn' | 'day'> {
  readonly companyType: CompanyType | null;
  readonly lateness: Lateness;
  readonly head: string;
}

/** The fine, which stops growing on the day of the first submission; null: it is not late. */
async function fineLine(
  db: Kysely<DB>,
  { companyId, companyType, lateness: { eventId, triggeredOn }, filedOn, day, head }: LateFiling,
): Promise<ProposedLine | 'UNKNOWN' | null> {
  const event = findFineEvent(eventId);
  if (!event) throw new RangeError(`${eventId} is no event that is fined`);
  if (companyType === null) return 'UNKNOWN';
  const dueOn = dueDayOf(event, { triggeredOn }, await readDueRules(db));
  if (dueOn === undefined || filedOn <= dueOn) return null;
  const paidUpPaisa = await paidUpAt(db, companyId, dueOn);
  // a monthly fine is the same for every capital
  if (paidUpPaisa === null && event.scheduleKey === 'FINE_S81_2') return 'UNKNOWN';
  const terms = termsOf(await readFineRows(db), event, dueOn, filedOn);
  if (!terms) return null;
  const result = assessFine({ event, companyType, paidUpPaisa: paidUpPaisa ?? 0, dueOn, filedOn }, terms);
  if (!result.ok) return 'UNKNOWN';
  const { fine } = result;
  if (fine.payablePaisa === 0) return null;
  const { ne, en } = chargeCodes.name(event.scheduleKey);
  return {
    code: event.scheduleKey,
    kind: 'FINE',
    nameEnglish: en,
    nameNepali: ne,
    lawReference: fine.schedule.lawReference,
    lawReferenceNepali: fine.schedule.lawReferenceNepali,
    certainty: fine.schedule.certainty,
    basis: { companyType, capitalPaisa: fine.paidUpPaisa, lateness: { eventId, triggeredOn, filedOn } },
    working: [{ kind: 'FINE', assessment: { ...fine, grows: null } }],
    quantity: 1,
    ratePaisa: fine.payablePaisa,
    proposedPaisa: fine.payablePaisa,
    fiscalYear: nameOfYear(day),
    revenueHead: head,
  };
}

async function registeredCapital(db: Kysely<DB>, companyId: string | null): Promise<Paisa | null> {
  if (companyId === null) return null;
  const { authorized_capital } = await db
    .selectFrom('company')
    .select('authorized_capital')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return authorized_capital;
}

/** The paid-up capital on the due day; null when the register does not know it. */
async function paidUpAt(db: Kysely<DB>, companyId: string | null, dueOn: string): Promise<Paisa | null> {
  if (companyId === null) return null;
  const { paid_up_capital } = await db
    .selectFrom('company')
    .select('paid_up_capital')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return paidUpOn(db, { id: companyId, paidUpPaisa: paid_up_capital }, dueOn);
}

function nameOfYear(day: string): string {
  const year = fiscalYearOf(day)?.name;
  if (!year) throw new RangeError(`No fiscal year is known for ${day}`);
  return year;
}

/** Two proposals have the same basis, line by line: nothing has to be proposed again. */
export function sameBases(
  before: readonly Pick<ProposedLine, 'basis'>[],
  after: readonly Pick<ProposedLine, 'basis'>[],
): boolean {
  return (
    JSON.stringify(before.map(({ basis }) => plain(basis))) === JSON.stringify(after.map(({ basis }) => plain(basis)))
  );
}

/** With sorted keys; the filing day is left out, because it does not change after the submission. */
function plain({
  companyType,
  capitalPaisa,
  lateness,
  formerCapitalPaisa,
  quantity,
}: ProposedLine['basis']): unknown[] {
  return [
    companyType,
    capitalPaisa,
    lateness?.eventId ?? null,
    lateness?.triggeredOn ?? null,
    formerCapitalPaisa ?? null,
    quantity ?? 1,
  ];
}
