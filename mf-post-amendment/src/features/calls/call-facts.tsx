import { useTranslation } from 'react-i18next';
import { callMatters, callStates, type CallDetail } from '@registrar/domain/calls/explanation-calls';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { localName, Sheet } from '@registrar/ui';
import { DatePair, InstantPair } from '@registrar/ui/components';
import styles from './calls.module.css';

/** The call itself, what time was given, and what was decided: the same for both sides. */
export function CallFacts({ call }: { readonly call: CallDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles['sections']}>
      <Sheet as="section" aria-labelledby="call-facts">
        <h2 id="call-facts" className={styles['heading']}>
          {t('calls.call')}
        </h2>
        <dl className={styles['facts']}>
          <div>
            <dt>{t('common:field.company')}</dt>
            <dd>
              {localName(call.company, language)} · {call.company.registrationNumber}
            </dd>
          </div>
          <div>
            <dt>{t('calls.matter')}</dt>
            <dd>{callMatters.name(call.matter)[language]}</dd>
          </div>
          <div>
            <dt>{t('calls.approvedOn')}</dt>
            <dd>
              <DatePair day={call.approvedOn} inline />
            </dd>
          </div>
          <div>
            <dt>{t('calls.answerBy')}</dt>
            <dd>
              <DatePair day={call.answerBy} inline />
            </dd>
          </div>
          <div>
            <dt>{t('calls.openedBy')}</dt>
            <dd>{localName(call.openedBy, language)}</dd>
          </div>
          <div className={styles['wide']}>
            <dt>{t('calls.text')}</dt>
            <dd className={styles['text']}>{call.text}</dd>
          </div>
        </dl>
        {call.letters.length === 0 ? null : (
          <ul className={styles['letters']} aria-label={t('calls.letters')}>
            {call.letters.map(({ code, titleNe, titleEn, link }) => (
              <li key={code}>
                <PortalLink to={link}>{language === 'ne' ? titleNe : titleEn}</PortalLink>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
      {call.extensions.length === 0 ? null : (
        <Sheet as="section" aria-labelledby="call-extensions">
          <h2 id="call-extensions" className={styles['heading']}>
            {t('calls.extensions')}
          </h2>
          <ul className={styles['list']}>
            {call.extensions.map(({ at, by, fromDay, toDay, reason }) => (
              <li key={at}>
                <DatePair day={fromDay} inline /> → <DatePair day={toDay} inline />
                <div>{reason}</div>
                <div className={styles['soft']}>
                  {localName(by, language)} · <InstantPair at={at} inline />
                </div>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      {call.decision === null ? null : (
        <Sheet as="section" aria-labelledby="call-decision">
          <h2 id="call-decision" className={styles['heading']}>
            {t('calls.decision')}
          </h2>
          <p className={styles['outcome']}>{callStates.name(call.state)[language]}</p>
          <p className={styles['text']}>{call.decision.text}</p>
          <div className={styles['soft']}>
            {call.decision.by === null ? null : <>{localName(call.decision.by, language)} · </>}
            <InstantPair at={call.decision.at} inline />
          </div>
        </Sheet>
      )}
    </div>
  );
}
