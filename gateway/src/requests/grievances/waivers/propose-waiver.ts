import type { GrievanceFines, ProposeWaiver } from '@registrar/domain/calls/grievances';
import { may } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import { describeEvent } from '../../../money/fines/calculate';
import { lockDue, requireWaivable } from '../../../money/fines/enter-waiver';
import { findFineEvent } from '../../../money/fines/fine-events';
import { duesOfCompanies } from '../../../money/fines/read-dues';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { describeProposal } from '../../../proposals/list-proposals';
import { propose, requireNoneWaits } from '../../../proposals/propose';
import { requireUnrelated } from '../../../register/require-unrelated';
import { lockRequest } from '../../move-request';
import { findRequest } from '../../read-request';
import { mayRead, sideOf } from '../../sight';
import { answersOpenTo } from '../conduct';
import { grievanceHandler, grievanceOf } from '../grievance-handler';
import { waiverProposals } from './waiver-proposal';

/**
 * Whoever may answer the grievance proposes to waive all that is left of a fine of its company. Another officer
 * decides. Returns the id of the proposal.
 */
export async function proposeWaiver(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version, dueId, reason }: ProposeWaiver,
): Promise<string> {
  const row = (await lockRequest(unit, id)) ?? refuse('REQ-404');
  if (row.kind !== grievanceHandler.kind.key) refuse('REQ-404');
  if (!(await mayRead(unit.tx, grievanceHandler, actor, row, unit.now))) refuse('REQ-404');
  if (row.version !== version) refuse('VER-412');
  if ((await answersOpenTo(unit.tx, actor, row, await grievanceOf(unit.tx, id), unit.now)).length === 0)
    refuse('PERM-403', { message: 'grievance.notThisOfficer' });
  const companyId = row.company_id ?? refuse('FLOW-409', { message: 'grievance.waiver.noCompany' });
  await requireUnrelated(unit, actor, companyId);
  const due = await lockDue(unit, companyId, dueId);
  await requireNoneWaits(unit, waiverProposals, dueId, 'grievance.waiver.waits');
  requireWaivable(due);
  const amountPaisa = due.shown.restPaisa;
  return propose(unit, actor, waiverProposals, {
    subject: dueId,
    offices: [row.office_id],
    content: { requestId: id, companyId, dueId, amountPaisa },
    remark: reason,
    before: { restPaisa: amountPaisa },
  });
}

/** The fines that this officer may propose to waive, and the proposals on this grievance; of the office alone. */
export async function readFines(db: Kysely<DB>, actor: Actor, id: string, now: Date): Promise<GrievanceFines> {
  const { row } = await findRequest(db, [grievanceHandler], actor, id, now);
  if (sideOf(grievanceHandler, actor, row) !== 'OFFICE' && !may(actor.role, 'READ_EVERYTHING')) refuse('REQ-404');
  const open = await answersOpenTo(db, actor, row, await grievanceOf(db, id), now);
  const dues = open.length === 0 || row.company_id === null ? [] : await duesOfCompanies(db, [row.company_id], now);
  const rows = await db
    .selectFrom('proposal')
    .innerJoin('fine_due', (join) => join.on(sql<boolean>`fine_due.id::text = proposal.subject`))
    .select(['proposal.id', 'fine_due.event_id', 'fine_due.fiscal_year'])
    .where('proposal.kind', '=', waiverProposals.name)
    .where(sql<boolean>`proposal.content ->> 'requestId' = ${id}`)
    .orderBy('proposal.proposed_at')
    .execute();
  const proposals: GrievanceFines['proposals'] = [];
  for (const one of rows) {
    const found = await describeProposal(db, actor, waiverProposals, one.id, now);
    const event = findFineEvent(one.event_id);
    if (!found || !event) continue;
    const { dueId, amountPaisa } = found.proposal.content;
    proposals.push({
      ...found.described,
      dueId,
      event: describeEvent(event),
      fiscalYear: one.fiscal_year,
      amountPaisa,
    });
  }
  return {
    fines: dues
      .filter(({ shown }) => shown.restPaisa > 0)
      .map(({ shown: { id: dueId, event, fiscalYear, restPaisa: amountPaisa } }) => ({
        dueId,
        event,
        fiscalYear,
        amountPaisa,
      })),
    proposals,
  };
}
