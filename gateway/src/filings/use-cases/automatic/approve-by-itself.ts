import type { AutomaticFlag } from '@registrar/domain/enumerations';
import { findApplication } from '../../../applications/application';
import { dayInNepal } from '../../../platform/clock';
import type { Platform } from '../../../platform/platform';
import { Refusal } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { actByClock } from '../../engine/act-by-clock';
import { filingPaidJob } from '../../../money/filing-paid';
import { judge } from './judge';
import { judgeJob } from '../../facts/automatic/judge-job';

export function handleJudgements(platform: Platform): void {
  const judgeAgain = async ({ applicationId }: { readonly applicationId: string }) => {
    try {
      await platform.runUnitOfWork((unit) => judgeOne(unit, platform, applicationId));
    } catch (error) {
      // a refusal leaves the filing to an officer
      if (!(error instanceof Refusal)) throw error;
      await platform.runUnitOfWork((unit) => leaveToOffice(unit, applicationId));
    }
  };
  platform.jobs.handle(judgeJob, judgeAgain);
  platform.jobs.handle(filingPaidJob, judgeAgain);
}

/** Skips a filing that an operator has claimed or the applicant has recalled. */
async function judgeOne(unit: UnitOfWork, { config }: Platform, applicationId: string): Promise<void> {
  const application = await findApplication(unit.tx, applicationId, { forUpdate: true, today: dayInNepal(unit.now) });
  if (application?.row.status !== 'SUBMITTED' || application.row.assignee_id !== null) return;
  const flags = await judge(unit, application, config.secrets.otpPepper);
  if (flags === null) return;
  if (flags.length > 0) return record(unit, application.row, 'REVIEW', flags);
  await record(unit, application.row, 'APPROVED', []);
  await actByClock(unit, application.row, 'autoApprove');
}

async function leaveToOffice(unit: UnitOfWork, applicationId: string): Promise<void> {
  const application = await findApplication(unit.tx, applicationId, { forUpdate: true, today: dayInNepal(unit.now) });
  if (application?.row.status === 'SUBMITTED')
    await record(unit, application.row, 'REVIEW', [
      application.definition.process === 'NAME_RESERVATION' ? 'NAME_OBJECTION' : 'BLOCKED',
    ]);
}

async function record(
  unit: UnitOfWork,
  { id, round }: { readonly id: string; readonly round: number },
  outcome: 'APPROVED' | 'REVIEW',
  flags: readonly AutomaticFlag[],
): Promise<void> {
  await unit.tx
    .insertInto('automatic_approval')
    .values({ application_id: id, round, outcome, flags: JSON.stringify(flags), judged_at: unit.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
