import { createHash } from 'node:crypto';
import { declarationsOf } from '@registrar/domain/processes';
import { guardReasons, type EffectName, type Transition } from '@registrar/domain/transitions';
import { ZodError } from 'zod';
import type { DocumentRow } from '../../documents/standing-documents';
import { readTerm } from '../../platform/terms';
import { assess } from '../../money/assess';
import { issueProposed } from '../../money/issue-invoice';
import { proposeAssessment } from '../../money/propose-assessment';
import { withdrawUnpaid } from '../../money/withdraw-invoice';
import { issueFilingPapers } from '../../papers/issue-filing-papers';
import { revokePapersOf } from '../../papers/revoke-papers';
import { dayInNepal } from '../../platform/clock';
import { refuse } from '../../platform/refusal';
import { answersOf, isGroupFiling, type ApplicationRow } from '../../applications/application';
import { askForJudgement } from '../facts/automatic/judge-job';
import { addToAgenda, recordDecision } from './committee-item';
import { requireAsFiled } from '../facts/company/as-filed';
import { takeCompany } from '../../applications/filed-company';
import { takeOver } from './company/take-over';
import { askForDocuments } from '../facts/corrections/ask-for-documents';
import { filedDocuments, readRequested } from '../facts/corrections/correction-state';
import { setDeadline } from '../facts/corrections/deadline';
import { keepSnapshot } from '../facts/corrections/snapshots';
import { effectsOf } from '../processes/effects-of';
import type { EffectContext } from '../processes/effects/process-effects';
import { enterChanges, undoEntered } from '../processes/enter-changes';
import { scheduleGroupReminders } from '../facts/group/group-reminders';
import { giveBackReservedName, keepReservedName } from '../facts/names/reserved-name';
import { addWorkingHours, readOfficeHours } from '../../applications/working-hours';

/** What an effect changes on the application's own row. */
export type Changes = Partial<
  Pick<
    ApplicationRow,
    | 'application_number'
    | 'snapshot_hash'
    | 'queued_at'
    | 'submitted_at'
    | 'assignee_id'
    | 'lease_until'
    | 'level'
    | 'discarded_at'
    | 'parent_company_id'
    | 'office_id'
    | 'round'
    | 'operator_id'
    | 'due_on'
    | 'company_version'
    | 'definition_version'
  >
>;

type Effect = (context: EffectContext, transition: Transition) => Promise<Changes>;

/** Nothing to write: the history is the clock of the office. */
const nothing: Effect = async () => ({});

const isFree = ({ application: { definition } }: EffectContext): boolean => definition.payTiming === 'NONE';

const processOf = ({ application }: EffectContext) => effectsOf(application.definition.process);

/** What was held is free again, and what was not paid is not asked for any more. */
const releaseHolds: Effect = async (context) => {
  await processOf(context).release?.(context);
  await giveBackReservedName(context.unit, context.application.row);
  if (!isFree(context)) await withdrawUnpaid(context.unit, context.actor, context.application.row.id);
  return {};
};

async function parentCompanyOf(context: EffectContext): Promise<string> {
  const { parentCompany } = processOf(context);
  if (!parentCompany) throw new Error(`${context.application.definition.process} asks no parent company`);
  return parentCompany(context);
}

/** Of everything that was handed in: the answers, and what each document holds. */
function hashOfSubmission(answers: Readonly<Record<string, unknown>>, documents: readonly DocumentRow[]): string {
  const papers = documents.map(({ requirement_key, sha256 }) => [requirement_key, sha256]);
  return createHash('sha256')
    .update(JSON.stringify(papers.length === 0 ? answers : { answers, documents: papers }))
    .digest('hex');
}

/**
 * Answers of an earlier form that even a form they pass cannot read are no fault of ours: they have to be given anew.
 */
async function readingAnswers(
  { application: { row, definition }, language }: EffectContext,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ZodError && row.definition_version !== definition.version)
      refuse('FLOW-409', { text: guardReasons.FITS_TODAYS_FORM[language] });
    throw error;
  }
}

/**
 * The effects that this gateway carries out, by their name in the transition table; those that tell somebody are in
 * announce.ts.
 */
