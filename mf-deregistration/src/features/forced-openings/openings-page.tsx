import { useTranslation } from 'react-i18next';
import type { ForcedOpening } from '@registrar/domain/calls/forced-openings';
import { forcedGrounds } from '@registrar/domain/enumerations/forced-grounds';
import { formatMoney } from '@registrar/i18n/money';
import { Button, localName, PageHeader, useFormats } from '@registrar/ui';
import { PortalLink, useLanguage, usePortal, useFreshQueries } from '@registrar/runtime';
import { ProposalList, useProposalsAddress } from '@registrar/ui/review';
import { FORCED_KEY, PAGE_SIZE, useDecideForced, useForcedOpenings } from './forced-openings';
import styles from './forced.module.css';

/** De-registrations that wait for a second person, and what became of the rest. */
export function OpeningsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const at = useProposalsAddress();
  useFreshQueries(FORCED_KEY);
  const query = useForcedOpenings(at.show, at.page);
  const decide = useDecideForced();
  return (
    <ProposalList<ForcedOpening>
      header={
        <PageHeader
          title={t('forced.title')}
          action={
            <Button
              type="primary"
              onClick={() => navigation.to('/de-registration-approval/forced-openings/candidates')}
            >
              {t('forced.candidates')}
            </Button>
          }
        >
          <div>{t('forced.lead')}</div>
          <PortalLink to="/de-registration-approval/forced-openings/batches">{t('batch.title')}</PortalLink>
        </PageHeader>
      }
      caption={t('forced.title')}
      {...at}
      size={PAGE_SIZE}
      query={query}
      about={({ company }) => localName(company, language)}
      what={(opening) => <Opening opening={opening} />}
      question={(opening, action) => (
        <div className={styles['lines']}>
          <Opening opening={opening} />
          <div>{t(`forced.${action}Means`)}</div>
        </div>
      )}
      onDecide={(decision) => decide.mutateAsync(decision)}
    />
  );
}

function Opening({ opening: { company, ground, evidence } }: { readonly opening: ForcedOpening }) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const language = useLanguage();
  return (
    <div className={styles['lines']}>
      <strong>
        {localName(company, language)} · {company.registrationNumber}
      </strong>
      <span>{forcedGrounds.name(ground)[language]}</span>
      {evidence.missingYears.length === 0 ? null : (
        <span>{t('forced.missing', { years: evidence.missingYears.map(digits).join(', ') })}</span>
      )}
      {evidence.unpaidFines.map(({ fiscalYear, section, restPaisa }) => (
        <span key={`${fiscalYear}:${section}`}>
          {t('forced.unpaid', { year: digits(fiscalYear), amount: formatMoney(restPaisa, language) })}
        </span>
      ))}
    </div>
  );
}
