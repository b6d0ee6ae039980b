import { useTranslation } from 'react-i18next';
import { usePortal } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import type { Draft } from './use-draft';

/** The draft saves itself; whoever wants to be sure presses this. What cannot be saved is said above the step. */
export function SaveDraft({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation();
  const { toast } = usePortal();
  const save = async () => {
    if (await draft.flush()) toast.show({ kind: 'success', messageKey: 'wizard.draftSaved', dedupeKey: 'draft-saved' });
  };
  return (
    <Button loading={draft.state.kind === 'saving'} onClick={() => void save()}>
      {t('wizard.saveDraft')}
    </Button>
  );
}
