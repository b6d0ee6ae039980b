import { filedAnswers } from '@registrar/domain/processes';
import { allotmentIn, type SwapAllotment } from '@registrar/domain/processes/questions/mergers/swap-allotment';
import { isDeepStrictEqual } from 'node:util';
import { frameOf, type Application } from '../../../applications/application';
import { refuse } from '../../../platform/refusal';
import { endProceeding, reopenProceeding } from '../../../proceedings/end-proceeding';
import type { NewEntry } from '../../../register/entries/enter';
import { plainReason } from '../../facts/gate/law-reason';
import { readAllotment } from '../../facts/mergers/read-allotment';
import { readPresent } from '../../facts/mergers/read-merged';
import { endedByMerge, mergerOfProceeding, openMergerOf, type MergerRow } from '../../facts/mergers/read-merger';
import { changesOfFiler } from '../effects/changes-of-filer';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';

/** Allots what a merger issued for the swap, to nobody else and nothing more; with it the merger ends. */
export const shareBaadPhaadAfterCompanyMergeEffects: ProcessEffects = {
  async conditions(db, company, filing) {
    if (filing === null) return [];
    const merger = await openMergerOf(db, company.id);
    return merger?.swap_from == null ? [plainReason('PHASE_NOT_OPEN')] : [];
  },

  async begin(db, _company, _applicantId, subjectId) {
    const swap = subjectId === null ? undefined : await readAllotment(db, subjectId);
    return swap ? { sections: { SWAP_ALLOTMENT: swap } } : {};
  },

  async hold(context) {
    await requireAsLeft(context);
  },

  async changes(context) {
    const { unit, application } = context;
    const swap = await requireAsLeft(context);
    const merger = await mergerOf(context);
    const own = await readPresent(unit.tx, merger.company_id);
    const ended = await Promise.all(
      (await endedByMerge(unit.tx, merger.merge_id ?? '')).map((id) => readPresent(unit.tx, id)),
    );
    const before = ended.flatMap(({ parts }) => parts);
    const known = new Set(own.parts.flatMap(({ aspect, subjectId }) => (aspect === 'SHAREHOLDER' ? [subjectId] : [])));
    const joining = [...new Set(swap.holdings.map(({ holderId }) => holderId))].filter((id) => !known.has(id));
    const { reason } = filedAnswers(frameOf(application), 'ALLOTMENT_DECISION');
    const details = { subject: `${application.definition.name.ne}: ${swap.mergedNepali}`, reason };
    return changesOfFiler(application, {
      entries: [
        { aspect: 'NOTE', subjectId: application.row.id, after: { details } },
        ...joining.map((subjectId): NewEntry => {
          const part = before.find((one) => one.aspect === 'SHAREHOLDER' && one.subjectId === subjectId);
          if (!part) throw new Error('Who has a claim held shares of the merged company');
          return { aspect: 'SHAREHOLDER', subjectId, after: part.data };
        }),
      ],
    });
  },

  async approve(context) {
    const { unit, application, actor, remark } = context;
    const text = remark ?? application.definition.name.ne;
    await endProceeding(unit, await mergerOf(context), { outcome: 'MERGED', text, actor });
  },

  async revoke(context) {
    await reopenProceeding(context.unit, await mergerOf(context), context.actor);
  },
};

async function mergerOf({
  unit,
  application: { row },
}: Pick<EffectContext, 'unit' | 'application'>): Promise<MergerRow> {
  const merger = await mergerOfProceeding(unit.tx, row.subject_id ?? '');
  if (!merger) throw new Error('An allotment after a merger is filed about the merger');
  return merger;
}

/** The claims are as the merger left them: a part of the answers that nobody writes but the gateway. */
async function requireAsLeft({
  unit,
  application,
}: {
  readonly unit: EffectContext['unit'];
  readonly application: Application;
}): Promise<SwapAllotment> {
  const swap = allotmentIn(frameOf(application));
  const present = await readAllotment(unit.tx, application.row.subject_id ?? '');
  if (!swap || !isDeepStrictEqual(present, swap)) refuse('FLOW-409', { message: 'register.sharesChanged' });
  return swap;
}
