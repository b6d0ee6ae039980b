import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { FilingFrame } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import { namedCompany } from '../../sections/widgets/other-company';
import { useFilingWords } from '../filing/filing-words';

/** Which of the companies that the answers name have changed in the register since they were named. */
export function ChangedNamed({ detail, frame }: { readonly detail: ApplicationDetail; readonly frame: FilingFrame }) {
  const t = useFilingWords();
  const language = useLanguage();
  const changed = (detail.namedCompanies ?? []).filter(({ isChanged }) => isChanged);
  if (changed.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlockEnd: 16 }}
      title={t('takeOver.named')}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {changed.map(({ id }) => (
            <li key={id}>{namedCompany(frame, id, language) ?? id}</li>
          ))}
        </ul>
      }
    />
  );
}
