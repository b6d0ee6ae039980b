import { INITIAL_RETURN } from '@registrar/domain/register/obligation-kinds';
import type { Bilingual } from '@registrar/domain/bilingual';
import { addBsMonths, adToBs, bsToAd, inBothCalendars, type AdDay } from '@registrar/domain/calendar';
import { toNepaliDigits } from '@registrar/domain/digits';
import { companyTypes, isGranted, processName, everyProcess, type NamedProcess } from '@registrar/domain/enumerations';
import { citation } from '@registrar/domain/law/citation';
import { formatMoney } from '@registrar/domain/money';
import { type BlockerCode } from '@registrar/domain/processes';
import { blockersOf, blockersOfRequest } from '@registrar/domain/processes/tables/blockers';
import { yieldsToCure } from '@registrar/domain/processes/tables/duties';
import type { RequestBlocker, RequestKind } from '@registrar/domain/requests';
import { isFiledBy } from '@registrar/domain/processes/tables/filing-types';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { aspects, type Aspect } from '@registrar/domain/register';
import { proceedingKind } from '@registrar/domain/proceedings';
import { proceedingLink } from '../proceeding-pages';
import { reservationReason } from './reservation-blocker';
import type { CompanyFacts, CompanyFiling } from './company-facts';
import { frozenBy } from './frozen-reason';
import { factualReason, plainReason, type Reason } from './law-reason';
import { WAYS_OUT } from './ways-out';
import { filingLink } from '../../../applications/filing-link';

/** The input of the gate: may this company file this process now? */
export interface Asked {
  readonly process: NamedProcess;
  /** The company is not the one that files: the filing names it. */
  readonly isNamed?: boolean;
  /** The approval ends this company, with what it has filed itself. */
  readonly isEnded?: boolean;
  readonly company: CompanyFacts;
  /** The filing itself, which is left out of the conflicts; null before a draft exists. */
  readonly filing: { readonly id: string; readonly submittedAt: Date | null } | null;
  /** What the filing is about besides the company, e.g. a fiscal year; null: nothing, or not chosen yet. */
  readonly subjectId: string | null;
  /** The blocker of the reserved name that the filing was opened from. */
  readonly reservation: BlockerCode | null;
}

/** The first proceeding of the company that blocks with this code: a form of it is open, and its last day is over. */
function lateProceeding(code: BlockerCode, { proceedings, today }: CompanyFacts) {
  for (const one of proceedings)
    if (one.dueOn !== null && one.dueOn < today && proceedingKind(one.kind).late?.blocks === code)
      return { ...one, dueOn: one.dueOn };
  return null;
}

/** The provisions of the Act behind the blockers. */
const LAW = {
  annualReport: citation('80(2)'),
  fine: citation('81'),
  explanation: citation('120'),
  threeMonths: citation('184(2)'),
  cancelled: citation('136'),
  liquidation: citation('126'),
  merger: citation('177'),
} as const;

type BlockerTest = (asked: Asked) => Reason | null;
/** A fact of the company alone, so that a request is judged by it too. */
type CompanyTest = (asked: Pick<Asked, 'company'>) => Reason | null;

const wayOut = (code: BlockerCode, { id }: CompanyFacts): string | null => WAYS_OUT[code]?.(id) ?? null;
const ofReservation =
  (code: BlockerCode): BlockerTest =>
  ({ reservation }) =>
    reservation === code ? reservationReason(code) : null;
const ofStatus =
  (code: 'IN_DEREGISTRATION' | 'IN_LIQUIDATION' | 'MERGING', lawReference: Bilingual): CompanyTest =>
  ({ company }) =>
    company.status === code
      ? plainReason(code, { lawReference, wayOut: wayOut(code, company) ?? closingLink(company) })
      : null;

/** The page of the proceeding that gave the company its status, where it has one. */
function closingLink({ proceedings }: CompanyFacts): string | null {
  const closing = proceedings.find(({ kind }) => proceedingKind(kind).closing !== undefined);
  return closing === undefined ? null : proceedingLink(closing);
}

/**
 * One test per blocker; the record type makes a code without a test a compile error. A test returns the reason with its
 * facts, or null.
 */
export const blockerTests: Readonly<
  Record<RequestBlocker, CompanyTest> & Record<Exclude<BlockerCode, RequestBlocker>, BlockerTest>
