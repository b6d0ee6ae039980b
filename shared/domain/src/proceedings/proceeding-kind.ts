import type { Bilingual } from '../bilingual';
import type { deregistrationTypes, NoticeType } from '../enumerations/deregistration';
import type { KeyOf } from '../enumerations/enumeration';
import type { ClaimKind, NoticeChannel, OpinionBody } from '../enumerations/proceedings';
import type { NamedProcess } from '../enumerations/processes';
import type { CompanyStatus } from '../enumerations/statuses';
import type { BlockerCode } from '../processes/definition/blocker-codes';
import type { ProcessReason } from '../processes/definition/process-reasons';

/**
 * What opens a phase, besides the approval of every form of the phases before it. `silence`: what it means that the
 * last day for an opinion passes without an answer.
 */
export type PhaseOpening =
  | { readonly after: 'NOTICE'; readonly notice: string }
  /** The notice has been served; its time may still run. */
  | { readonly after: 'SERVICE'; readonly notice: string }
  | { readonly after: 'OPINION'; readonly body: OpinionBody; readonly silence: 'CONSENT' | 'NO_CONSENT' }
  | { readonly after: 'OFFICE' }
  /** What the company pays for it is paid. */
  | { readonly after: 'PAYMENT' }
  /** The other company of the proceeding has decided the same. */
  | { readonly after: 'PARTNER' };

export interface ProceedingPhase {
  readonly key: string;
  readonly name: Bilingual;
  /** Filings that the company hands in while the phase is open; each is about the proceeding. */
  readonly forms: readonly NamedProcess[];
  /**
   * Those of them that the company may hand in and need not, until the last day of a notice. One that is handed in and
   * undecided stops the next phase. Left out: every form is needed.
   */
  readonly optional?: { readonly forms: readonly NamedProcess[]; readonly until: string };
  /** A form that is locked until another form of the phase is approved. Left out: they are filed in any order. */
  readonly inOrder?: Readonly<Partial<Record<NamedProcess, NamedProcess>>>;
  /** All of them have to be met; none: the phase opens with the last approval of the phase before. */
  readonly opens: readonly PhaseOpening[];
}

/** A notice that the office publishes or serves. */
export interface ProceedingNotice {
  readonly key: string;
  readonly name: Bilingual;
  /** The entry of NOTICE_TERMS that gives its length; null: the office sets the last day with the opening. */
  readonly length: NoticeType | null;
  /** The ways in which it counts as given. */
  readonly channels: readonly NoticeChannel[];
  /** The ways are tried in their order: the next one once the one before was returned. Left out: any of them. */
  readonly inTurn?: true;
  /** `{{company}}`, `{{registrationNumber}}`, `{{number}}`, `{{until}}`, `{{ended}}`; null: the opening says it. */
  readonly text: (Bilingual & { readonly version: number }) | null;
  /** What may be handed in until its last day. */
  readonly takes: readonly ClaimKind[];
  /** The notice that is published on an earlier day than this one. */
  readonly follows?: string;
  /** It makes an end known: published once after one of these outcomes, and never before. */
  readonly afterEnd?: readonly string[];
}

export interface ProceedingEndRule {
  readonly outcome: string;
  readonly by: 'OFFICE' | 'COMPANY';
  readonly after: 'ANY_TIME' | 'ALL_PHASES';
  /** Shares that the company holds of others are frozen by the order. Left out: they stop it until they are sold. */
  readonly freezesHoldings?: boolean;
}

/** One kind of proceeding, as data: what `phasesOf` and the gateway follow. */
export interface ProceedingKind {
  readonly key: string;
  readonly name: Bilingual;
  /** As what a closing of the company is known to session and dashboard. Left out: it does not close the company. */
  readonly closing?: KeyOf<typeof deregistrationTypes>;
  /** The form of the first phase whose approval opens it. Left out: the office opens it, or another filing does. */
  readonly openedBy?: NamedProcess;
  readonly phases: readonly [ProceedingPhase, ...ProceedingPhase[]];
  readonly notices: readonly ProceedingNotice[];
  /** The bodies whose opinion the office may ask. */
  readonly opinions: readonly OpinionBody[];
  /** A liquidator is appointed, with accounts and claims of their own. Left out: none is. */
  readonly hasLiquidator?: true;
  /** What cures its ground is filed while it is open, whatever else stops the company (section 136). */
  readonly isCurable?: true;
  /** How it may end, as it is said of one that has. */
  readonly outcomes: Readonly<Record<string, Bilingual>>;
  /** The company's status while the proceeding is open, and after each outcome; null: it stays as it is. */
  readonly companyStatus: {
    readonly open: CompanyStatus;
    readonly outcomes: Readonly<Record<string, CompanyStatus>>;
  } | null;
  /** The notice whose time the company may ask to be made longer; left out: none. */
  readonly moreTime?: string;
  /**
   * The notice whose last day is the last day to hand in what is open, and what stands against the other filings of the
   * company from the day after it. Null: nothing of it is late.
   */
  readonly late: { readonly notice: string; readonly blocks: BlockerCode } | null;
  /**
   * Outcomes that somebody brings about: the office by an order of two persons, the company by withdrawing. `after`:
   * whether every phase has to be open and every form of it approved. Left out: another rule ends it.
   */
  readonly ends?: readonly ProceedingEndRule[];
  /**
   * With it the fines of the company are paid at a lower amount. An end that leaves the company in the register takes
   * that back, and is refused while a payment is being processed. Left out: no fine depends on it.
   */
  readonly settlesFines?: true;
  /** It ends with this outcome after the last day of the notice, unless this phase is open by then. Left out: never. */
  readonly lapses?: { readonly notice: string; readonly unlessOpen: string; readonly outcome: string };
  /** Why a form of it cannot be begun while no proceeding of the kind asks for one. */
  readonly notAsked: ProcessReason;
}
