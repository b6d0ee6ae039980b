import type { Bilingual } from '../../bilingual';
import type { CompanyType } from '../../enumerations/company-types';
import type { NamedProcess } from '../../enumerations/processes';
import type { NameRules } from '../../names/name-rules';
import type { Role } from '../../roles';
import type { DeadlineEvent } from '../../schedules/deadlines';
import type { Aspect } from '../../register/register-aspects';
import type { BlockerCode } from './blocker-codes';
import type { Caution } from './cautions';
import type { Charge, ChargeFacts, Lateness } from './charge';
import type { CheckDefinition } from './checklist';
import type { Declaration } from './declarations';
import type { DocumentRequirement } from './document-requirement';
import type { Answers, FilingFrame } from './filing-frame';
import type { SubjectKind } from './filing-subject';
import type { IssuedPaperDefinition } from './issued-papers';
import type { PrivateReads } from './private-reads';
import { applies, isList, type AnySection } from './section-definition';

/** ON_SUBMIT: nobody has to confirm the amount; the invoice is issued when the filing is handed in. */
export type PayTiming = 'ON_SUBMIT' | 'BEFORE_VERIFY' | 'BEFORE_APPROVE' | 'AFTER_APPROVAL' | 'NONE';

/**
 * What a step of the wizard is for. `SECTIONS` asks its sections; `PAPERS` lets one look at what the answers write;
 * `DOCUMENTS` takes the documents; `PAYABLE` shows what it costs; `CHECK` shows everything once more and hands it in.
 */
export type StepKind = 'SECTIONS' | 'PAPERS' | 'DOCUMENTS' | 'PAYABLE' | 'CHECK';

/** One page of the wizard; its key is the last part of its address and of `…/switch/stepper/{step}`. */
export interface StepDefinition {
  readonly key: string;
  readonly kind: StepKind;
  readonly label: Bilingual;
  /** Under its heading: what it asks for and why. */
  readonly lead?: Bilingual;
  /** Keys of the sections it shows, in their order; a step of documents, of the fee or of the check has none. */
  readonly sections: readonly string[];
  /** Without it, a step with sections is there as long as one of them applies, and one without sections always. */
  appliesTo?(frame: FilingFrame): boolean;
}

/** Who files it, for which company, from what, and what keeps a company from it. */
export interface FilingOrigin {
  readonly mayStart: readonly Role[];
  /** It is filed for a company of the register, by those who may file for it; otherwise for oneself. */
  readonly ofCompany?: boolean;
  /**
   * What it is about besides the company, chosen when the draft is opened; a company may have one open draft for each.
   */
  readonly subject?: SubjectKind;
  /** It is opened from an approved name that is still held; the kind of company is that of the reservation. */
  readonly fromReservation?: boolean;
  /** It is called by the name of the company it is filed for, whatever is answered. */
  readonly namedByCompany?: boolean;
  /** The kinds of company that file it; without it every kind. */
  readonly companyTypes?: readonly CompanyType[] | ((type: CompanyType) => boolean);
  /** Blockers that keep a company from it beside those of every filing of a company (`blockersOf`). */
  readonly stoppedBy?: readonly BlockerCode[];
  /** Those of every filing that do not keep a company from it. What settles a blocker is never stopped by it. */
  readonly notStoppedBy?: readonly BlockerCode[];
  /** What a mandate for it reads of the private side of the company, beside what every filing takes. */
  readonly reads?: PrivateReads;
}

/** How the office looks at it and decides. */
export interface OfficeRules {
  /** Levels an application must pass: always the same, or as the kind of company asks. */
  readonly levels: number | ((companyType: CompanyType | null) => number);
  /** Who sits at each level; a forward may use the levels beyond the needed ones. */
  readonly approverChain: readonly (readonly Role[])[];
  /** Decided on as it was handed in: no document is verified by itself, no part is sent back for correction. */
  readonly asAWhole?: boolean;
  readonly committee: boolean;
  readonly operatorMayReject: boolean;
  readonly autoApprove: boolean;
  /** What the operator has to have looked at before it is verified. */
  readonly checklist?: readonly CheckDefinition[];
  /** What the office is told before it decides, instead of what is said of any filing. */
  readonly decision?: Readonly<Partial<Record<'approve' | 'reject' | 'revoke', Bilingual>>>;
}

