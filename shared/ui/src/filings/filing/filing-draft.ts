import { useMemo } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { SavedItem } from '@registrar/domain/calls/filing-sections';
import { failureSchema } from '@registrar/domain/envelope';
import { isList, sectionOf, type Answers, type ProcessDefinition } from '@registrar/domain/processes';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import type { SaveFailure } from '../../sections/saving/part-saver';
import { usePartSaver, type LivePartSaver } from '../../sections/saving/use-part-saver';
import { useLanguage } from '../../base/language/use-language';
import { useApplicationCache } from './application';
import { useDefinitionQuery } from './definition-query';
import { useSavedItem } from './filed-items';

/** How a saver names an item among the parts of a filing; a section is named by its key. */
export const partOfItem = (sectionKey: string, itemId: string): string => `${sectionKey}/${itemId}`;
export const placeOfPart = (part: string): { readonly sectionKey: string; readonly itemId: string | undefined } => {
  const [sectionKey = '', itemId] = part.split('/');
  return { sectionKey, itemId };
};

/** Whether the filing has such a part: a form by its section, an item by its list and its id. */
function isPartOf(definition: ProcessDefinition, part: string): boolean {
  const { sectionKey, itemId } = placeOfPart(part);
  const section = sectionOf(definition, sectionKey);
  return section !== undefined && isList(section) === (itemId !== undefined);
}

const current = failureSchema.shape.current;

/** What the gateway's refusal means for a save that runs by itself. */
export function saveFailureOf(error: unknown, language: 'ne' | 'en'): SaveFailure {
  if (!isGatewayFailure(error)) return { kind: 'failed' };
  const standing = current.safeParse(error.details['current']).data;
  if (error.status === 412 && standing !== undefined) {
    const { savedBy, ...theirs } = standing;
    return {
      kind: 'conflict',
      theirs: {
        ...theirs,
        savedBy: savedBy === null ? null : language === 'ne' ? savedBy.nameNepali : savedBy.nameEnglish,
      },
    };
  }
  if (error.cause === 'no-connection' || error.cause === 'timeout') return { kind: 'offline' };
  // Signed out or too many at once: the same save may succeed in a while.
  if (error.status === 401 || error.status === 429 || error.status >= 500) return { kind: 'failed' };
  const [first] = error.errors ?? [];
  return { kind: 'refused', message: first?.message ?? error.message, path: first?.path || undefined };
}

const latestSave = ({ sections }: ApplicationDetail): string | null =>
  sections.reduce<string | null>(
    (latest, { savedAt }) => (savedAt !== null && (latest === null || savedAt > latest) ? savedAt : latest),
    null,
  );

export interface FilingDraft extends LivePartSaver {
  /** The answers of a FORM section as they are now: typed and unsaved ones first. */
  readonly answersOf: (sectionKey: string) => Answers;
  readonly versionOf: (sectionKey: string) => number;
}

/** A filing being written: its sections and items saved by themselves, each over its own version. */
export function useFilingDraft(detail: ApplicationDetail, definition?: ProcessDefinition): FilingDraft {
  const { gateway } = usePortal();
  const language = useLanguage();
  const cache = useApplicationCache();
  const putItem = useSavedItem(detail.id);
  const definitionQuery = useDefinitionQuery();
  const saver = usePartSaver(
    detail.id,
    {
      savedAt: latestSave(detail),
      isPart: (part) => definition === undefined || isPartOf(definition, part),
      failureOf: (error) => saveFailureOf(error, language),
      save: async (part, data, version) => {
        const { sectionKey, itemId } = placeOfPart(part);
        const section = `/external/api/application/${detail.id}/section/${sectionKey}` as const;
        const sent = {
          method: 'PUT',
          ifMatch: version,
          query: definitionQuery(detail.processName),
          body: { kind: 'json', value: data },
          quiet: { overlay: true, successToast: true, failureToast: true },
        } as const;
        if (itemId !== undefined) {
          const saved = await gateway.request<SavedItem>({ path: `${section}/item/${itemId}`, ...sent });
          putItem(saved);
          return { version: saved.item?.version ?? version, savedAt: new Date().toISOString() };
        }
        const answer = await gateway.request<ApplicationDetail>({ path: section, ...sent });
        cache.put(answer);
        const state = answer.sections.find(({ key }) => key === sectionKey);
        return { version: state?.version ?? version, savedAt: state?.savedAt ?? answer.updatedAt };
      },
    },
    (part) => {
      const section = detail.sections.find(({ key }) => key === part);
      return section?.data == null || section.savedAt === null
        ? undefined
        : { data: section.data, version: section.version, savedAt: section.savedAt };
    },
  );
  return useMemo(() => {
    const stateOf = (sectionKey: string) => detail.sections.find(({ key }) => key === sectionKey);
    return {
      ...saver,
      answersOf: (sectionKey: string) => saver.unsaved(sectionKey) ?? stateOf(sectionKey)?.data ?? {},
      versionOf: (sectionKey: string) => stateOf(sectionKey)?.version ?? 0,
    };
  }, [saver, detail]);
}
