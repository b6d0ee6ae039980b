import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { letterKinds, printedVerificationCode, type LetterState } from '@registrar/domain/calls/letters';
import { bothCalendars } from '@registrar/domain/calendar';
import type { PaperVerdict } from '@registrar/domain/calls/papers';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, Skeleton } from '@registrar/ui';
import { InstantPair } from '@registrar/ui/components';
import { retryAfter } from '../view-letter/retry-after';
import { useVerdict, type Question } from './get-verdict';
import styles from './verify-document.module.css';

const TONES = {
  VALID: 'success',
  EXPIRED: 'warning',
  CONSUMED: 'info',
  NO_LONGER_TRUE: 'error',
  REVOKED: 'error',
  SUPERSEDED: 'warning',
  COMPANY_DEREGISTERED: 'error',
} as const satisfies Record<LetterState, string>;

/** What the paper is, of which company, and what it is worth now. */
export function Verdict({ question }: { readonly question: Question | undefined }) {
  const { t } = useTranslation();
  const { data, error, isError, isFetching, refetch } = useVerdict(question);
  if (question === undefined) return null;
  if (isError) {
    const seconds = retryAfter(error);
    return (
      <Alert
        role="alert"
        type="error"
        showIcon
        title={seconds === undefined ? t('viewLetter.failed') : t('viewLetter.tooMany', { count: seconds })}
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t('common:action.retry')}
          </Button>
        }
      />
    );
  }
  if (data === undefined || isFetching)
    return (
      <div aria-busy="true">
        <Skeleton active />
      </div>
    );
  const byFile = 'hash' in question;
  if (data.paper === null) {
    return (
      <Alert
        role="alert"
        type="error"
        showIcon
        title={byFile ? t('verify.unknownFile', { name: question.fileName }) : t('verify.unknownCode')}
        description={byFile ? t('verify.unknownFileMeaning') : t('viewLetter.notFoundMeaning')}
      />
    );
  }
  return (
    <>
      <Alert
        role="status"
        type={TONES[data.paper.state]}
        showIcon
        title={<strong>{t(`verify.state.${data.paper.state}`)}</strong>}
        description={byFile ? t('verify.fileIntact', { name: question.fileName }) : t('verify.compare')}
        action={
          <Button className={styles['print']} onClick={() => window.print()}>
            {t('common:action.print')}
          </Button>
        }
      />
      <Facts paper={data.paper} />
    </>
  );
}

function Facts({ paper }: { readonly paper: NonNullable<PaperVerdict['paper']> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { company } = paper;
  const newer = paper.supersededBy === null ? undefined : printedVerificationCode(paper.supersededBy);
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t('verify.kind')}</dt>
        <dd>
          {letterKinds.name(paper.kind)[language]}
          {paper.language === null ? '' : ` (${t(paper.language === 'ne' ? 'papers.inNepali' : 'papers.inEnglish')})`}
        </dd>
      </div>
      {company === null ? null : (
        <div>
          <dt>{company.registrationNumber === null ? t('verify.name') : t('verify.company')}</dt>
          <dd>
            <span lang="ne">{company.nepali}</span>
            <br />
            <span lang="en">{company.english}</span>
          </dd>
        </div>
      )}
      {company?.registrationNumber ? (
        <div>
          <dt>{t('verify.registrationNumber')}</dt>
          <dd lang="en">{company.registrationNumber}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t('letter.issuedOn')}</dt>
        <dd>{bothCalendars(paper.issuedOn, language)}</dd>
      </div>
      {paper.endedOn === null ? null : (
        <div>
          <dt>{t('verify.endedOn')}</dt>
          <dd>{bothCalendars(paper.endedOn, language)}</dd>
        </div>
      )}
      <div>
        <dt>{t('viewLetter.code')}</dt>
        <dd lang="en">{printedVerificationCode(paper.code)}</dd>
      </div>
      {paper.signature == null ? null : <Signature signature={paper.signature} />}
      {paper.fileHash === null ? null : (
        <div>
          <dt>{t('verify.fileHash')}</dt>
          <dd lang="en" className={styles['hash']}>
            {paper.fileHash}
          </dd>
        </div>
      )}
      {newer === undefined ? null : (
        <div>
          <dt>{t('verify.newer')}</dt>
          <dd>
            <Link to={`/verify-document?code=${newer}`}>{newer}</Link>
          </dd>
        </div>
      )}
      <div className={styles['more']}>
        <dt>{t('verify.contents')}</dt>
        <dd>
          <Link to={paper.link}>{t('verify.read')}</Link>
        </dd>
      </div>
    </dl>
  );
}

/** Who signed the file, how its time is known, and who read it before. */
function Signature({
  signature,
}: {
  readonly signature: NonNullable<NonNullable<PaperVerdict['paper']>['signature']>;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { officer, timestamp } = signature;
  return (
    <div>
      <dt>{t('verify.signature')}</dt>
      <dd>
        <div>{t('verify.signedAs', { name: signature.signedAs })}</div>
        {officer === null ? null : (
          <div>{t('verify.officer', { name: officer.name[language], role: officer.role[language] })}</div>
        )}
        <InstantPair at={timestamp?.at ?? signature.signedAt} inline />
        {timestamp === null ? null : <div>{t('verify.timestamp', { authority: timestamp.authority })}</div>}
        <div>{t(`verify.level.${signature.level}`)}</div>
      </dd>
    </div>
  );
}
