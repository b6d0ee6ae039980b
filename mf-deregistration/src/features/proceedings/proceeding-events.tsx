import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { processName } from '@registrar/domain/enumerations';
import { PortalLink, useFilingAddress, useLanguage } from '@registrar/runtime';
import { localName, Sheet } from '@registrar/ui';
import { DatePair, InstantPair, StatusBadge } from '@registrar/ui/components';
import type { OfActs } from '../conduct/acts-bar';
import { ClaimsPart } from '../conduct/claims-part';
import { NoticesPart } from '../conduct/notices-part';
import { OpinionsPart } from '../conduct/opinions-part';
import styles from './proceedings.module.css';

/** What has been handed in, given notice of and opened, and how it ended; before it, what is to be done. */
export function ProceedingEvents({ proceeding, onAct, children }: OfActs & { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const addressOf = useFilingAddress();
  const { filings, published, claims, opinions, openings, phases, openedAt, end } = proceeding;
  return (
    <div className={styles['sections']}>
      {children}
      <Part id="opened" title={t('proceedings.course')}>
        <dl className={styles['facts']}>
          <div>
            <dt>{t('proceedings.openedAt')}</dt>
            <dd>
              <InstantPair at={openedAt} inline />
            </dd>
          </div>
          {end === null ? null : (
            <>
              <div>
                <dt>{t('proceedings.endedAt')}</dt>
                <dd>
                  <InstantPair at={end.at} inline />
                </dd>
              </div>
              <div>
                <dt>{t('proceedings.outcome')}</dt>
                <dd>{localName(end.name, language)}</dd>
              </div>
              <div className={styles['wide']}>
                <dt>{t('proceedings.outcomeText')}</dt>
                <dd className={styles['text']}>{end.text}</dd>
              </div>
              {end.paper == null ? null : (
                <div>
                  <dt>{t('proceedings.orderPaper')}</dt>
                  <dd>
                    <PortalLink to={end.paper}>{t('proceedings.seePaper')}</PortalLink>
                  </dd>
                </div>
              )}
            </>
          )}
        </dl>
      </Part>
      {filings.length === 0 ? null : (
        <Part id="filings" title={t('proceedings.filings')}>
          <ul className={styles['list']}>
            {filings.map(({ id, process, number, status }) => {
              const name = `${processName(process)[language]} ${number ?? ''}`.trim();
              const address = addressOf(process, id, 'review');
              return (
                <li key={id}>
                  {address === null ? name : <PortalLink to={address}>{name}</PortalLink>}{' '}
                  <StatusBadge status={status} />
                </li>
              );
            })}
          </ul>
        </Part>
      )}
      {published.length === 0 ? null : (
        <Part id="notices" title={t('proceedings.notices')}>
          <NoticesPart proceeding={proceeding} onAct={onAct} />
        </Part>
      )}
      {claims.length === 0 ? null : (
        <Part id="claims" title={t('conduct.claims')}>
          <ClaimsPart proceeding={proceeding} onAct={onAct} />
        </Part>
      )}
      {opinions.length === 0 ? null : (
        <Part id="opinions" title={t('conduct.opinions')}>
          <OpinionsPart proceeding={proceeding} onAct={onAct} />
        </Part>
      )}
      {openings.length === 0 ? null : (
        <Part id="openings" title={t('proceedings.openings')}>
          <ul className={styles['list']}>
            {openings.map(({ phase, on, by, remark }) => (
              <li key={phase}>
                {localName(
                  phases.find(({ key }) => key === phase)?.name ?? { nameNepali: phase, nameEnglish: phase },
                  language,
                )}
                <div>{remark}</div>
                <div className={styles['soft']}>
                  {localName(by, language)} · <DatePair day={on} inline />
                </div>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <Sheet as="section" aria-labelledby={`proceeding-${id}`}>
      <h2 id={`proceeding-${id}`} className={styles['heading']}>
        {title}
      </h2>
      {children}
    </Sheet>
  );
}