> = {
  EMAIL_UNVERIFIED: ({ company }) =>
    company.emailVerified ? null : plainReason('EMAIL_UNVERIFIED', { wayOut: wayOut('EMAIL_UNVERIFIED', company) }),
  MIGRATED_UNVERIFIED: ({ company }) =>
    company.migrated && !company.detailsVerified
      ? plainReason('MIGRATED_UNVERIFIED', { wayOut: wayOut('MIGRATED_UNVERIFIED', company) })
      : null,

  NOT_IN_GOOD_STANDING({ company }) {
    const years = company.open
      .flatMap(({ kind, fiscalYear, dueOn }) =>
        kind === 'ANNUAL_REPORT' && fiscalYear !== null && monthsAfter(dueOn, company.monthsOverdue) < company.today
          ? [fiscalYear]
          : [],
      )
      .sort();
    if (years.length === 0) return null;
    const said = years.join(', ');
    return factualReason(
      'NOT_IN_GOOD_STANDING',
      'blocker.notInGoodStanding',
      {
        years: { ne: toNepaliDigits(said), en: said },
        months: { ne: toNepaliDigits(String(company.monthsOverdue)), en: String(company.monthsOverdue) },
      },
      { lawReference: LAW.annualReport, wayOut: wayOut('NOT_IN_GOOD_STANDING', company) },
    );
  },

  OUTSTANDING_FINE({ company }) {
    const { outstanding } = company;
    if (!outstanding) return null;
    const amount = { ne: formatMoney(outstanding.totalPaisa, 'ne'), en: formatMoney(outstanding.totalPaisa, 'en') };
    // the fees of one filing are paid on the page of their invoice, fines on the page with the company's other fines
    const page =
      outstanding.invoiceId === null ? wayOut('OUTSTANDING_FINE', company) : `/payment/${outstanding.invoiceId}`;
    return factualReason(
      'OUTSTANDING_FINE',
      'blocker.outstandingFine',
      { amount },
      { lawReference: outstanding.invoiceId === null ? LAW.fine : null, wayOut: page },
    );
  },

  OPEN_CALL_FOR_EXPLANATION({ company }) {
    const call = lateProceeding('OPEN_CALL_FOR_EXPLANATION', company);
    return call === null
      ? null
      : factualReason(
          'OPEN_CALL_FOR_EXPLANATION',
          'blocker.openCall',
          { number: call.number, due: inBothCalendars(call.dueOn) },
          { lawReference: LAW.explanation, wayOut: proceedingLink(call) },
        );
  },

  IN_DEREGISTRATION: ofStatus('IN_DEREGISTRATION', LAW.cancelled),
  IN_LIQUIDATION: ofStatus('IN_LIQUIDATION', LAW.liquidation),
  MERGING: ofStatus('MERGING', LAW.merger),

  ASPECT_CONFLICT({ process, company, filing, subjectId, isNamed = false, isEnded = false }) {
    const others = [
      ...(isEnded ? [] : company.filings).map((other) => ({ other, aspects: aspectsOf(other.process) })),
      ...company.namedIn.map((other) => ({ other, aspects: namedAspectsOf(other.process) })),
    ];
    const touched = isNamed ? namedAspectsOf(process) : aspectsOf(process);
    for (const { other, aspects: theirs } of others.filter((one) => isInTheWay(one.other, filing))) {
      const shared = sharedAspects(touched, theirs, subjectId !== null && subjectId === other.subjectId).map((aspect) =>
        aspects.name(aspect),
      );
      if (shared.length === 0) continue;
      const facts = {
        number: other.number ?? '—',
        process: processName(other.process),
        aspects: { ne: shared.map(({ ne }) => ne).join(', '), en: shared.map(({ en }) => en).join(', ') },
      };
      return factualReason('ASPECT_CONFLICT', 'blocker.aspectConflict', facts, {
        // a filing of another company is not theirs to read
        wayOut: company.namedIn.includes(other) ? null : filingLink(other.id, 'APPLICANT'),
      });
    }
    return null;
  },

  FROZEN: ({ company }) => (company.order === null ? null : frozenBy(company.order, company)),

  /** What was handed in before goes on: whoever doubts it reports that filing. */
  LOCKED: ({ company, filing }) =>
    company.lockedAt === null || (filing?.submittedAt && filing.submittedAt < company.lockedAt)
      ? null
      : plainReason('LOCKED', { wayOut: wayOut('LOCKED', company) }),

  DEREGISTERED({ company: { status, deregisteredOn } }) {
    if (status !== 'DEREGISTERED' && status !== 'DEREGISTERED_BY_MERGE') return null;
    const lawReference = status === 'DEREGISTERED' ? LAW.cancelled : LAW.merger;
    return deregisteredOn === null
      ? plainReason('DEREGISTERED', { lawReference })
      : factualReason(
          'DEREGISTERED',
          'blocker.deregistered',
          { day: inBothCalendars(deregisteredOn) },
          { lawReference },
        );
  },

  ACQUISITION_ONCE({ company }) {
    const merged = company.filings.find(({ status, isAcquisition }) => isAcquisition && isGranted(status));
    return merged
      ? factualReason('ACQUISITION_ONCE', 'blocker.acquisitionOnce', { number: merged.number ?? '—' })
      : null;
  },

  RESERVATION_EXPIRED: ofReservation('RESERVATION_EXPIRED'),
  RESERVATION_REVOKED: ofReservation('RESERVATION_REVOKED'),
  RESERVATION_CONSUMED: ofReservation('RESERVATION_CONSUMED'),
  RESERVATION_UNPAID: ofReservation('RESERVATION_UNPAID'),

  THREE_MONTH_UPDATE_DUE({ company }) {
    const update = company.open.find(({ kind, dueOn }) => kind === INITIAL_RETURN && dueOn < company.today);
    return update
      ? factualReason(
          'THREE_MONTH_UPDATE_DUE',
          'blocker.threeMonthUpdate',
          { due: inBothCalendars(update.dueOn) },
          { lawReference: LAW.threeMonths, wayOut: wayOut('THREE_MONTH_UPDATE_DUE', company) },
        )
      : null;
  },

  TYPE: ({ process, company: { type } }) =>
    isFiledBy(process, type)
      ? null
      : factualReason('TYPE', 'blocker.type', { type: companyTypes.name(type), process: processName(process) }),
};

