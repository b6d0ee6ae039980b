import type { Language } from '@registrar/domain/bilingual';
import type { FiledPerson } from '@registrar/domain/calls/filed-person';
import type { FiledItemState, SectionState } from '@registrar/domain/calls/filing-sections';
import type { CurrentVersion } from '@registrar/domain/envelope';
import { isList, sectionOf, sectionsOf, type AnySection, type ListSection } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import { frameOf, type Application } from '../../../applications/application';
import type { Noted } from '../../../register/access-log/note-access';
import { readingOf } from '../../../applications/filing-reading';
import { isOnlyParent } from '../../../applications/sight';
import { seeApplication } from '../../engine/writable';
import { judgeLongLists, judgeSection, judgeSections } from '../../facts/sections/judge-sections';
import { readPeople } from '../../facts/sections/people';
import { describeItem, describeSection } from '../../facts/sections/section-state';

export async function describeSections(application: Application, language: Language): Promise<SectionState[]> {
  await judgeLongLists(application, language);
  return judgeSections(application, language).map((judgement) => describeSection(application, judgement));
}

/** All items of a list, validated together: a list of five hundred is read in one query. */
export async function readItemsOf(
  db: Kysely<DB>,
  actor: Actor,
  applicationId: string,
  { sectionKey, now, note, language }: Noted & { sectionKey: string; language: Language },
): Promise<FiledItemState[]> {
  const situation = await seeApplication(db, actor, applicationId, now);
  if (isOnlyParent(situation)) refuse('REQ-404');
  await note(actor, ...readingOf(situation));
  const { application } = situation;
  const section = listOf(application, sectionKey);
  await judgeLongLists(application, language);
  const { ofItems } = judgeSection(application, section, language);
  const frame = frameOf(application);
  return (application.items.get(section.key) ?? []).map((item) =>
    describeItem(section, item, ofItems.get(item.id) ?? [], frame),
  );
}

/** The section with this key, if the filing has it with its company type and answers. */
export function sectionOfFiling(application: Application, key: string): AnySection {
  if (application.definition.removed) refuse('FLOW-409', { message: 'filing.processRemoved' });
  const section = sectionOf(application.definition, key);
  if (!section || !sectionsOf(application.definition, frameOf(application)).includes(section)) refuse('REQ-404');
  return section;
}

export function listOf(application: Application, key: string): ListSection {
  const section = sectionOfFiling(application, key);
  return isList(section) ? section : refuse('REQ-404');
}

interface Standing<By> {
  readonly data: Readonly<Record<string, unknown>>;
  readonly version: number;
  readonly savedAt: Date;
  readonly savedBy: By | null;
}

/** Refuses a save of an outdated version and returns the stored answers; the page shows both side by side. */
export function refuseStale(saved: Standing<FiledPerson> | undefined): never {
  const by = saved?.savedBy;
  const current: CurrentVersion = {
    data: { ...saved?.data },
    version: saved?.version ?? 0,
    savedAt: saved?.savedAt.toISOString() ?? null,
    savedBy: by ? { nameEnglish: by.nameEnglish, nameNepali: by.nameNepali } : null,
  };
  refuse('VER-412', { current });
}

/** The same for a list item. */
export async function refuseStaleItem(db: Kysely<DB>, item: Standing<string>): Promise<never> {
  return refuseStale({ ...item, savedBy: (await readPeople(db, [item.savedBy])).get(item.savedBy ?? '') ?? null });
}
