import { stepsOf } from '@registrar/domain/processes';
import type { Actor } from '../../../platform/actor';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';
import { frameOf } from '../../../applications/application';
import { requireWritableSomewhere, seeApplication } from '../../engine/writable';

/**
 * Stores the applicant's wizard step, so that any device continues there. No answer changes, so the version is not
 * raised.
 */
export async function switchStep(unit: UnitOfWork, actor: Actor, applicationId: string, step: string): Promise<void> {
  const situation = await seeApplication(unit.tx, actor, applicationId, unit.now, { forUpdate: true });
  await requireWritableSomewhere(situation, actor);
  const { application } = situation;
  if (!application.definition.steps?.some(({ key }) => key === step))
    refuse('REQ-404', { message: 'filing.stepUnknown' });
  if (!stepsOf(application.definition, frameOf(application)).some(({ key }) => key === step))
    refuse('FLOW-409', { message: 'filing.stepNotHere' });
  await unit.tx.updateTable('application').set({ step }).where('id', '=', applicationId).execute();
}
