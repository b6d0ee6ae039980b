import { sql, type Insertable, type QueryCreator } from 'kysely';
import { applicationStatuses, isGranted, type ApplicationStatus } from '@registrar/domain/enumerations';
import type { FilingAction, Transition } from '@registrar/domain/transitions';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { ApplicationHistoryTable, DB } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { requireProvenLately } from '../../platform/proven-lately';
import { refuse } from '../../platform/refusal';
import { holdFiledCompanies, holdFilingsOfNamed } from '../../applications/named-companies';
import { holdCorrected, stepOfCorrected } from './corrected/corrected-filing';
import { lookSoon } from '../../proceedings/due-job';
import { passesGate } from '../processes/allowed-processes';
import { findListeners, notifyListeners } from './notify';
import { openFilings } from '../facts/company/undecided-filings';
import { nextNumber, numberOf } from '../facts/application-number';
import {
  definitionOf,
  findApplication,
  frameOf,
  toRow,
  type Application,
  type ApplicationRow,
} from '../../applications/application';
import type { EffectContext } from '../processes/effects/process-effects';
import { readSituation } from '../facts/situation';
import { permit, type PerformInput } from './permit';
import { roleOf } from './transition-choice';
import { transitionEffects } from './transition-effects';

/** Final decisions of an officer; they need a recent proof of identity. */
const FINAL: ReadonlySet<FilingAction> = new Set(['approve', 'reject', 'revoke']);
/** By an officer, or by the portal itself. */
const APPROVALS: ReadonlySet<FilingAction> = new Set(['approve', 'autoApprove']);
const DECIDED: ReadonlySet<ApplicationStatus> = new Set(['APPROVED', 'REJECTED', 'SUCCESS']);

/**
 * The only function that changes the status of an application. It looks up the status and the action in the transition
 * table, runs the guards, and writes status, history, audit and outbox in the given unit of work.
 */
export async function performAction(
  unit: UnitOfWork,
  actor: Actor | null,
  applicationId: string,
  action: FilingAction,
  input: PerformInput,
): Promise<void> {
  if (actor !== null && !actor.external && FINAL.has(action)) requireProvenLately(actor);
  const application = await findApplication(unit.tx, applicationId, {
    forUpdate: true,
    today: dayInNepal(unit.now),
    // locks every company of the filing, so that two conflicting filings are checked one after the other
    hold: async (row) => {
      if (APPROVALS.has(action) && definitionOf(row.process_name).register.named?.ends)
        await holdFilingsOfNamed(unit, row);
      await holdCorrected(unit, row);
      if (row.company_id !== null && (passesGate(action) || action === 'revoke')) await holdFiledCompanies(unit, row);
    },
  });
  if (!application) refuse('REQ-404');
  const situation = await readSituation(unit.tx, application, actor, unit.now);
  const transition = await permit(situation, action, input);

  const remark = input.remark || null;
  let changed: Application = application;
  for (const effect of transition.effects) {
    const context: EffectContext = {
      unit,
      application: changed,
      actor,
      remark,
      assessment: input.assessment,
      asked: input.documents,
      language: input.language,
      ...(input.minutes !== undefined && { minutes: input.minutes }),
      ...(input.take && { taken: { parts: input.take, companyVersion: input.companyVersion } }),
    };
    const changes = await transitionEffects[effect](context, transition);
    changed = { ...changed, row: { ...changed.row, ...changes } };
  }
  const status = await restingStatus(unit, application.row, transition);
  const listeners = await findListeners(unit, { ...changed, row: { ...changed.row, status } }, transition);
  const step = {
    application_id: applicationId,
    at: unit.now,
    action,
    level: changed.row.level,
    actor_id: actor?.accountId ?? null,
    actor_role: roleOf(actor),
    reason_code: input.reasonCode ?? null,
  };
  const passed = transition.then === undefined || transition.to === transition.from ? null : transition.to;
  const history = [
    { ...step, from_status: application.row.status, to_status: passed ?? status, remark },
    ...(passed === null ? [] : [{ ...step, from_status: passed, to_status: status, remark: null }]),
  ];
  const after = await writeStatus(unit, { before: application, changed, transition, actor, status, history });
  unit.audit({
    actor,
    action: `application.${action}`,
    objectType: 'application',
    objectId: applicationId,
    objectVersion: after.row.version,
    before: application.row,
    after: after.row,
    remark: remark ?? undefined,
  });
  // another phase of the proceeding may be reached by it, or not reached any more
  if (after.row.subject_kind === 'PROCEEDING' && [application.row.status, status].some((one) => DECIDED.has(one)))
    lookSoon(unit, after.row.subject_id ?? '');
  const corrected = await stepOfCorrected(unit, application.row, after.row);
  if (corrected)
    await performAction(unit, null, corrected.id, corrected.action, {
      version: corrected.version,
      language: input.language,
    });
  await notifyListeners({ unit, application: after, actor, remark, language: input.language }, transition, listeners);
  if (APPROVALS.has(action)) await endFilings(unit, application, input.language);
}

