import { askForDocuments } from '../../facts/corrections/ask-for-documents';
import { setDeadline } from '../../facts/corrections/deadline';
import type { EffectHandlers } from '../handlers/effect';

export const correctionEffects: EffectHandlers<'SET_DEADLINE' | 'UNLOCK_PINNED_SECTIONS' | 'ASK_FOR_DOCUMENTS'> = {
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
};
