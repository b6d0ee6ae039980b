import type { Bilingual } from '../../bilingual';
import type { CompanyType } from '../../enumerations/company-types';
import type { NamedProcess } from '../../enumerations/processes';
import type { NameRules } from '../../names/name-rules';
import type { Role } from '../../roles';
import type { DeadlineEvent } from '../../schedules/deadlines';
import type { Aspect } from '../../register/register-aspects';
import type { BlockerCode } from './blocker-codes';
import type { Duty } from './duty';
import type { Caution } from './cautions';
import type { PublicPart } from '../../register/register-aspects';
import type { Charge, ChargeFacts, Lateness } from './charge';
import type { CheckDefinition } from './checklist';
import type { Declaration } from './declarations';
import type { DocumentRequirement } from './document-requirement';
import type { AskedAt, FiledShares } from './filed-shares';
import type { Answers, FilingFrame } from './filing-frame';
import type { SubjectKind } from './filing-subject';
import type { IssuedPaperDefinition } from './issued-papers';
import type { PrivateReads } from './private-reads';
import type { SigningParty } from './signing-party';
import type { Working } from './working';
import { applies, isList, type AnySection } from './section-definition';

/** ON_SUBMIT: the amount needs no confirmation; the invoice is issued on submission. */
export type PayTiming = 'ON_SUBMIT' | 'BEFORE_VERIFY' | 'BEFORE_APPROVE' | 'AFTER_APPROVAL' | 'NONE';

/**
 * The kind of a wizard step. `SECTIONS` asks its sections; `PAPERS` shows the documents generated from the answers;
 * `DOCUMENTS` takes uploads; `PAYABLE` shows the fee; `CHECK` shows all answers and submits them.
 */
export type StepKind = 'SECTIONS' | 'PAPERS' | 'DOCUMENTS' | 'PAYABLE' | 'CHECK';

/** One page of the wizard; its key is the last part of its address and of `…/switch/stepper/{step}`. */
export interface StepDefinition {
  readonly key: string;
  readonly kind: StepKind;
  readonly label: Bilingual;
  /** Text below the heading: what the step asks for and why. */
  readonly lead?: Bilingual;
  /** Keys of the sections it shows, in their order; empty for a step of documents, of the fee or of the check. */
  readonly sections: readonly string[];
  /** Without it, a step with sections is shown while one of them applies, and a step without sections always. */
  appliesTo?(frame: FilingFrame): boolean;
}

/** Who files it, for which company, from what, and what keeps a company from it. */
export interface CautionedBy {
  readonly codes: readonly BlockerCode[];
  readonly when: (frame: FilingFrame) => boolean;
  /** The answer by which it is so; the cautions are shown there. */
  readonly at: AskedAt;
}

export interface FilingOrigin {
  readonly mayStart: readonly Role[];
  /** True: filed for a company of the register, by users who may file for it. Otherwise users file for themselves. */
  readonly ofCompany?: boolean;
  /**
   * What the filing is about besides the company, chosen when the draft is opened; a company may have one open draft
   * for each subject.
   */
  readonly subject?: SubjectKind;
  /** Opened from an approved name that is still reserved; the company type is that of the reservation. */
  readonly fromReservation?: boolean;
  /** Titled by the name of the filing company, whatever the answers are. */
  readonly namedByCompany?: boolean;
  /** The company types that may file it; without it every type. */
  readonly companyTypes?: readonly CompanyType[] | ((type: CompanyType) => boolean);
  /** Blockers in addition to those of every filing of a company (`blockersOf`). */
  readonly stoppedBy?: readonly BlockerCode[];
  /**
   * Blockers of every filing that do not apply to this one. A filing that resolves a blocker is never stopped by it.
   */
  readonly notStoppedBy?: readonly BlockerCode[];
  /** What of the company's duties it is (tables/duties.ts). Left out: none of those that a status names. */
  readonly duty?: Duty;
  /**
   * Blockers that are no more than cautions in some filings of this process. Which one it is follows from the answers,
   * so they do not stop the opening of a draft.
   */
  readonly cautionedBy?: CautionedBy;
  /** An heir of the last representative, whom the office admitted, may file it with an account of their own. */
  readonly byAdmittedHeir?: boolean;
  /**
   * The private data of the company that a mandate for this process may read, in addition to what every filing needs.
   */
  readonly reads?: PrivateReads;
}