export const effectHandlers: Partial<Record<EffectName, Effect>> = {
  AUTOSAVE: nothing,
  START_CLOCK: nothing,
  EVALUATE_REFUND: nothing, // paid revenue stays revenue; the office gives back by a decision of its own
  RELEASE_HOLDS: releaseHolds,

  /** Of a filing of the register's company; a reservation that a company files concerns another one to come. */
  async TAKE_COMPANY_VERSION(context) {
    const {
      unit,
      application: { row, definition },
      taken,
    } = context;
    if (!definition.ofCompany || row.company_id === null) return {};
    const company = await takeCompany(unit, row.id, row.company_id);
    if (taken?.companyVersion !== undefined && taken.companyVersion !== company.version) refuse('VER-412');
    if (taken) await takeOver(context, company, taken.parts);
    return { company_version: company.version };
  },

  async PROPOSE_ASSESSMENT(context) {
    const { unit, actor, application } = context;
    if (isFree(context)) return {};
    await proposeAssessment(unit, actor, application);
    if (application.definition.payTiming === 'ON_SUBMIT') await issueProposed(unit, actor, application.row);
    return {};
  },
  async ISSUE_INVOICE({ unit, application, actor, assessment, language }) {
    if (!actor) throw new Error('Amounts are set by an officer');
    const outcome = await assess(unit, actor, application, assessment ?? { overrides: [] }, language);
    // parked until the money has come: it stays the operator's, and the claim does not lapse meanwhile
    return outcome === 'WAITING' ? { lease_until: null } : {};
  },
  /** The number itself is taken as the status is written: the whole office counts by one row. */
  async ASSIGN_NUMBER({ unit }) {
    return { submitted_at: unit.now };
  },
  async FREEZE_SNAPSHOT(context) {
    const {
      unit,
      application,
      application: { row },
    } = context;
    await keepReservedName(unit, row, context.language);
    await processOf(context).hold?.(context);
    const answers = answersOf(application);
    // what went back for a correction stays with the office that has it
    const chosen = row.status === 'DRAFT' ? processOf(context).office?.(answers) : undefined;
    const documents = await filedDocuments(unit.tx, application, await readRequested(unit.tx, row.id));
    const round = row.round + 1;
    await keepSnapshot(unit, {
      applicationId: row.id,
      round,
      answers,
      documents,
      declarations: declarationsOf(application.definition),
      declaredBy: context.actor?.accountId ?? null,
    });
    const isGroup = isGroupFiling(context.application);
    if (isGroup) await scheduleGroupReminders(context.unit, context.application.row.id);
    return {
      round,
      definition_version: application.definition.version,
      office_id: chosen ?? row.office_id,
      snapshot_hash: hashOfSubmission(answers, documents),
      parent_company_id: isGroup ? await parentCompanyOf(context) : null,
    };
  },
  async ENTER_OFFICE_QUEUE({ unit, application: { row, definition } }) {
    if (definition.autoApprove) await askForJudgement(unit, row.id, row.round);
    return { queued_at: row.queued_at ?? unit.now };
  },
  async LEAVE_QUEUE() {
    return { queued_at: null };
  },
  async START_LEASE({ unit, actor }) {
    const today = dayInNepal(unit.now);
    const { workingHours } = await readTerm(unit.tx, 'CLAIM_LEASE', today);
    const office = await readOfficeHours(unit.tx, today);
    return {
      assignee_id: actor?.accountId ?? null,
      operator_id: actor?.accountId ?? null,
      lease_until: addWorkingHours(unit.now, workingHours, office),
    };
  },
  async DROP_LEASE() {
    return { assignee_id: null, lease_until: null };
  },
  async ENTER_LEVEL_QUEUE({ application: { row } }) {
    return { level: Math.max(row.level, 1) };
  },
  async ADD_TO_AGENDA(context) {
    await addToAgenda(context);
    return {};
  },
  RETURN_TO_SENDER: nothing, // it keeps the level at which it was sent, and whoever decides there decides on
  async RAISE_LEVEL({ application: { row } }) {
    return { level: row.level + 1 };
  },
  async RECORD_MINUTES({ unit, application: { row }, actor, minutes = '' }, { to }) {
    if (!actor) throw new Error('A committee decides by one of its members');
    await recordDecision(unit, row.id, {
      decision: to === 'VERIFY' ? 'RETURNED' : 'FOR_REVIEW',
      minutes,
      by: actor.accountId,
    });
    return {};
  },
  async RETURN_TO_SAME_OPERATOR({ application: { row } }) {
    return { assignee_id: row.operator_id ?? row.verified_by, lease_until: null, level: 0 };
  },
  /** While the applicant has it no lease runs out; whose work it was stays written. */
  async PAUSE_CLOCK() {
    return { lease_until: null };
  },
  async RESUME_CLOCK() {
    return { due_on: null };
  },
  async SET_DEADLINE({ unit, application: { row } }) {
    return { due_on: await setDeadline(unit, row) };
  },
  async UNLOCK_PINNED_SECTIONS({ unit, application: { row } }) {
    await unit.tx
      .updateTable('filing_pin')
      .set({ sent_at: unit.now })
      .where('application_id', '=', row.id)
      .where('round', '=', row.round)
      .where('sent_at', 'is', null)
      .execute();
    return {};
  },
  async ASK_FOR_DOCUMENTS({ unit, application, actor, asked = [] }) {
    if (!actor) throw new Error('Documents are asked for by an officer');
    await askForDocuments(unit, actor, application, asked);
    return {};
  },
  async TOMBSTONE({ unit }) {
    return { discarded_at: unit.now };
  },
  async STORE_CONSENT({ unit, application: { row }, actor, remark }) {
    if (!actor || !row.parent_company_id) throw new Error('Consent is given by a representative of a parent company');
    await unit.tx
      .insertInto('group_consent')
      .values({
        id: unit.newId(),
        application_id: row.id,
        company_id: row.parent_company_id,
        account_id: actor.accountId,
        remark,
        at: unit.now,
      })
      .execute();
    return {};
  },
  async RUN_PROCESS_EFFECT(context) {
    await requireAsFiled(context.unit, context.application, context.language);
    await readingAnswers(context, async () => {
      await enterChanges(context);
      await processOf(context).approve?.(context);
    });
    if (context.application.definition.payTiming === 'AFTER_APPROVAL')
      await issueProposed(context.unit, context.actor, context.application.row);
    return {};
  },
  async ISSUE_DOCUMENTS({ unit, actor, application: { row, definition } }) {
    if (row.company_id !== null)
      await issueFilingPapers(
        unit,
        {
          applicationId: row.id,
          companyId: row.company_id,
          name: definition.name,
          decidedBy: actor?.accountId ?? null,
        },
        definition.issues ?? [],
      );
    return {};
  },
  async COMPENSATE(context) {
    await processOf(context).revoke?.(context);
    await undoEntered(context);
    await revokePapersOf(context.unit, context.application.row.id);
    if (!isFree(context)) await withdrawUnpaid(context.unit, context.actor, context.application.row.id);
    return {};
  },
};
