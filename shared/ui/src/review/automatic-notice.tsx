import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { automaticFlags } from '@registrar/domain/enumerations/automatic-flags';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import { useReviewWords } from './review-words';

/** Why the portal did not approve by itself what it otherwise may. */
export function AutomaticNotice({ detail: { automaticFlags: flags } }: { readonly detail: ApplicationDetail }) {
  const t = useReviewWords();
  const language = useLanguage();
  if (!flags || flags.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t('automatic.title')}
      description={
        <ul>
          {flags.map((flag) => (
            <li key={flag}>{automaticFlags.name(flag)[language]}</li>
          ))}
        </ul>
      }
      style={{ marginBlockEnd: 16 }}
    />
  );
}
