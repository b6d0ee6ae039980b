import { restorationCourts } from '@registrar/domain/enumerations/restoration-courts';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Proposal } from '../proposals/proposal-kind';
import { dueAfter, readDueRules } from '../obligations/due-rules';
import { applyChanges } from '../register/apply-changes';
import { leaveName } from '../register/company-names';
import { seat } from '../register/representatives/move-access';
import { revokePapersOfEnd } from '../proceedings/proceeding-papers';
import { notifyOfReturn } from './notify-of-restoration';
import type { ProposedRestoration } from './restoration-proposal';

/**
 * The company is in the register again (section 137). Shares, directors and representatives were left as they stood on
 * the day of the end, so nothing of them is entered; the entry of the end stays in its history.
 */
export async function restore(unit: UnitOfWork, actor: Actor, proposal: Proposal<ProposedRestoration>): Promise<void> {
  const { companyId, court, orderNumber, orderedOn, newName, representativeId } = proposal.content;
  const today = dayInNepal(unit.now);
  const { deregistered_on: leftOn } = await unit.tx
    .selectFrom('company')
    .select('deregistered_on')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (newName !== null) await leaveName(unit, companyId, null);
  const { version } = await applyChanges(
    unit,
    { companyId, applicationId: null, effectiveOn: today },
    {
      entries: [
        ...(newName === null ? [] : [{ aspect: 'NAME' as const, after: { ...newName } }]),
        {
          aspect: 'STATUS',
          happenedOn: orderedOn,
          after: {
            status: 'ACTIVE',
            deregisteredOn: null,
            restoredOn: today,
            details: { court: restorationCourts.name(court), orderNumber, orderedOn, reason: proposal.remark },
          },
        },
      ],
    },
  );
  await unit.tx
    .insertInto('company_restoration')
    .values({
      proposal_id: proposal.id,
      company_id: companyId,
      left_on: leftOn ?? today,
      returned_on: today,
      reports_due_on: await reportsDueOn(unit, today),
    })
    .execute();
  unit.audit({
    actor,
    action: 'COMPANY_RESTORED',
    objectType: 'company',
    objectId: companyId,
    objectVersion: version,
    before: { status: 'DEREGISTERED', deregisteredOn: leftOn },
    after: { status: 'ACTIVE', court, orderNumber, orderedOn, newName, proposalId: proposal.id },
  });
  await revokePapersOfEnd(unit, companyId);
  if (representativeId !== null)
    await seat(unit, actor, { companyId, accountId: representativeId, partId: null }, 'RESTORED');
  await notifyOfReturn(unit, { companyId, court });
}

/** For the reports of the years in which it was gone the company has as long as for any report. */
async function reportsDueOn({ tx }: UnitOfWork, today: string): Promise<string> {
  const due = dueAfter((await readDueRules(tx))('ANNUAL_REPORT_S80_ALL', today), today);
  return due ?? today;
}
