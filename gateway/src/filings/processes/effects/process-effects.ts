import type { AskForDocument } from '@registrar/domain/calls/corrections';
import type { Assessment } from '@registrar/domain/calls/money';
import type { Bilingual, Language } from '@registrar/domain/bilingual';
import type { FiledCompany } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import type { MessageKey, MessageParameters } from '../../../platform/language';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { RegisterChanges } from '../../../register/apply-changes';
import type { Application } from '../../../applications/application';
import type { CompanyFacts } from '../../facts/gate/company-facts';
import type { Reason } from '../../facts/gate/law-reason';

export interface EffectContext {
  readonly unit: UnitOfWork;
  readonly application: Application;
  /** `null`: the gateway itself. */
  readonly actor: Actor | null;
  readonly remark: string | null;
  /** The amounts that the action sets, of `assess`. */
  readonly assessment?: Assessment;
  /** The papers that the action asks for, of `requestAdditionalDocument`. */
  readonly asked?: readonly AskForDocument[];
  /**
   * The parts of the company that the action takes over, of `takeCompanyVersion`, and the version whose changes were
   * shown.
   */
  readonly taken?: { readonly parts: readonly string[]; readonly companyVersion: number | undefined };
  /** What the committee's meeting recorded, of its decision. */
  readonly minutes?: string;
  /** In which language a refusal explains itself. */
  readonly language: Language;
}

/** An entry of a list that the register answers; `begunFrom` the part it stands for, by its id in the register. */
export interface BegunItem {
  readonly begunFrom: string | null;
  readonly data: object;
}

/** Answers that a draft begins with, by section key: of forms, and the entries of lists in their order. */
export interface Begun {
  readonly sections?: Readonly<Record<string, object>>;
  readonly items?: Readonly<Record<string, readonly BegunItem[]>>;
}

/** What stands in nobody's way, told at an answer: something that no rule of the form can see. */
export interface FieldCaution {
  readonly sectionKey: string;
  /** Within the section. */
  readonly path: string;
  readonly message: MessageKey;
  /** What the office reads instead: it may know what concerns others. */
  readonly forOffice: MessageKey;
  readonly parameters: MessageParameters;
}

/** A filing that is handed in or approved; null in its place: a draft is to be opened. */
export interface FilingAtGate {
  readonly id: string;
  readonly submittedAt: Date | null;
}

/**
 * What a process does to the world beyond its own status; one file a process. Each runs inside the unit of work of the
 * action.
 */
export interface ProcessEffects {
  /**
   * Before a draft for this company exists: refuses where there is nothing to file. `subjectId`: what it is to be about
   * besides the company; `accountId`: who opens it.
   */
  open?(
    unit: UnitOfWork,
    companyId: string,
    subjectId: string | null,
    accountId: string,
    language: Language,
  ): Promise<void>;
  /**
   * What keeps the company from it beside the blockers of every process: asked before it is begun, when it is handed in
   * and when it is approved.
   */
  conditions?(db: Kysely<DB>, company: CompanyFacts, filing: FilingAtGate | null): Promise<Reason[]>;
  /**
   * What a person recognises the application by, from what has been answered so far; without it, by the name of its
   * company.
   */
  title?(answers: Readonly<Record<string, unknown>>): Bilingual;
  /** The office that the answers choose; without one it is the one the draft was opened at. */
  office?(answers: Readonly<Record<string, unknown>>): number | undefined;
  /**
   * The filing is handed in: checks what the sections alone cannot tell, and takes what may not be given twice. Handed
   * in again after a correction it is asked again, and takes nothing more.
   */
  hold?(context: EffectContext): Promise<void>;
  /** It is withdrawn or refused: gives back what `hold` took. */
  release?(context: EffectContext): Promise<void>;
  /** What an approval changes of the company; the engine enters it, and undoes it by counter entries. */
  changes?(context: EffectContext): Promise<RegisterChanges>;
  /** What an approval does besides, after its changes. */
  approve?(context: EffectContext): Promise<void>;
  /** Before the changes of an approval are undone: refuses where that cannot be, and undoes what `approve` did. */
  revoke?(context: EffectContext): Promise<void>;
  /** The company whose consent a group filing needs. */
  parentCompany?(context: EffectContext): Promise<string>;
  /**
   * What the register already answers of a filing for a company. Of the same company the same: what differs between two
   * states of it is what changed. `applicantId`: whose filing it is; `subjectId`: what it is about besides the company.
   */
  begin?(db: Kysely<DB>, company: FiledCompany, applicantId: string, subjectId: string | null): Promise<Begun>;
  /**
   * What is known of a filing that is opened from a reserved name, beside the answers that both forms ask under one
   * key.
   */
  beginFromReservation?(reservedBy: Application): Readonly<Record<string, object>>;
  /** What `begin` answers is an offer: filed again after a refusal, what the person wrote instead stands. */
  readonly beginOffers?: true;
  /** What should be known of its answers and no rule of the form can see. */
  cautions?(db: Kysely<DB>, application: Application): Promise<readonly FieldCaution[]>;
  /**
   * What its approval wrote can still be undone; without it: as long as every part is as its changes left it. A
   * reservation answers by its own state.
   */
  mayBeUndone?(db: Kysely<DB>, application: Application): Promise<boolean>;
}
