import { Dialog } from '@registrar/ui/components';
import { useTranslation } from 'react-i18next';
import type { Question } from '../../services/dialogs';

/** A question of the shell's own: unsaved work, an urgent update. */
export default function QuestionDialog({ question }: { readonly question: Question }) {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      open
      title={t(question.titleKey)}
      okText={t(question.confirmKey)}
      cancelText={t(question.cancelKey)}
      closable={false}
      onOk={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      <p>{t(question.messageKey)}</p>
    </Dialog>
  );
}
