import { filedAnswers } from '@registrar/domain/processes';
import { frameOf } from '../../../applications/application';
import { sentence } from '../../../platform/language';
import { endProceeding, reopenProceeding } from '../../../proceedings/end-proceeding';
import { lockWithCompany, type ProceedingRow } from '../../../proceedings/lock-proceeding';
import { changesOfFiler } from '../effects/changes-of-filer';
import { noteOfClosing } from '../effects/closing/note-of-closing';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';

/** An answer that the office accepts ends the proceeding, and the company is active again. */
export const forcedIiEffects: ProcessEffects = {
  async changes({ application }) {
    return changesOfFiler(application, {
      entries: [noteOfClosing(application, { answer: filedAnswers(frameOf(application), 'FORCED_ANSWER') })],
    });
  },

  async approve(context) {
    const { unit, actor, remark } = context;
    const text = remark ?? sentence('proceeding.answered', 'np');
    await endProceeding(unit, await answered(context), { outcome: 'ANSWERED', text, actor });
  },

  async revoke(context) {
    await reopenProceeding(context.unit, await answered(context), context.actor);
  },
};

async function answered({ unit, application: { row } }: EffectContext): Promise<ProceedingRow> {
  const found = await lockWithCompany(unit, row.subject_id ?? '');
  if (!found) throw new Error(`The proceeding of ${row.id} is not there`);
  return found;
}
