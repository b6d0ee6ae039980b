import { useReviewWords } from './review-words';
import Alert from 'antd/es/alert';
import type { OfferedAction } from './action-kinds';

/** What was done here, and how to go on. */
export function DoneNotice({ done }: { readonly done: OfferedAction | undefined }) {
  const t = useReviewWords();
  if (done === undefined) return null;
  return (
    <Alert
      type="success"
      showIcon
      role="status"
      style={{ marginBlockEnd: 16 }}
      title={t(`decide.done.${done}`, { defaultValue: t('decide.done.other') })}
      description={t('decide.doneHint')}
    />
  );
}
