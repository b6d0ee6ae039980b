import type { Language } from '@registrar/domain/bilingual';
import type { Transition } from '@registrar/domain/transitions';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { findApplication } from '../../../applications/application';
import { transitionEffects } from '../../engine/transition-effects';
import { effectsOf } from '../../processes/effects-of';
import type { Begun } from '../../processes/effects/process-effects';

/** Runs the effects of the transition that opens a draft, and returns the answers prefilled from the register. */
export async function beginDraft(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  transition: Transition,
  language: Language,
): Promise<Begun> {
  const opened = await findApplication(unit.tx, id, { forUpdate: false, today: dayInNepal(unit.now) });
  if (!opened) throw new Error('The draft was not written');
  for (const effect of transition.effects) {
    const context = { unit, application: opened, actor, remark: null, language };
    const changes = await transitionEffects[effect](context, transition);
    if (Object.keys(changes).length > 0)
      await unit.tx.updateTable('application').set(changes).where('id', '=', id).execute();
  }
  const draft = await findApplication(unit.tx, id, { forUpdate: false, today: dayInNepal(unit.now) });
  if (!draft?.company) return {};
  const { company, row, definition } = draft;
  const effects = effectsOf(definition.process);
  const standing = await effects.begin?.(unit.tx, company, row.applicant_id, row.subject_id);
  const ofDay = await effects.beginOn?.(unit.tx, company, unit.now);
  return {
    sections: { ...standing?.sections, ...ofDay?.sections },
    items: { ...standing?.items, ...ofDay?.items },
  };
}

/** Writes the prefilled answers into a new draft: forms, and list items in their order. */
export async function seedAnswers(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { sections = {}, items = {} }: Begun,
): Promise<void> {
  const saved = { saved_at: unit.now, saved_by: actor.accountId };
  for (const [section_key, data] of Object.entries(sections)) {
    await unit.tx
      .insertInto('application_section')
      .values({ application_id: id, section_key, data: JSON.stringify(data), ...saved })
      .execute();
  }
  const rows = Object.entries(items).flatMap(([section_key, list]) =>
    list.map(({ begunFrom, data }, index) => ({
      id: unit.newId(),
      application_id: id,
      section_key,
      position: index + 1,
      data: JSON.stringify(data),
      begun_from: begunFrom,
      ...saved,
    })),
  );
  if (rows.length > 0) await unit.tx.insertInto('application_item').values(rows).execute();
}
