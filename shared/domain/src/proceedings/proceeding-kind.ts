import type { Bilingual } from '../bilingual';
import type { NoticeType } from '../enumerations/deregistration';
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
  | { readonly after: 'OPINION'; readonly body: OpinionBody; readonly silence: 'CONSENT' | 'NO_CONSENT' }
  | { readonly after: 'OFFICE' }
  /** The other company of the proceeding has decided the same. */
  | { readonly after: 'PARTNER' };

export interface ProceedingPhase {
  readonly key: string;
  readonly name: Bilingual;
  /** Filings that the company hands in while the phase is open; each is about the proceeding. */
  readonly forms: readonly NamedProcess[];
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
  /** `{{company}}`, `{{registrationNumber}}`, `{{number}}`, `{{until}}`; null where the opening says it. */
  readonly text: (Bilingual & { readonly version: number }) | null;
  /** What may be handed in until its last day. */
  readonly takes: readonly ClaimKind[];
  /** The notice that is published on an earlier day than this one. */
  readonly follows?: string;
}

/** One kind of proceeding, as data: what `phasesOf` and the gateway follow. */
export interface ProceedingKind {
  readonly key: string;
  readonly name: Bilingual;
  readonly phases: readonly [ProceedingPhase, ...ProceedingPhase[]];
  readonly notices: readonly ProceedingNotice[];
  /** The bodies whose opinion the office may ask. */
  readonly opinions: readonly OpinionBody[];
  /** How it may end, as it is said of one that has. */
  readonly outcomes: Readonly<Record<string, Bilingual>>;
  /** The company's status while the proceeding is open, and after each outcome; null: it stays as it is. */
  readonly companyStatus: {
    readonly open: CompanyStatus;
    readonly outcomes: Readonly<Record<string, CompanyStatus>>;
  } | null;
  /**
   * The notice whose last day is the last day to hand in what is open, and what stands against the other filings of the
   * company from the day after it. Null: nothing of it is late.
   */
  readonly late: { readonly notice: string; readonly blocks: BlockerCode } | null;
  /** It ends with this outcome after the last day of the notice, unless this phase is open by then. Left out: never. */
  readonly lapses?: { readonly notice: string; readonly unlessOpen: string; readonly outcome: string };
  /** Why a form of it cannot be begun while no proceeding of the kind asks for one. */
  readonly notAsked: ProcessReason;
}
