import type { AssignRequest } from '@registrar/domain/calls/desk';
import type { ApplicationSummary } from '@registrar/domain/calls/filings';
import type { Language } from '@registrar/domain/bilingual';
import { isOnLeave } from '../../../accounts/leave';
import { notify } from '../../../notifications/notify';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { MessageKey } from '../../../platform/language';
import { refuse } from '../../../platform/refusal';
import { speaksFor } from '../../../register/representation';
import { findApplication, type ApplicationRow } from '../../../applications/application';
import { filingLink } from '../../../applications/filing-link';
import { filingFacts, filingParameters } from '../../../applications/filing-facts';
import { performAction } from '../../engine/perform-action';
import { describeSummary, summaries } from '../../../applications/summary';

const ASSIGNABLE: readonly string[] = ['SUBMITTED', 'IN_PROCESS', 'BACK_FOR_REVIEW', 'ADDITIONAL_DOCUMENT_SUBMITTED'];

/**
 * Assigns an application to an operator of the office. If another operator has it, the transition table releases it
 * first. Then it is reserved for the new operator, whose lease starts with the claim. Assigning gives no right to
 * decide.
 */
export async function assign(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version, operatorId, remark, language }: AssignRequest & { language: Language },
): Promise<ApplicationSummary> {
  const application = await findApplication(unit.tx, id, { forUpdate: true, today: dayInNepal(unit.now) });
  if (!application || application.row.office_id !== actor.officeId) refuse('REQ-404');
  const before = application.row;
  if (before.version !== version) refuse('VER-412');
  if (!ASSIGNABLE.includes(before.status)) refuse('FLOW-409');
  if (before.assignee_id === operatorId) refuse('FLOW-409', { message: 'desk.alreadyTheirs' });
  await refuseUnfit(unit, before, operatorId);

  if (before.status === 'IN_PROCESS') await performAction(unit, actor, id, 'release', { version, remark, language });
  const after = await unit.tx
    .updateTable('application')
    .set((set) => ({
      assignee_id: operatorId,
      lease_until: null,
      updated_at: unit.now,
      version: set('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning(['version', 'assignee_id'])
    .executeTakeFirstOrThrow();
  unit.audit({
    actor,
    action: 'application.assign',
    objectType: 'application',
    objectId: id,
    objectVersion: after.version,
    before: { assignee_id: before.assignee_id },
    after: { assignee_id: after.assignee_id },
    remark,
  });

  const link = filingLink(id, 'NEXT_ACTOR');
  const tell = async (
    accountId: string,
    type: 'WORK_ASSIGNED' | 'WORK_TAKEN',
    title: MessageKey,
    body: MessageKey,
  ): Promise<void> =>
    notify(unit, {
      accountId,
      eventKey: `${id}:${after.version}:${type}`,
      type,
      title,
      body,
      link,
      parameters: filingParameters(before),
      facts: filingFacts(before),
      remark,
      action: { label: 'mail.action.application' },
    });
  await tell(operatorId, 'WORK_ASSIGNED', 'desk.assigned.title', 'desk.assigned.body');
  if (before.assignee_id !== null) await tell(before.assignee_id, 'WORK_TAKEN', 'desk.taken.title', 'desk.taken.body');
  return describeSummary(await summaries(unit.tx).where('application.id', '=', id).executeTakeFirstOrThrow());
}

async function refuseUnfit(unit: UnitOfWork, row: ApplicationRow, operatorId: string): Promise<void> {
  const today = dayInNepal(unit.now);
  const operator = await unit.tx
    .selectFrom('account')
    .select(['role', 'office_id', 'status'])
    .where('id', '=', operatorId)
    .executeTakeFirst();
  if (operator?.role !== 'OPERATOR' || operator.office_id !== row.office_id || operator.status !== 'ACTIVE')
    refuse('FLOW-409', { message: 'desk.notOfThisOffice' });
  if (await isOnLeave(unit.tx, operatorId, today)) refuse('FLOW-409', { message: 'desk.onLeave' });
  const companies = [row.company_id, row.parent_company_id].filter((companyId) => companyId !== null);
  const related =
    row.applicant_id === operatorId ||
    (await Promise.all(companies.map((companyId) => speaksFor(unit.tx, operatorId, companyId, today)))).includes(true);
  if (related) refuse('FLOW-409', { message: 'desk.related' });
}
