import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { opinionBodies, processName } from '@registrar/domain/enumerations';
import { proceedingKinds, type ProceedingKind } from '@registrar/domain/proceedings';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, PageHeader, PageSkeleton, Sheet } from '@registrar/ui';
import { CompanyChoice, useOwnCompanies } from '@registrar/ui/filing';
import { filingsAddress } from '../../model/addresses';
import styles from '../proceedings/proceedings.module.css';
import { ClosingWays } from './closing-ways';
import { CompanyProceedings } from './company-proceedings';

/** One phase in which a company is closed: what it asks, what it waits for, and where one’s own company stands. */
export function PhasePage() {
  const { phaseKey } = useParams();
  return <PhaseOf phaseKey={phaseKey} />;
}

export function PhaseOf({ phaseKey }: { readonly phaseKey: string | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const companies = useOwnCompanies();
  const kind = proceedingKinds().find(({ phases }) => phases.some(({ key }) => key === phaseKey));
  const phase = kind?.phases.find(({ key }) => key === phaseKey);
  if (kind === undefined || phase === undefined)
    return (
      <>
        <PageHeader title={t('proceedings.phase')} />
        <Alert
          role="alert"
          type="info"
          showIcon
          title={t('closing.noPhase')}
          action={<PortalLink to={filingsAddress()}>{t('closing.toList')}</PortalLink>}
        />
      </>
    );
  if (companies.isPending) return <PageSkeleton />;
  const company = companies.data?.find(({ id }) => id === address.get('company')) ?? companies.data?.[0];
  const isFirst = kind.phases[0] === phase;
  return (
    <>
      <PageHeader title={kind.name[language]}>
        <div>{phase.name[language]}</div>
        <div>
          <PortalLink to={filingsAddress(company?.id)}>{t('closing.toList')}</PortalLink>
        </div>
      </PageHeader>
      <WhatItAsks kind={kind} phaseKey={phase.key} />
      {company === undefined ? null : (
        <div className={styles['sections']}>
          <CompanyChoice
            companies={companies.data ?? []}
            chosen={company.id}
            onChoose={(id) => setAddress({ company: id })}
          />
          <CompanyProceedings companyId={company.id} kind={kind.key} />
          {isFirst && kind.openedBy !== undefined ? <ClosingWays companyId={company.id} of={kind.openedBy} /> : null}
        </div>
      )}
    </>
  );
}

function WhatItAsks({ kind, phaseKey }: { readonly kind: ProceedingKind; readonly phaseKey: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Sheet as="section" aria-labelledby="closing-phases">
      <h2 id="closing-phases" className={styles['heading']}>
        {t('proceedings.phases')}
      </h2>
      <ol className={styles['list']}>
        {kind.phases.map(({ key, name, forms, opens }) => (
          <li key={key} aria-current={key === phaseKey ? 'step' : undefined}>
            {key === phaseKey ? <strong>{name[language]}</strong> : name[language]}
            <ul>
              {opens.map((opening) => {
                switch (opening.after) {
                  case 'NOTICE':
                  case 'SERVICE': {
                    const notice = kind.notices.find((one) => one.key === opening.notice)?.name[language] ?? '';
                    return <li key={opening.notice}>{t(`closing.after.${opening.after}`, { notice })}</li>;
                  }
                  case 'OPINION': {
                    const body = opinionBodies.name(opening.body)[language];
                    return <li key={opening.body}>{t('closing.after.OPINION', { body })}</li>;
                  }
                  case 'PAYMENT':
                    return <li key={opening.after}>{t('closing.after.PAYMENT')}</li>;
                  default:
                    return <li key={opening.after}>{t('closing.after.OFFICE')}</li>;
                }
              })}
              {forms.map((process) => (
                <li key={process}>{processName(process)[language]}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