/**
 * All blockers that stop the company from filing this process now. While the office de-registers it, what cures the
 * ground goes through (section 136).
 */
export function findBlockers(asked: Asked): Reason[] {
  const { process, company } = asked;
  const mayCure = company.proceedings.some(({ kind }) => proceedingKind(kind).isCurable);
  return blockersOf(process).flatMap((code) =>
    mayCure && yieldsToCure(process, code) ? [] : (blockerTests[code](asked) ?? []),
  );
}

/** All blockers that stop a request of this kind about the company. */
export function blockersOfRequestAbout(kind: Pick<RequestKind, 'stoppedBy'>, company: CompanyFacts): Reason[] {
  return blockersOfRequest(kind).flatMap((code) => blockerTests[code]({ company }) ?? []);
}

const registerRulesOf = (process: string) =>
  (everyProcess.has(process) ? processDefinition(process) : undefined)?.register;

/** What a process changes of the company that files; nothing for a process that is not offered yet. */
const aspectsOf = (process: string): readonly Aspect[] => registerRulesOf(process)?.aspects ?? [];

/** What it changes of a company that it names. */
const namedAspectsOf = (process: string): readonly Aspect[] => registerRulesOf(process)?.named?.aspects ?? [];

/**
 * FILINGS conflicts only for the same subject, because such a process is filed once per year; every other aspect exists
 * once per company.
 */
function sharedAspects(touched: readonly Aspect[], theirs: readonly Aspect[], isOfOneSubject: boolean): Aspect[] {
  return theirs.filter((aspect) => touched.includes(aspect) && (aspect !== 'FILINGS' || isOfOneSubject));
}

/**
 * True for a filing that was submitted and is undecided. Of two submitted filings, the later one waits for the earlier
 * one.
 */
function isInTheWay({ id, status, decided, submittedAt }: CompanyFiling, own: Asked['filing']): boolean {
  if (decided || status === 'DRAFT' || submittedAt === null || id === own?.id) return false;
  return own?.submittedAt == null || submittedAt < own.submittedAt;
}

/**
 * Adds months in the Nepali calendar, as the Act counts its terms. A result outside the stored calendar counts as past,
 * so that the blocker stays in force.
 */
function monthsAfter(adDay: AdDay, months: number): AdDay {
  const bs = adToBs(adDay);
  const later = bs && addBsMonths(bs, months);
  return (later && bsToAd(later)) ?? adDay;
}
