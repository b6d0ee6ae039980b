import type { Language } from '@registrar/domain/bilingual';
import { fieldIssues } from '@registrar/domain/messages';
import { isList } from '@registrar/domain/processes';
import type { Actor } from '../../../platform/actor';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';
import { answersOf } from '../../../applications/application';
import { nameCompanies } from '../../../applications/named-companies';
import { asRecord } from '../../../applications/application-record';
import { effectsOf } from '../../processes/effects-of';
import { requireWritable, seeApplication } from '../../engine/writable';
import { refuseStale, sectionOfFiling } from '../detail/section-answers';
import { touchedBy } from '../../facts/sections/touch-application';

export interface SectionInput {
  readonly sectionKey: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The version of the section that the user has read; 0 when it was never saved. */
  readonly version: number;
  readonly language: Language;
}

/**
 * Saves the answers so far; a draft may be incomplete, but shapes and lengths are checked. Two sections can be saved at
 * the same time; of two saves of the same section the second is refused and gets the answers of the first. A save
 * changes no status and happens every few seconds, so it writes no history: the first audit entry with the answers is
 * the submission.
 */
export async function saveSection(
  unit: UnitOfWork,
  actor: Actor,
  applicationId: string,
  input: SectionInput,
): Promise<void> {
  const situation = await seeApplication(unit.tx, actor, applicationId, unit.now, { forUpdate: true });
  const { application } = situation;
  const section = sectionOfFiling(application, input.sectionKey);
  if (isList(section)) refuse('REQ-404');

  await requireWritable(situation, actor, { section: section.key });
  const saved = application.sections.get(section.key);
  if (input.version !== (saved?.version ?? 0)) return refuseStale(saved);
  const parsed = section.draft.safeParse(input.data);
  if (!parsed.success) refuse('VAL-422', { errors: fieldIssues(parsed.error, input.language) });

  const given = asRecord(parsed.data);
  const answers = section.keep?.(saved?.data ?? {}, given) ?? given;
  const data = JSON.stringify(answers);
  const written = { data, saved_at: unit.now, saved_by: actor.accountId, version: input.version + 1 };
  const title = effectsOf(application.definition.process).title?.({
    ...answersOf(application),
    [section.key]: answers,
  });
  await unit.tx
    .with('saved', (write) =>
      write
        .insertInto('application_section')
        .values({ application_id: applicationId, section_key: section.key, ...written })
        .onConflict((conflict) => conflict.columns(['application_id', 'section_key']).doUpdateSet(written)),
    )
    .updateTable('application')
    .set(touchedBy(unit, application, title))
    .where('id', '=', applicationId)
    .execute();
  const now = { data: answers, savedAt: unit.now, savedBy: null, version: written.version };
  await nameCompanies(unit, { ...application, sections: new Map(application.sections).set(section.key, now) });
}
