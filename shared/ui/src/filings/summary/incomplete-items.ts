import { useQueries } from '@tanstack/react-query';
import { isList, itemStepOfPath, type StepDefinition } from '@registrar/domain/processes';
import { useLanguage, usePortal } from '@registrar/runtime';
import { filedItemsOf, titleOf } from '../filing/filed-items';
import { useFilingPages } from '../filing/filing-pages';
import { useFilingWords } from '../filing/filing-words';
import { itemAddressOf, keyOfItem } from '../filing/item-address';
import { useWizard } from '../wizard/wizard-context';

export interface IncompleteItem {
  /** The item and its step, in the reader's language. */
  readonly label: string;
  readonly address: string;
}

/** The most that are named for one step of the filing; a longer list helps nobody. */
const NAMED = 10;

/**
 * Which items with steps of their own are not in order, and at which of their steps; by the key of the filing's step.
 */
export function useIncompleteItems(steps: readonly StepDefinition[]): ReadonlyMap<string, readonly IncompleteItem[]> {
  const t = useFilingWords();
  const language = useLanguage();
  const { gateway } = usePortal();
  const pages = useFilingPages();
  const { detail, definition, frame } = useWizard();
  const lists = definition.sections
    .filter(isList)
    .filter(({ key, itemSteps }) => itemSteps && detail.sections.some((one) => one.key === key && one.invalid > 0));
  const items = useQueries({ queries: lists.map(({ key }) => filedItemsOf(gateway, detail.id, key)) });
  const found = new Map<string, readonly IncompleteItem[]>();
  lists.forEach((section, index) => {
    const { itemSteps = [] } = section;
    const step = steps.find(({ sections }) => sections.includes(section.key))?.key;
    if (step === undefined) return;
    const incomplete = (items[index]?.data ?? []).flatMap((item) => {
      const wrong = new Set(item.errors.map(({ path }) => itemStepOfPath(itemSteps, path)));
      return [...wrong].flatMap((itemStep): IncompleteItem[] =>
        itemStep === undefined
          ? []
          : [
              {
                label: `${titleOf(item, language) || t('list.untitled')}: ${itemStep.label[language]}`,
                address: itemAddressOf(pages, detail.id, {
                  step,
                  item: keyOfItem(section, { kind: 'edit', id: item.id }, frame),
                  itemStep: itemStep.key,
                }),
              },
            ],
      );
    });
    found.set(step, [...(found.get(step) ?? []), ...incomplete].slice(0, NAMED));
  });
  return found;
}
