import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { OpinionRequest } from '@registrar/domain/calls/opinion-requests';
import { opinionAnswers } from '@registrar/domain/enumerations';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, localName, useFormats } from '@registrar/ui';
import { DatePair, OutsideOutcome, OutsidePage, useLanguageOfLink } from '@registrar/ui/components';
import { GiveOpinion } from './give-opinion';
import { useOpinionRequest } from './opinion-request';
import styles from './opinion-request.module.css';

/** Where the link of the mail leads a body that is asked for its opinion. Nobody needs an account for it. */
export function OpinionRequestPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const language = useLanguage();
  const request = useOpinionRequest(token);
  useLanguageOfLink(token, request.data?.language);
  return (
    <OutsidePage
      title={t('opinion.title')}
      wide
      link={request}
      unknownHint={t('opinion.unknownHint')}
      lead={(view) =>
        t('opinion.lead', { body: localName(view.bodyName, language), company: localName(view.company, language) })
      }
      facts={(view) => [
        {
          label: t('opinion.proceeding'),
          value: `${localName(view.proceeding.name, language)}, ${view.proceeding.number}`,
        },
        { label: t('opinion.until'), value: <DatePair day={view.dueOn} inline /> },
      ]}
    >
      {(view) => <Standing token={token} view={view} />}
    </OutsidePage>
  );
}

interface StandingProps {
  readonly token: string;
  readonly view: OpinionRequest;
}

function Standing({ token, view }: StandingProps) {
  const { t } = useTranslation();
  const { state, answer } = view;
  if (state === 'ANSWERED' && answer !== null)
    return (
      <>
        <OutsideOutcome
          type="success"
          title={t('opinion.state.ANSWERED')}
          at={answer.at}
          next={t('opinion.next.ANSWERED', { number: answer.number })}
        />
        <Given answer={answer} />
      </>
    );
  if (state !== 'OPEN')
    return <OutsideOutcome type="warning" title={t(`opinion.state.${state}`)} next={t(`opinion.next.${state}`)} />;
  return (
    <>
      <Asked view={view} />
      <GiveOpinion key={view.dueOn} token={token} view={view} />
    </>
  );
}

/** The question, why it is asked again, and what the office has published so far. */
function Asked({ view: { question, before, moreTime, notices, dueOn } }: { readonly view: OpinionRequest }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      {before === null ? null : (
        <Alert type="info" showIcon title={t('opinion.before')} description={before} className={styles['space']} />
      )}
      {moreTime === null ? null : (
        <Alert
          type="info"
          showIcon
          role="status"
          title={
            <>
              {t('opinion.timeAdded')} <DatePair day={dueOn} inline />
            </>
          }
          className={styles['space']}
        />
      )}
      <h2 className={styles['heading']}>{t('opinion.question')}</h2>
      <blockquote className={styles['words']}>{question}</blockquote>
      {notices.length === 0 ? null : (
        <>
          <h2 className={styles['heading']}>{t('opinion.papers')}</h2>
          <ul className={styles['list']}>
            {notices.map(({ name, publishedOn, endsOn, text, paper }) => (
              <li key={`${name.nameEnglish}${publishedOn}`}>
                <strong>{localName(name, language)}</strong>
                <div>
                  <DatePair day={publishedOn} inline /> – <DatePair day={endsOn} inline />
                </div>
                {text === null ? null : (
                  <p className={styles['text']}>{language === 'ne' ? text.nepali : text.english}</p>
                )}
                {paper === null ? null : <PortalLink to={paper}>{t('proceedings.seePaper')}</PortalLink>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What was answered, as the receipt says it. */
function Given({ answer }: { readonly answer: NonNullable<OpinionRequest['answer']> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormats();
  const { kind, text, claimPaisa, file } = answer;
  return (
    <>
      <h2 className={styles['heading']}>{opinionAnswers.name(kind)[language]}</h2>
      {claimPaisa === null ? null : (
        <p>
          {t('opinion.claim')}: {money(claimPaisa)}
        </p>
      )}
      <blockquote className={styles['words']}>{text}</blockquote>
      {file === null ? null : (
        <p>
          {t('opinion.file')}: {file}
        </p>
      )}
    </>
  );
}
