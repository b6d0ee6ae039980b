import { filedItems, isList } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { useWizard } from './wizard-context';
import { useFilingWords } from '../filing/filing-words';

/** Whose paper it is: the kind of person and the name, by the item that the place belongs to. */
export function usePlaceOwners(): (itemId: string) => string {
  const t = useFilingWords();
  const language = useLanguage();
  const { definition, frame } = useWizard();
  const owners = new Map(
    definition.sections
      .filter(isList)
      .flatMap((section) =>
        filedItems(frame, section.key).map(
          ({ id, data }) =>
            [
              id,
              `${section.item.name[language]}: ${section.item.title(data, frame)[language] || t('list.untitled')}`,
            ] as const,
        ),
      ),
  );
  return (itemId) => owners.get(itemId) ?? t('list.untitled');
}
