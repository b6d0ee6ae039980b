import type { Language } from '@registrar/domain/bilingual';
import type { FiledItemState, SectionState } from '@registrar/domain/calls/filing-sections';
import type { CurrentVersion } from '@registrar/domain/envelope';
import { isList, sectionOf, sectionsOf, type AnySection, type ListSection } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import type { Actor } from '../../platform/actor';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import { frameOf, type Application } from '../../applications/application';
import { isOnlyParent } from '../../applications/sight';
import { seeApplication } from '../writable';
import { judgeSection, judgeSections } from './judge-sections';
import { readPeople } from './people';
import { describeItem, describeSection, type People } from './section-state';

export async function readSections(db: Kysely<DB>, application: Application, language: Language): Promise<SectionState[]> {
  const people = await saversOf(db, application);
  return judgeSections(application, language).map((judgement) => describeSection(application, judgement, people));
}

export async function readSection(db: Kysely<DB>, application: Application, section: AnySection, language: Language): Promise<SectionState> {
  return describeSection(application, judgeSection(application, section, language), await saversOf(db, application));
}

function saversOf(db: Kysely<DB>, { sections }: Application): Promise<People> {
  return readPeople(db, [...sections.values()].map(({ savedBy }) => savedBy));
}

/** All entries of a list, judged together: a list of five hundred is one question to the database. */
export async function readItemsOf(db: Kysely<DB>, actor: Actor, applicationId: string, { sectionKey, now, language }: { sectionKey: string; now: Date; language: Language }): Promise<FiledItemState[]> {
  const situation = await seeApplication(db, actor, applicationId, now);
  if (isOnlyParent(situation)) refuse('REQ-404');
  const { application } = situation;
  const section = listOf(application, sectionKey);
  const { ofItems } = judgeSection(application, section, language);
  const frame = frameOf(application);
  return (application.items.get(section.key) ?? []).map((item) => describeItem(section, item, ofItems.get(item.id) ?? [], frame));
}

/** The section of this key, if the filing has it with its kind of company and its answers. */
export function sectionOfFiling(application: Application, key: string): AnySection {
  const section = sectionOf(application.definition, key);
  if (!section || !sectionsOf(application.definition, frameOf(application)).includes(section)) refuse('REQ-404');
  return section;
}

export function listOf(application: Application, key: string): ListSection {
  const section = sectionOfFiling(application, key);
  return isList(section) ? section : refuse('REQ-404');
}

/** What stands where somebody wanted to save: the screen lays the two beside each other. */
export async function refuseStale(db: Kysely<DB>, saved: { data: Readonly<Record<string, unknown>>; version: number; savedAt: Date; savedBy: string | null } | undefined): Promise<never> {
  const by = saved && (await readPeople(db, [saved.savedBy])).get(saved.savedBy ?? '');
  const current: CurrentVersion = {
    data: { ...saved?.data },
    version: saved?.version ?? 0,
    savedAt: saved?.savedAt.toISOString() ?? null,
    savedBy: by ? { nameEnglish: by.nameEnglish, nameNepali: by.nameNepali } : null,
  };
  refuse('VER-412', { current });
}
