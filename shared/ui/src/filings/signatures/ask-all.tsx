import { useState } from 'react';
import type { FilingSignature } from '@registrar/domain/calls/filing-signatures';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { localName } from '../../base/language/local-name';
import { useFilingWords } from '../filing/filing-words';
import { useAskToSign } from './filing-signatures';
import styles from './signatures.module.css';

/** What became of one link; without trouble it was sent. */
interface Outcome {
  readonly party: string;
  readonly who: string;
  readonly trouble?: string;
}

interface AskAllProps {
  readonly applicationId: string;
  /** Who may be asked in the portal. */
  readonly items: readonly FilingSignature[];
}

/** One press sends the link to everybody who has an address and was not asked yet, and tells what became of each. */
export function AskAll({ applicationId, items }: AskAllProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const ask = useAskToSign(applicationId);
  const [busy, setBusy] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const unasked = items.filter(({ state, onPaper }) => state === 'NOT_ASKED' && !onPaper);
  const reached = unasked.filter(({ contacts }) => contacts.length > 0);
  const whoOf = ({ name, paperName }: FilingSignature) => `${localName(name, language)} · ${paperName[language]}`;

  const askAll = async () => {
    setBusy(true);
    const told: Outcome[] = [];
    for (const signature of reached) {
      const { party } = signature;
      const who = whoOf(signature);
      try {
        await ask.mutateAsync({ party, language: signature.language });
        told.push({ party, who });
      } catch (error) {
        const trouble = isGatewayFailure(error)
          ? (error.errors?.[0]?.message ?? error.message)
          : t('common:state.saveFailed');
        told.push({ party, who, trouble });
      }
      setOutcomes([...told]);
    }
    const unreached = unasked.filter(({ contacts }) => contacts.length === 0);
    setOutcomes([
      ...told,
      ...unreached.map((one) => ({ party: one.party, who: whoOf(one), trouble: t('signatures.noContact') })),
    ]);
    setBusy(false);
  };

  const sent = outcomes.filter(({ trouble }) => trouble === undefined);
  const failed = outcomes.filter(({ trouble }) => trouble !== undefined);
  if (reached.length < 2 && !busy && outcomes.length === 0) return null;
  return (
    <div className={styles['askAll']}>
      {reached.length >= 2 || busy ? (
        <Button type="primary" loading={busy} onClick={() => void askAll()}>
          {t('signatures.askAll', { count: reached.length })}
        </Button>
      ) : null}
      <div aria-live="polite">
        {sent.length === 0 ? null : (
          <Alert
            type="success"
            showIcon
            title={t('signatures.askedAll', { count: sent.length })}
            description={<Told outcomes={sent} />}
          />
        )}
        {failed.length === 0 ? null : (
          <Alert
            type="error"
            showIcon
            title={t('signatures.notAskedAll', { count: failed.length })}
            description={<Told outcomes={failed} />}
          />
        )}
      </div>
    </div>
  );
}

function Told({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  return (
    <ul className={styles['told']}>
      {outcomes.map(({ party, who, trouble }) => (
        <li key={party}>{trouble === undefined ? who : `${who}: ${trouble}`}</li>
      ))}
    </ul>
  );
}