/** How the office looks at it and decides. */
export interface OfficeRules {
  /** The number of decision levels: fixed, or by company type. */
  readonly levels: number | ((companyType: CompanyType | null) => number);
  /** The roles at each level; a forward may go to levels beyond the required ones. */
  readonly approverChain: readonly (readonly Role[])[];
  /** Decided on as submitted: documents are not verified one by one, and no part is sent back for correction. */
  readonly asAWhole?: boolean;
  readonly committee: boolean;
  readonly operatorMayReject: boolean;
  readonly autoApprove: boolean;
  /** The checks that the operator must complete before the filing is verified. */
  readonly checklist?: readonly CheckDefinition[];
  /** Text for the office before a decision, instead of the general text. */
  readonly decision?: Readonly<Partial<Record<'approve' | 'reject' | 'revoke', Bilingual>>>;
}

/** What it costs, and the fine for a late one. */
export interface MoneyRules {
  readonly payTiming: PayTiming;
  /**
   * Its fees, one per invoice line; null while the answers are not sufficient. Required for every process with a fee.
   */
  charges?(frame: FilingFrame, facts: ChargeFacts): readonly Charge[] | null;
  /**
   * For a report that section 81 fines when it is late: its event in the list of fine events, shown with the fee before
   * a draft exists.
   */
  readonly fineEvent?: DeadlineEvent;
  /**
   * The reported `fineEvent` with its day; null while the answers do not give the day, or when nothing reported is
   * fined.
   */
  lateness?(frame: FilingFrame): Lateness | null;
}

/** The companies of the register, besides its own, that a filing names and its approval changes too. */
export interface NamedCompanies {
  /** Their ids as answered; incomplete or unknown ones are ignored. */
  companies(frame: FilingFrame): readonly string[];
  /** What the approval changes of each; a filing of such a company that shares an aspect is in conflict. */
  readonly aspects: readonly Aspect[];
  /** Those that the approval ends, with what they have filed and the office has not decided: that is no conflict. */
  ends?(frame: FilingFrame): readonly string[];
}

/** What its approval changes of the register, and issues from it. */
export interface RegisterRules {
  /**
   * What its approval changes; while a filing is undecided, the company cannot submit another one that shares an
   * aspect.
   */
  readonly aspects: readonly Aspect[];
  /**
   * What its answers do to the shares of its company, from the shares that the frame has: the same for the wizard, the
   * officer, the approval and its undoing. Null: nothing, or the answers are not sufficient. `aspects` names SHARES.
   */
  shares?(frame: FilingFrame): FiledShares | null;
  /**
   * What its answers make of the capital of its company, beyond what follows from the shares: the same for the wizard,
   * the officer and the approval. Null: nothing, or the answers are not sufficient. `aspects` names CAPITAL.
   */
  capital?(frame: FilingFrame): PublicPart<'CAPITAL'> | null;
  /** Without it, a filing changes its own company only. */
  readonly named?: NamedCompanies;
  /**
   * The applicant confirms the register data and cannot change it: if the company changes meanwhile, all changes are
   * taken over without a choice.
   */
  readonly confirmsRegister?: true;
  /**
   * The documents that its approval issues to the company from the register's new state, in this order; a revocation
   * revokes them too.
   */
  readonly issues?: readonly IssuedPaperDefinition[];
}