/** The action that an approval takes on other filings. */
export const followingAction = 'endWithCompany' satisfies FilingAction;

/** What the companies that this approval ends have handed in cannot be decided any more. */
async function endFilings(unit: UnitOfWork, application: Application, language: PerformInput['language']) {
  const { definition, row } = application;
  const ended = definition.register.named?.ends?.(frameOf(application)) ?? [];
  await endFilingsOf(unit, ended, { language, remark: row.application_number ?? '' });
}

/**
 * Ends all that is open of companies that leave the register: what was handed in is rejected, and a draft is discarded.
 * `remark`: by what they left it.
 */
export async function endFilingsOf(
  unit: UnitOfWork,
  companyIds: readonly string[],
  by: Pick<PerformInput, 'language' | 'remark'>,
): Promise<void> {
  for (const { id, version } of await openFilings(unit.tx, companyIds))
    await performAction(unit, null, id, followingAction, { ...by, version });
}

interface Step {
  readonly before: Application;
  readonly changed: Application;
  readonly transition: Transition;
  readonly actor: Actor | null;
  readonly status: ApplicationStatus;
  readonly history: readonly Insertable<ApplicationHistoryTable>[];
}

/**
 * Writes the status, the history and a new number in one statement. The number count is one row for the whole office,
 * so it is locked as late as possible.
 */
async function writeStatus(
  unit: UnitOfWork,
  { before, changed, transition, actor, status, history }: Step,
): Promise<Application> {
  const { row } = changed;
  // a recalled application keeps its number
  const number =
    transition.effects.includes('ASSIGN_NUMBER') && row.application_number === null
      ? await nextNumber(unit, changed.definition, row.office_id)
      : null;
  const counted: QueryCreator<DB> = number ? unit.tx.with('counted', number.next) : unit.tx;
  const written = await counted
    .with('told', (write) => write.insertInto('application_history').values([...history]))
    .updateTable('application')
    .set({
      status,
      application_number: number
        ? numberOf(number.before, sql`(select last_number from counted)`)
        : row.application_number,
      level: row.level,
      office_id: row.office_id,
      snapshot_hash: row.snapshot_hash,
      queued_at: row.queued_at,
      submitted_at: row.submitted_at,
      assignee_id: row.assignee_id,
      lease_until: row.lease_until,
      parent_company_id: row.parent_company_id,
      discarded_at: row.discarded_at,
      round: row.round,
      operator_id: row.operator_id,
      due_on: row.due_on,
      company_version: row.company_version,
      definition_version: row.definition_version,
      verified_by: transition.action === 'verify' ? (actor?.accountId ?? null) : before.row.verified_by,
      decided_at: decidedAt(unit, before.row, status),
      updated_at: unit.now,
      version: before.row.version + 1,
    })
    .where('id', '=', before.row.id)
    .where('version', '=', before.row.version)
    .returningAll()
    .executeTakeFirst();
  if (!written) refuse('VER-412');
  return { ...changed, row: toRow(written) };
}

/** What was granted stays so, also while the office looks at a correction of it. */
function decidedAt({ now }: UnitOfWork, before: ApplicationRow, status: ApplicationStatus): Date | null {
  if (isGranted(before.status) && isGranted(status)) return before.decided_at;
  return DECIDED.has(status) ? now : null;
}

/** The status after the transition; some transitions pass through an intermediate status. */
async function restingStatus(
  unit: UnitOfWork,
  { id, status }: ApplicationRow,
  { action, to, then }: Transition,
): Promise<ApplicationStatus> {
  if (then === undefined) return to ?? status; // a discarded draft keeps its status and gets `discarded_at`
  if (then !== 'RESUME_STATE') return then;
  return askedIn(unit, id, action === 'correctionDecided' ? 'requestCorrection' : 'requestAdditionalDocument');
}

/** The status in which this was last asked. */
async function askedIn(unit: UnitOfWork, applicationId: string, asked: FilingAction): Promise<ApplicationStatus> {
  const { from_status } = await unit.tx
    .selectFrom('application_history')
    .select('from_status')
    .where('application_id', '=', applicationId)
    .where('action', '=', asked)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return applicationStatuses.schema.parse(from_status);
}
