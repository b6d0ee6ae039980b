import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import { localName } from '../../base/language/local-name';
import { useFilingWords } from '../filing/filing-words';
import { useFilingSignatures } from './filing-signatures';

interface SignaturesAtStakeProps {
  readonly detail: ApplicationDetail;
  /** Of the step that is shown. */
  readonly sections: readonly string[];
}

/** Said where answers are written: a change makes these signatures void, and what a change has made void already. */
export function SignaturesAtStake({ detail, sections }: SignaturesAtStakeProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const { data } = useFilingSignatures(detail.id, detail.version);
  const namesOf = (state: 'SIGNED' | 'VOID', ofStep: boolean): string =>
    (data?.items ?? [])
      .filter((one) => one.state === state && !(state === 'VOID' && one.onPaper))
      .filter(({ covers }) => !ofStep || covers.some((key) => sections.includes(key)))
      .map(({ name }) => localName(name, language))
      .join(', ');
  const standing = sections.length === 0 ? '' : namesOf('SIGNED', true);
  const lost = namesOf('VOID', false);
  return (
    <div aria-live="polite">
      {lost === '' ? null : (
        <Alert
          type="error"
          showIcon
          style={{ marginBlockEnd: 16 }}
          title={t('signatures.lost', { names: lost })}
          description={t('signatures.lostNext')}
        />
      )}
      {standing === '' ? null : (
        <Alert
          type="warning"
          showIcon
          style={{ marginBlockEnd: 16 }}
          title={t('signatures.atStake', { names: standing })}
        />
      )}
    </div>
  );
}