/** A filing as data: the wizard, the check page, the officer's view and the gateway's validation all use it. */
export interface ProcessDefinition<Sections extends readonly AnySection[] = readonly AnySection[]> {
  readonly process: NamedProcess;
  /** It stands for one that is not offered any more: its filings are read only. */
  readonly removed?: true;
  /**
   * From 1; raised with every change of the questions or of their validation, so that a page and the gateway can tell
   * whether they have the same form.
   */
  readonly version: number;
  readonly name: Bilingual;
  /** First part of the application number, as in NR-2082/83-KTM-000123. */
  readonly numberPrefix: string;
  readonly sections: Sections;
  /** Only for a filing with a wizard. */
  readonly steps?: readonly StepDefinition[];
  readonly origin: FilingOrigin;
  readonly office: OfficeRules;
  readonly money: MoneyRules;
  readonly register: RegisterRules;
  readonly documents: readonly DocumentRequirement[];
  /** The law that requires the documents; without it they are the practice of the office. */
  readonly documentBasis?: Bilingual;
  /** The declarations of the applicant; without it, the declaration that the filing is true. */
  readonly declarations?: readonly Declaration[];
  /**
   * With these answers the company belongs to a group, and its parent company must consent first; without it the
   * process asks for no consent.
   */
  isOfGroup?(answers: Answers): boolean;
  /**
   * Whoever signs a paper of the filing, with the present answers: the papers that may be signed in the portal instead
   * of being scanned. Without it, none.
   */
  parties?(frame: FilingFrame): readonly SigningParty[];
  /** How its figures are worked out, shown below the answers to whoever files it and to the office. */
  workings?(frame: FilingFrame): readonly Working[];
  /** Warnings for the applicant and the office that block nothing, under the office's word lists. */
  cautions?(frame: FilingFrame, rules: NameRules): readonly Caution[];
  /** Its cautions read the office's word lists, so the page loads them. */
  readonly cautionsReadWordLists?: boolean;
}

export function sectionOf(definition: ProcessDefinition, key: string): AnySection | undefined {
  return definition.sections.find((section) => section.key === key);
}

/** The sections of this filing, with its company type and its present answers. */
export function sectionsOf(definition: ProcessDefinition, frame: FilingFrame): AnySection[] {
  return definition.sections.filter((section) => applies(section, frame));
}

/** The steps of this filing, in their order. */
export function stepsOf(definition: ProcessDefinition, frame: FilingFrame): StepDefinition[] {
  const sections = new Set(sectionsOf(definition, frame).map(({ key }) => key));
  return (definition.steps ?? []).filter(
    (step) => step.appliesTo?.(frame) ?? (step.sections.length === 0 || step.sections.some((key) => sections.has(key))),
  );
}

/** The step of this kind; there is at most one of documents, of the fee and of the check. */
export const stepOfKind = (
  steps: readonly StepDefinition[],
  kind: Exclude<StepKind, 'SECTIONS'>,
): StepDefinition | undefined => steps.find((step) => step.kind === kind);

const underRules = new WeakMap<NameRules, WeakMap<ProcessDefinition, ProcessDefinition>>();

/** The definition with its schemas under the office's own word lists. */
export function underNameRules(definition: ProcessDefinition, rules: NameRules): ProcessDefinition {
  let known = underRules.get(rules);
  if (!known) underRules.set(rules, (known = new WeakMap<ProcessDefinition, ProcessDefinition>()));
  let judged = known.get(definition);
  if (!judged)
    known.set(
      definition,
      (judged = { ...definition, sections: definition.sections.map((section) => judgedBy(section, rules)) }),
    );
  return judged;
}

function judgedBy(section: AnySection, rules: NameRules): AnySection {
  if (isList(section)) return section;
  const { schemaBy, ...rest } = section;
  return { ...rest, schema: schemaBy?.(rules) ?? section.schema };
}

export function levelsOf(
  { office: { levels } }: Pick<ProcessDefinition, 'office'>,
  companyType: CompanyType | null,
): number {
  return typeof levels === 'number' ? levels : levels(companyType);
}

/** True when every required level has passed: an approver at this level may approve instead of forwarding. */
export function lastLevelReached(
  definition: ProcessDefinition,
  level: number,
  companyType: CompanyType | null = null,
): boolean {
  return level >= levelsOf(definition, companyType);
}

export function nextLevelExists(definition: ProcessDefinition, level: number): boolean {
  return level < definition.office.approverChain.length;
}

export function rolesAtLevel(definition: ProcessDefinition, level: number): readonly Role[] {
  return definition.office.approverChain[level - 1] ?? [];
}
