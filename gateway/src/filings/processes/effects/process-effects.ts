import type { AskForDocument } from '@registrar/domain/calls/corrections';
import type { Assessment } from '@registrar/domain/calls/money';
import type { Bilingual, Language } from '@registrar/domain/bilingual';
import type { FiledCompany } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import type { MessageKey, MessageParameters } from '../../../platform/language';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { CompanyChanges } from '../../../register/apply-changes';
import type { Application } from '../../../applications/application';
import type { CompanyFacts } from '../../facts/gate/company-facts';
import type { Reason } from '../../facts/gate/law-reason';

export interface EffectContext {
  readonly unit: UnitOfWork;
  readonly application: Application;
  /** `null`: the gateway itself. */
  readonly actor: Actor | null;
  readonly remark: string | null;
  /** The amounts set by `assess`. */
  readonly assessment?: Assessment;
  /** The documents requested by `requestAdditionalDocument`. */
  readonly asked?: readonly AskForDocument[];
  /**
   * The parts of the company that `takeCompanyVersion` takes over, and the company version whose changes the user was
   * shown.
   */
  readonly taken?: { readonly parts: readonly string[]; readonly companyVersion: number | undefined };
  /** The minutes recorded with the committee's decision. */
  readonly minutes?: string;
  /** The language of the reasons in a refusal. */
  readonly language: Language;
}

/** A list item prefilled from the register; `begunFrom` is the id of its part in the register. */
export interface BegunItem {
  readonly begunFrom: string | null;
  readonly data: object;
}

/** The prefilled answers of a new draft, by section key: form answers, and list items in their order. */
export interface Begun {
  readonly sections?: Readonly<Record<string, object>>;
  readonly items?: Readonly<Record<string, readonly BegunItem[]>>;
}

/** A warning at an answer that blocks nothing, about a matter that the rules of the form cannot check. */
export interface FieldCaution {
  readonly sectionKey: string;
  /** Within the section. */
  readonly path: string;
  readonly message: MessageKey;
  /** The message for the office, which may see data of other parties. */
  readonly forOffice: MessageKey;
  readonly parameters: MessageParameters;
}

/** A filing that is submitted or approved; null in its place means that a draft is about to be opened. */
export interface FilingAtGate {
  readonly id: string;
  readonly submittedAt: Date | null;
}

/** The effects of a process beyond its status, in one file per process. Each runs in the unit of work of the action. */
export interface ProcessEffects {
  /**
   * Runs before a draft for this company is created; refuses when there is nothing to file. `subjectId`: what the
   * filing is about besides the company; `accountId`: the user who opens it.
   */
  open?(
    unit: UnitOfWork,
    companyId: string,
    subjectId: string | null,
    accountId: string,
    language: Language,
  ): Promise<void>;
  /** The page of a company on which the subject of its filing is chosen, where the process alone knows it. */
  beginAt?(companyId: string): string;
  /**
   * Reasons that stop the company from filing, in addition to the blockers of every process. Checked when the draft is
   * opened, on submission and on approval.
   */
  conditions?(db: Kysely<DB>, company: CompanyFacts, filing: FilingAtGate | null): Promise<Reason[]>;
  /** Whether this filing is approved only after the committee has given its opinion. */
  isForCommittee?(db: Kysely<DB>, application: Application): Promise<boolean>;
  /** The title of the application, from the answers given so far; without it the company's name is the title. */
  title?(answers: Readonly<Record<string, unknown>>): Bilingual;
  /** The office chosen by the answers; without one the filing stays with the office where the draft was opened. */
  office?(answers: Readonly<Record<string, unknown>>): number | undefined;
  /**
   * Runs on submission: checks what the sections alone cannot, and reserves what only one filing may hold. It runs
   * again after a correction and then reserves nothing further.
   */
  hold?(context: EffectContext): Promise<void>;
  /** Runs when the filing is withdrawn or refused: releases what `hold` reserved. */
  release?(context: EffectContext): Promise<void>;
  /**
   * The changes on approval, once for each company: the filing's own, and those it names. The engine writes them to the
   * register in the order of the companies' ids and reverses them by counter entries.
   */
  changes?(context: EffectContext): Promise<readonly CompanyChanges[]>;
  /** Further effects of an approval, after its changes. */
  approve?(context: EffectContext): Promise<void>;
  /**
   * Runs before the changes of an approval are reversed: refuses when that is not possible, and reverses what `approve`
   * did.
   */
  revoke?(context: EffectContext): Promise<void>;
  /** The company whose consent a group filing needs. */
  parentCompany?(context: EffectContext): Promise<string>;
  /**
   * The answers that the register already has for a filing of a company. It must return the same result for the same
   * state of the company, because the difference between its results for two states shows what changed. `applicantId`:
   * the owner of the filing; `subjectId`: what it is about besides the company.
   */
  begin?(db: Kysely<DB>, company: FiledCompany, applicantId: string, subjectId: string | null): Promise<Begun>;
  /**
   * Prefilled answers that depend on the day on which the draft is opened. They are not compared with what the company
   * is later; `hold` judges them.
   */
  beginOn?(db: Kysely<DB>, company: FiledCompany, now: Date): Promise<Begun>;
  /**
   * Prefilled answers of a filing opened from a reserved name, in addition to the answers that both forms have under
   * the same key.
   */
  beginFromReservation?(reservedBy: Application): Readonly<Record<string, object>>;
  /**
   * The answers of `begin` are suggestions: when the filing is filed again after a refusal, the applicant's own answers
   * are kept.
   */
  readonly beginOffers?: true;
  /** Warnings about the answers that the rules of the form cannot check. */
  cautions?(db: Kysely<DB>, application: Application): Promise<readonly FieldCaution[]>;
  /**
   * Whether the effects of its approval can still be reversed. Without it, an approval can be revoked while every part
   * is as its changes left it. A name reservation is decided by its own state.
   */
  mayBeUndone?(db: Kysely<DB>, application: Application): Promise<boolean>;
}
