import { useTranslation } from 'react-i18next';
import { usePortal } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import { useWizard } from './wizard-context';

/** The draft saves itself; whoever wants to be sure presses this. What cannot be saved is said above the step. */
export function SaveNow() {
  const { t } = useTranslation();
  const { toast } = usePortal();
  const { draft } = useWizard();
  const save = async () => {
    if (await draft.flush()) toast.show({ kind: 'success', messageKey: 'wizard.draftSaved', dedupeKey: 'draft-saved' });
  };
  return (
    <Button loading={draft.state.kind === 'saving'} onClick={() => void save()}>
      {t('common:action.saveDraft')}
    </Button>
  );
}
