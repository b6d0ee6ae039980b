import { useReviewWords } from './review-words';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { useLanguage, useSession } from '@registrar/runtime';
import { InstantPair } from '../base/dates/date-pair';
import { localName } from '../base/language/local-name';
import styles from './decide.module.css';

/** Who has which part in it. Whoever verified it may not approve it, and is told so before they look for the button. */
export function Duties({ detail }: { readonly detail: ApplicationDetail }) {
  const t = useReviewWords();
  const language = useLanguage();
  const session = useSession();
  const verifier = detail.history.findLast(({ action }) => action === 'verify')?.actor;
  const parent = detail.history.findLast(({ action }) => action === 'parentVerify')?.actor;
  const decision = detail.history.findLast(
    ({ action }) => action === 'approve' || action === 'reject' || action === 'revoke',
  )?.actor;
  return (
    <section className={styles['duties']} aria-label={t('duties.title')}>
      <p>{t('duties.filed', { name: localName(detail.applicant, language) })}</p>
      {detail.declaration ? (
        <details className={styles['declared']}>
          <summary>
            {t('duties.declared', { name: localName(detail.declaration.by, language) })} ·{' '}
            <InstantPair at={detail.declaration.at} inline />
          </summary>
          {detail.declaration.statements.map((statement) => (
            <p key={statement.nameEnglish}>{localName(statement, language)}</p>
          ))}
        </details>
      ) : null}
      {parent === undefined ? null : <p>{t('duties.consented', { name: localName(parent, language) })}</p>}
      {verifier === undefined ? null : <p>{t('duties.verified', { name: localName(verifier, language) })}</p>}
      {decision === undefined ? null : <p>{t('duties.decided', { name: localName(decision, language) })}</p>}
      {decision !== undefined ? null : (
        <p className={styles['soft']}>
          {t(verifier !== undefined && verifier.id === session?.userId ? 'duties.yoursVerified' : 'duties.separate')}
        </p>
      )}
    </section>
  );
}
