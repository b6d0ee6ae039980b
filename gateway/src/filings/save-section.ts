import type { Language } from '@registrar/domain/bilingual';
import { fieldIssues } from '@registrar/domain/messages';
import { sectionOf } from '@registrar/domain/processes';
import { findTransition, mayAct } from '@registrar/domain/transitions';
import type { Actor } from '../platform/actor';
import type { Deed } from '../platform/deed';
import { refuse } from '../platform/refusal';
import { answersOf, findApplication, isGroupFiling } from './application';
import { effectsOf } from './effects/effects-of';
import { firstObjection } from './guards';
import { readSituation } from './situation';
import { maySee } from './visibility';

export interface SectionInput {
  readonly sectionKey: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The version the person was looking at. */
  readonly version: number;
  readonly language: Language;
}

/**
 * Keeps what was answered so far; a draft may be incomplete, but its shapes and lengths are checked. Saving changes no
 * status and is done every few seconds, so it leaves no history: the first entry of the audit that holds the answers is
 * the submission.
 */
export async function saveSection(deed: Deed, actor: Actor, applicationId: string, input: SectionInput): Promise<void> {
  const application = await findApplication(deed.tx, applicationId, { forUpdate: true });
  const situation = application && (await readSituation(deed.tx, application, actor, deed.now));
  if (!application || !situation || !maySee(situation)) refuse('REQ-404');
  const section = sectionOf(application.definition, input.sectionKey);
  if (!section) refuse('REQ-404');

  const transition = findTransition(application.row.status, 'saveDraft', isGroupFiling(application));
  if (!situation.isOwner) refuse('PERM-403');
  if (!transition) refuse('FLOW-409');
  if (!mayAct(transition, actor.role) || firstObjection(transition.guards, situation)) refuse('PERM-403');
  if (input.version !== application.row.version) refuse('VER-412');
  const parsed = section.draft.safeParse(input.data);
  if (!parsed.success) refuse('VAL-422', { errors: fieldIssues(parsed.error, input.language) });

  const data = JSON.stringify(parsed.data);
  await deed.tx
    .insertInto('application_section')
    .values({ application_id: applicationId, section_key: section.key, data, saved_at: deed.now })
    .onConflict((conflict) => conflict.columns(['application_id', 'section_key']).doUpdateSet({ data, saved_at: deed.now }))
    .execute();
  const title = effectsOf(application.definition.process).title({ ...answersOf(application), [section.key]: parsed.data });
  await deed.tx
    .updateTable('application')
    .set({ title_english: title.en, title_nepali: title.ne, updated_at: deed.now, version: application.row.version + 1 })
    .where('id', '=', applicationId)
    .execute();
}
