import type { ProposedLine } from '@registrar/domain/calls/money';
import { fiscalYearNamed, fiscalYearOf } from '@registrar/domain/calendar';
import { chargeCodes } from '@registrar/domain/enumerations/money';
import { parentCompanyTypeOf, type CompanyType } from '@registrar/domain/enumerations';
import { meetingHeldOn, section78FiledOn } from '@registrar/domain/processes/filings/annual-report/general-meeting';
import type { FilingFrame } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import { readDueRules } from '../../obligations/due-rules';
import type { DB } from '../../platform/database/schema.generated';
import { readTerm } from '../../platform/terms';
import { askedForDues, paidAndRest } from './asked-for-dues';
import { assessFine } from './assess-fine';
import { dueId, paidUpOn } from './read-dues';
import { readFineRows, termsOf } from './read-terms';
import { returnsOfYear } from './returns-of-year';
import { waivedOfDues, waivedStep } from './waive-fine';

/** A fine of a filing that is also a due of its company. */
export interface DueOfLine {
  readonly id: string;
  readonly companyId: string;
  readonly eventId: string;
  readonly fiscalYear: string | null;
  readonly dueOn: string;
  readonly paidUpPaisa: number;
  /** A payment settles the due, although the line is less than the fine. */
  readonly closes?: boolean;
}

export type LineOfFiling = ProposedLine & { readonly due?: DueOfLine };

export interface YearFiled {
  readonly applicationId: string;
  readonly companyId: string;
  readonly companyType: CompanyType;
  readonly fiscalYear: string;
  readonly frame: FilingFrame;
  /** The fines stop growing on this day. */
  readonly filedOn: string;
  /** By the rates of this day in Nepal. */
  readonly day: string;
}

/**
 * The fines for a late annual report: a line for each section that it is filed under. Earlier payments for the same due
 * are deducted, and a due that is being paid is left out. If the paid-up capital of the company is unknown, the office
 * sets the fine.
 */
export async function finesOfYear(
  db: Kysely<DB>,
  { applicationId, companyId, companyType, fiscalYear: name, frame, filedOn, day }: YearFiled,
): Promise<LineOfFiling[]> {
  const year = fiscalYearNamed(name);
  if (!year) return [];
  const heldOn = meetingHeldOn(frame);
  const returns = returnsOfYear(companyType, year, heldOn, await readDueRules(db));
  const rows = await readFineRows(db);
  const heads = await readTerm(db, 'REVENUE_HEADS', day);
  const company = await db
    .selectFrom('company')
    .select(['id', 'paid_up_capital'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const dueIds = returns.map(({ event }) => dueId(companyId, event.eventId, name));
  const asking = await askedForDues(db, dueIds);
  const waivers = await waivedOfDues(db, dueIds);
  const lines: LineOfFiling[] = [];
  for (const { event, dueOn } of returns) {
    const reached = event.eventId === 'REPORT_S78' ? (section78FiledOn(frame) ?? filedOn) : filedOn;
    const paidUp = await paidUpOn(db, { id: companyId, paidUpPaisa: company.paid_up_capital }, dueOn);
    // for a non-profit company the band is the same for every capital
    const paidUpPaisa = paidUp ?? (parentCompanyTypeOf(companyType) === 'NON_PROFIT' ? 0 : null);
    const terms = termsOf(rows, event, dueOn, reached);
    if (reached <= dueOn || paidUpPaisa === null || !terms) continue;
    const result = assessFine({ event, companyType, paidUpPaisa, dueOn, filedOn: reached }, terms);
    const id = dueId(companyId, event.eventId, name);
    const others = asking.filter(({ dueId: of, invoice }) => of === id && invoice.for_id !== applicationId);
    if (!result.ok || others.some(({ invoice: { status } }) => status === 'INITIATED' || status === 'SUBMITTED'))
      continue;
    const { fine } = result;
    const waived = waivers.get(id) ?? 0;
    const { paidPaisa: paid, restPaisa: rest } = paidAndRest(fine.payablePaisa, others, waived);
    if (rest === 0) continue;
    const { ne, en } = chargeCodes.name(event.scheduleKey);
    lines.push({
      code: event.scheduleKey,
      kind: 'FINE',
      nameNepali: `${ne}: ${event.nameNepali}`,
      nameEnglish: `${en}: ${event.nameEnglish}`,
      lawReference: fine.schedule.lawReference,
      lawReferenceNepali: fine.schedule.lawReferenceNepali,
      certainty: fine.schedule.certainty,
      basis: {
        companyType,
        capitalPaisa: paidUpPaisa,
        lateness: { eventId: event.eventId, triggeredOn: heldOn ?? year.endsOn, filedOn: reached },
      },
      working: [
        { kind: 'FINE', assessment: { ...fine, grows: null } },
        ...(paid > 0 ? [{ kind: 'ALREADY_ASKED' as const, paisa: paid }] : []),
        ...waivedStep(waived),
      ],
      quantity: 1,
      ratePaisa: rest,
      proposedPaisa: rest,
      fiscalYear: fiscalYearOf(day)?.name ?? name,
      revenueHead: heads.FINE ?? heads.REGISTRATION ?? '',
      due: { id, companyId, eventId: event.eventId, fiscalYear: name, dueOn, paidUpPaisa },
    });
  }
  return lines;
}
