import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { FormSkeleton } from '../../base/feedback/skeletons';
import { useFilingWords } from '../filing/filing-words';
import { useFilingSignatures } from './filing-signatures';
import { AskAll } from './ask-all';
import { PartyCard } from './party-card';
import styles from './signatures.module.css';

/** Everybody who signs a paper of the filing: who is left, who objected, and the way to ask them in the portal. */
export function SignRoom({ detail }: { readonly detail: ApplicationDetail }) {
  const t = useFilingWords();
  const signatures = useFilingSignatures(detail.id, detail.version);
  if (signatures.isPending) return <FormSkeleton fields={2} />;
  if (signatures.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        className={styles['room']}
        title={t('signatures.failed')}
        action={<Button onClick={() => void signatures.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  const { items, mayAsk } = signatures.data;
  // where the office takes paper only, the places of the papers say all there is
  const shown = items.filter(({ inPortal, state }) => inPortal || state !== 'NOT_ASKED');
  if (shown.length === 0) return null;
  const done = shown.filter(({ state, onPaper }) => state === 'SIGNED' || onPaper).length;
  return (
    <section className={styles['room']} aria-labelledby="sign-room">
      <h3 id="sign-room" className={styles['heading']}>
        {t('signatures.title')}
      </h3>
      <p className={styles['lead']}>
        {t('signatures.lead')} <strong>{t('signatures.progress', { done, count: shown.length })}</strong>
      </p>
      {mayAsk ? <AskAll applicationId={detail.id} items={shown} /> : null}
      <ul className={styles['parties']}>
        {shown.map((signature) => (
          <PartyCard key={signature.party} applicationId={detail.id} signature={signature} mayAsk={mayAsk} />
        ))}
      </ul>
    </section>
  );
}
