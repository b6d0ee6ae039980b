import { useState, type ReactNode } from 'react';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import type { ListSection } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { ConfirmDialog } from '../../base/dialogs/confirm-dialog';
import { partOfItem } from '../filing/filing-draft';
import { useRemoveItem } from '../filing/filed-items';
import { useWizard } from '../wizard/wizard-context';
import { titleOf } from '../filing/filed-items';
import { useFilingWords } from '../filing/filing-words';

/** Asks once, says what goes with it, and deletes the version that was seen. */
export function useRemoval(
  section: ListSection,
  warning?: (item: FiledItemState) => ReactNode,
): { readonly ask: (item: FiledItemState) => void; readonly dialog: ReactNode } {
  const t = useFilingWords();
  const language = useLanguage();
  const { detail, draft } = useWizard();
  const remove = useRemoveItem(detail.id, section.key);
  const [asked, setAsked] = useState<FiledItemState>();
  const confirm = async () => {
    if (asked === undefined) return;
    draft.drop(partOfItem(section.key, asked.id));
    await remove.mutateAsync({ id: asked.id, version: asked.version }).catch(() => undefined);
    setAsked(undefined);
  };
  const title = asked === undefined ? '' : titleOf(asked, language) || t('list.untitled');
  return {
    ask: setAsked,
    dialog: (
      <ConfirmDialog
        open={asked !== undefined}
        title={t('list.removeTitle', { title })}
        confirmLabel={t('common:action.delete')}
        destructive
        onConfirm={confirm}
        onCancel={() => setAsked(undefined)}
      >
        {asked === undefined ? null : (warning?.(asked) ?? <p>{t('list.removeMeaning')}</p>)}
      </ConfirmDialog>
    ),
  };
}
