import { useTranslation } from 'react-i18next';
import type { HeirAdmission } from '@registrar/domain/calls/heir-admissions';
import { PortalLink, useLanguage, usePortal, useFreshQueries } from '@registrar/runtime';
import { Button, localName, PageHeader } from '@registrar/ui';
import { ProposalList, useProposalsAddress } from '@registrar/ui/review';
import { companyAddress } from '../company/company-address';
import { HEIR_ADMISSIONS, HEIRS_KEY, PAGE_SIZE, useDecideHeir, useHeirAdmissions } from './heir-admissions';
import styles from './heirs.module.css';

/** Heirs who file with an account of their own: those who wait for a second person, and what became of the rest. */
export function HeirAdmissionsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const at = useProposalsAddress();
  useFreshQueries(HEIRS_KEY);
  const query = useHeirAdmissions(at.show, at.page);
  const decide = useDecideHeir();
  return (
    <ProposalList<HeirAdmission>
      header={
        <PageHeader
          title={t('heirs.title')}
          action={
            query.data?.mayPropose ? (
              <Button type="primary" onClick={() => navigation.to(`${HEIR_ADMISSIONS}/new`)}>
                {t('heirs.propose')}
              </Button>
            ) : undefined
          }
        >
          {t('heirs.lead')}
        </PageHeader>
      }
      caption={t('heirs.title')}
      {...at}
      size={PAGE_SIZE}
      query={query}
      about={({ heir, company }) => `${localName(heir, language)}, ${localName(company, language)}`}
      what={(admission) => <Admission admission={admission} />}
      question={(admission, action) => (
        <div className={styles['lines']}>
          <Admission admission={admission} />
          <div>{t(`heirs.${action}Means`)}</div>
        </div>
      )}
      onDecide={(decision) => decide.mutateAsync(decision)}
    />
  );
}

function Admission({ admission: { company, holder, heir, represents } }: { readonly admission: HeirAdmission }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles['lines']}>
      <strong>
        {localName(heir, language)} ({heir.username})
      </strong>
      <span>
        <PortalLink to={companyAddress(company.id, 'people')}>{localName(company, language)}</PortalLink> ·{' '}
        {company.registrationNumber}
      </span>
      <span>{t('heirs.died', { name: localName(holder, language) })}</span>
      <span>
        {represents === null
          ? t('heirs.nobodyRepresents')
          : t('heirs.represents', { name: localName(represents, language), username: represents.username })}
      </span>
    </div>
  );
}
