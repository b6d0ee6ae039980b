import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationStanding } from '@registrar/domain/calls/e-services';
import { everyProcess } from '@registrar/domain/enumerations';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { localName, PageHeader, Sheet } from '@registrar/ui';
import { InstantPair, StatusBadge, TurnLabel } from '@registrar/ui/components';
import { E_SERVICES } from './e-services';
import styles from './e-services.module.css';

/** Where an application stands and how it came there, as its owner may know it. */
export function StandingView({ standing }: { readonly standing: ApplicationStanding }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { applicationNumber, processName, status, turn, title, company, office, submittedAt, steps } = standing;
  const about = localName(title, language);
  return (
    <div className={styles['page']}>
      <PageHeader title={t('eServices.standing')} badge={<StatusBadge status={status} />}>
        {applicationNumber}
      </PageHeader>
      <Sheet>
        <dl className={styles['facts']}>
          <Fact label={t('eServices.process')}>
            {everyProcess.has(processName) ? everyProcess.name(processName)[language] : processName}
          </Fact>
          {about === '' ? null : <Fact label={t('eServices.about')}>{about}</Fact>}
          {company === null ? null : (
            <Fact label={t('eServices.company')}>
              <PortalLink to={`/company/${company.id}`}>{localName(company, language)}</PortalLink> ·{' '}
              {company.registrationNumber}
            </Fact>
          )}
          <Fact label={t('eServices.office')}>{localName(office, language)}</Fact>
          {submittedAt === null ? null : (
            <Fact label={t('eServices.submittedAt')}>
              <InstantPair at={submittedAt} withTime />
            </Fact>
          )}
          <Fact label={t('eServices.turn')}>
            <TurnLabel turn={turn} />
          </Fact>
        </dl>
        <h2 className={styles['heading']}>{t('eServices.steps')}</h2>
        <ol className={styles['steps']}>
          {steps.map(({ status: reached, at }) => (
            <li key={at}>
              <StatusBadge status={reached} /> <InstantPair at={at} withTime inline />
            </li>
          ))}
        </ol>
        <p className={styles['lead']}>
          {t('eServices.signInForMore')} <PortalLink to="/login">{t('eServices.signIn')}</PortalLink>
        </p>
        <PortalLink to={E_SERVICES}>{t('eServices.otherNumber')}</PortalLink>
      </Sheet>
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
