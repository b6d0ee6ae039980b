import { useRef, useState } from 'react';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import type { Answers, ListSection } from '@registrar/domain/processes';
import { isGatewayFailure, recordOfNewEntries, useKeptAnswers } from '@registrar/runtime';
import { sameAnswer } from '../../sections/section/same-answer';
import { partOfItem } from '../filing/filing-draft';
import { useAddItem } from '../filing/filed-items';
import { useMerges, useWizard } from '../wizard/wizard-context';

export interface ItemWriter {
  /** As the gateway has it; undefined until the first answer of a new one is saved. */
  readonly item: FiledItemState | undefined;
  readonly initial: Answers;
  /** Raised where the form has to begin anew: two versions were merged. */
  readonly begun: number;
  readonly change: (data: Answers) => void;
  /** Waits until everything is saved; false when something could not be. */
  readonly flush: () => Promise<boolean>;
  /** A new one is not added after all: what was typed is gone. */
  readonly abandon: () => void;
  /** Why a new one could not be added, in the reader's words; empty where the line is to blame. */
  readonly trouble: string | undefined;
}

const PAUSE_MS = 800;

/**
 * Writes one item of a list. A new one is added with its first answers, so that nobody leaves empty rows behind; until
 * then its text is kept in this browser and offered again. From then on it is saved like every other part.
 */
export function useItemWriter(
  section: ListSection,
  openedId: string | undefined,
  items: readonly FiledItemState[],
): ItemWriter {
  const { detail, draft } = useWizard();
  const add = useAddItem(detail.id, section.key);
  // Of whoever began: a session that ends meanwhile does not take the text to nobody.
  const ownKeeper = useKeptAnswers(recordOfNewEntries(detail.id));
  const [keeper] = useState(ownKeeper);
  const [id, setId] = useState(openedId);
  const [trouble, setTrouble] = useState<string>();
  const item = items.find((one) => one.id === id);
  const part = id === undefined ? undefined : partOfItem(section.key, id);
  const [kept] = useState((): Answers | undefined => {
    const typed = openedId === undefined ? keeper.all().get(section.key)?.data : undefined;
    // Added by a save whose answer was lost, or on another device meanwhile: it is in the list.
    const added = typed !== undefined && items.some(({ data }) => sameAnswer(data, typed));
    if (added) keeper.forget(section.key);
    return added ? undefined : typed;
  });
  const initial = (part === undefined ? kept : (draft.unsaved(part) ?? item?.data)) ?? {};
  const begun = useMerges(part);

  const latest = useRef<Answers>(kept);
  const added = useRef<{ id: string; version: number }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const adding = useRef<Promise<boolean>>(undefined);

  const begin = async (): Promise<boolean> => {
    const sent = latest.current;
    if (sent === undefined) return true;
    try {
      const saved = await add.mutateAsync(sent);
      if (saved.item === null) return false;
      added.current = { id: saved.item.id, version: saved.item.version };
      keeper.forget(section.key);
      setTrouble(undefined);
      setId(saved.item.id);
      // Typed on while it was being added.
      if (latest.current !== sent && latest.current !== undefined)
        draft.change(partOfItem(section.key, saved.item.id), latest.current, saved.item.version);
      return true;
    } catch (error) {
      setTrouble(
        isGatewayFailure(error) && error.cause === 'answer' ? (error.errors?.[0]?.message ?? error.message) : '',
      );
      return false;
    } finally {
      adding.current = undefined;
    }
  };
  const addNow = () => (adding.current ??= begin());

  return {
    item,
    initial,
    begun,
    trouble,
    change(data) {
      latest.current = data;
      const known = item ?? added.current;
      if (known !== undefined) return draft.change(partOfItem(section.key, known.id), data, known.version);
      keeper.keep(section.key, { data, version: 0, at: new Date().toISOString() });
      clearTimeout(timer.current);
      if (adding.current === undefined) timer.current = setTimeout(() => void addNow(), PAUSE_MS);
    },
    async flush() {
      clearTimeout(timer.current);
      if (id === undefined && added.current === undefined && !(await addNow())) return false;
      const saved = id ?? added.current?.id;
      return draft.flush((waiting) => saved !== undefined && waiting === partOfItem(section.key, saved));
    },
    abandon() {
      clearTimeout(timer.current);
      latest.current = undefined;
      keeper.forget(section.key);
    },
  };
}
