import { usePortal } from '@registrar/runtime';
import Button from 'antd/es/button';
import { useWizard } from './wizard-context';
import { useFilingWords } from '../filing/filing-words';

/** The draft saves itself; whoever wants to be sure presses this. What cannot be saved is said above the step. */
export function SaveNow({ holdsBack }: { readonly holdsBack: () => boolean }) {
  const t = useFilingWords();
  const { toast } = usePortal();
  const { draft } = useWizard();
  const save = async () => {
    const isWhole = !holdsBack();
    if ((await draft.flush()) && isWhole)
      toast.show({ kind: 'success', serverMessage: t('wizard.draftSaved'), dedupeKey: 'draft-saved' });
  };
  return (
    <Button loading={draft.state.kind === 'saving'} onClick={() => void save()}>
      {t('common:action.saveDraft')}
    </Button>
  );
}
