import { signatureStates, type FilingSignature } from '@registrar/domain/calls/filing-signatures';
import { useLanguage } from '@registrar/runtime';
import Tag from 'antd/es/tag';
import { InstantPair } from '../../base/dates/date-pair';
import { useFormats } from '../../base/language/use-formats';
import { useFilingWords } from '../filing/filing-words';
import styles from './signatures.module.css';

const COLOURS: Readonly<Partial<Record<FilingSignature['state'], string>>> = {
  SENT: 'processing',
  OPENED: 'processing',
  SIGNED: 'success',
  VOID: 'error',
  OBJECTED: 'error',
  EXPIRED: 'warning',
};

/** Where the signature of a party stands: since when, how it was given, what was objected. */
export function SignatureState({ signature }: { readonly signature: FilingSignature }) {
  const t = useFilingWords();
  const language = useLanguage();
  const { digits } = useFormats();
  const { state, onPaper, sentAt, expiresAt, signed, objections, voided } = signature;
  const isSent = state === 'SENT' || state === 'OPENED' || state === 'EXPIRED';
  return (
    <div>
      {onPaper && state !== 'SIGNED' ? (
        <Tag color="success">{t('signatures.onPaper')}</Tag>
      ) : (
        <Tag color={COLOURS[state]}>{signatureStates.name(state)[language]}</Tag>
      )}{' '}
      {isSent && sentAt !== null ? <InstantPair at={sentAt} withTime inline /> : null}
      {(state === 'SENT' || state === 'OPENED') && expiresAt !== null ? (
        <p className={styles['line']}>
          {t('signatures.until')} <InstantPair at={expiresAt} inline />
        </p>
      ) : null}
      {signed === null ? null : (
        <p className={styles['line']}>
          <InstantPair at={signed.signedAt} withTime inline />{' '}
          {t(`signatures.by.${signed.channel}`, {
            address: signed.channel === 'EMAIL' ? signed.sentTo : digits(signed.sentTo),
          })}
        </p>
      )}
      {voided?.map(({ signedAt }) => (
        <p key={signedAt} className={styles['line']}>
          {t('signatures.voidedOn')} <InstantPair at={signedAt} withTime inline />
        </p>
      ))}
      {objections.map(({ reason, reply, objectedAt }) => (
        <div key={objectedAt} className={styles['objection']}>
          <p className={styles['line']}>
            <strong>{t('signatures.objection')}</strong> <InstantPair at={objectedAt} inline />
          </p>
          <p className={styles['words']}>{reason}</p>
          {reply === null ? null : (
            <>
              <p className={styles['line']}>
                <strong>{t('signatures.reply')}</strong>
              </p>
              <p className={styles['words']}>{reply}</p>
            </>
          )}
        </div>
      ))}
    </div>
  );
}