/** What it costs, and the fine for a late one. */
export interface MoneyRules {
  readonly payTiming: PayTiming;
  /** Its fees, a line each; null as long as the answers do not say enough. Every process that is paid for has it. */
  charges?(frame: FilingFrame, facts: ChargeFacts): readonly Charge[] | null;
  /**
   * Of the list of fine events, where section 81 fines a late report of it: said with its fee before anybody begins.
   */
  readonly fineEvent?: DeadlineEvent;
  /** What it reports, of `fineEvent`; null where the answers do not say it yet, or it reports nothing that is fined. */
  lateness?(frame: FilingFrame): Lateness | null;
}

/** What its approval changes of the register, and issues from it. */
export interface RegisterRules {
  /**
   * What its approval changes; while one is undecided, no other filing of the company that shares an aspect is taken
   * in.
   */
  readonly aspects: readonly Aspect[];
  /**
   * What the register answers is confirmed here and not written otherwise: of a company that changed meanwhile
   * everything is taken over, and nobody chooses.
   */
  readonly confirmsRegister?: true;
  /** What its approval issues to the company, from what it entered in the register, in this order; revoked with it. */
  readonly issues?: readonly IssuedPaperDefinition[];
}

/** A filing as data: the wizard, the check page, the officer's view and the gateway's validation all come from it. */
export interface ProcessDefinition<Sections extends readonly AnySection[] = readonly AnySection[]> {
  readonly process: NamedProcess;
  /**
   * From 1; raised with every change of what is asked or how it is judged, so that a page and the gateway know whether
   * they speak of the same form.
   */
  readonly version: number;
  readonly name: Bilingual;
  /** First part of the application number, as in NR-2082/83-KTM-000123. */
  readonly numberPrefix: string;
  readonly sections: Sections;
  /** Only where the filing is walked page by page. */
  readonly steps?: readonly StepDefinition[];
  readonly origin: FilingOrigin;
  readonly office: OfficeRules;
  readonly money: MoneyRules;
  readonly register: RegisterRules;
  readonly documents: readonly DocumentRequirement[];
  /** The law that asks for the documents; without it they are the practice of the office. */
  readonly documentBasis?: Bilingual;
  /** What whoever submits it declares; without it, that it is true. */
  readonly declarations?: readonly Declaration[];
  /**
   * With these answers the company belongs to a group, and its parent company consents first; without it no filing of
   * the kind asks one.
   */
  isOfGroup?(answers: Answers): boolean;
  /**
   * What stands in nobody's way and should be known before it is handed in and decided, under the office's word lists.
   */
  cautions?(frame: FilingFrame, rules: NameRules): readonly Caution[];
  /** Its cautions look at the office's word lists: a page asks for them. */
  readonly cautionsReadWordLists?: boolean;
}

export function sectionOf(definition: ProcessDefinition, key: string): AnySection | undefined {
  return definition.sections.find((section) => section.key === key);
}

/** The sections this filing has, with its kind of company and the answers as they are. */
export function sectionsOf(definition: ProcessDefinition, frame: FilingFrame): AnySection[] {
  return definition.sections.filter((section) => applies(section, frame));
}

/** The steps this filing has, in their order. */
export function stepsOf(definition: ProcessDefinition, frame: FilingFrame): StepDefinition[] {
  const sections = new Set(sectionsOf(definition, frame).map(({ key }) => key));
  return (definition.steps ?? []).filter(
    (step) => step.appliesTo?.(frame) ?? (step.sections.length === 0 || step.sections.some((key) => sections.has(key))),
  );
}

/** The step of this kind that the filing has; of documents, of the fee and of the check there is one at most. */
export const stepOfKind = (
  steps: readonly StepDefinition[],
  kind: Exclude<StepKind, 'SECTIONS'>,
): StepDefinition | undefined => steps.find((step) => step.kind === kind);

const underRules = new WeakMap<NameRules, WeakMap<ProcessDefinition, ProcessDefinition>>();

/** The definition as the office's own word lists make it. */
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

/** Where every needed level is passed, an approver at this level may approve instead of forwarding. */
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
