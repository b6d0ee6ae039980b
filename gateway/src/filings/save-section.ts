import type { Language } from '@registrar/domain/bilingual';
import { fieldIssues } from '@registrar/domain/messages';
import { isList, sectionOf } from '@registrar/domain/processes';
import type { Actor } from '../platform/actor';
import type { Deed } from '../platform/deed';
import { refuse } from '../platform/refusal';
import { answersOf, asRecord } from './application';
import { effectsOf } from './effects/effects-of';
import { requireWritable, seeApplication } from './writable';

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
  const situation = await seeApplication(deed.tx, actor, applicationId, deed.now, { forUpdate: true });
  const { application } = situation;
  const section = sectionOf(application.definition, input.sectionKey);
  if (!section || isList(section)) refuse('REQ-404');

  requireWritable(situation, actor);
  if (input.version !== application.row.version) refuse('VER-412');
  const parsed = section.draft.safeParse(input.data);
  if (!parsed.success) refuse('VAL-422', { errors: fieldIssues(parsed.error, input.language) });

  const given = asRecord(parsed.data);
  const answers = section.keep?.(application.sections.get(section.key)?.data ?? {}, given) ?? given;
  const data = JSON.stringify(answers);
  await deed.tx
    .insertInto('application_section')
    .values({ application_id: applicationId, section_key: section.key, data, saved_at: deed.now })
    .onConflict((conflict) => conflict.columns(['application_id', 'section_key']).doUpdateSet({ data, saved_at: deed.now }))
    .execute();
  const title = effectsOf(application.definition.process).title({ ...answersOf(application), [section.key]: answers });
  await deed.tx
    .updateTable('application')
    .set({ title_english: title.en, title_nepali: title.ne, updated_at: deed.now, version: application.row.version + 1 })
    .where('id', '=', applicationId)
    .execute();
}
