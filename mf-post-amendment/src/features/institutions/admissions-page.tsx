import { useTranslation } from 'react-i18next';
import { institutionKinds, type InstitutionAdmission } from '@registrar/domain/calls/institutions';
import { shareRoleTypes } from '@registrar/domain/calls/document-shares';
import { useFreshQueries, useLanguage, usePortal } from '@registrar/runtime';
import { Button, localName, PageHeader } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { ProposalList, useProposalsAddress } from '@registrar/ui/review';
import styles from '../heirs/heirs.module.css';
import {
  INSTITUTIONS,
  INSTITUTIONS_KEY,
  PAGE_SIZE,
  useDecideInstitution,
  useInstitutionAdmissions,
} from './institutions';

/** Institutions that are to ask for documents: those that wait for a second person, and what became of the rest. */
export function AdmissionsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const at = useProposalsAddress();
  useFreshQueries(INSTITUTIONS_KEY);
  const query = useInstitutionAdmissions(at.show, at.page);
  const decide = useDecideInstitution();
  return (
    <ProposalList<InstitutionAdmission>
      header={
        <PageHeader
          title={t('institutions.admissions')}
          action={
            query.data?.mayPropose ? (
              <Button type="primary" onClick={() => navigation.to(`${INSTITUTIONS}/new`)}>
                {t('institutions.propose')}
              </Button>
            ) : undefined
          }
        >
          {t('institutions.admissionsLead')}
        </PageHeader>
      }
      caption={t('institutions.admissions')}
      {...at}
      size={PAGE_SIZE}
      query={query}
      about={({ institution }) => localName(institution, language)}
      what={(admission) => <Admission admission={admission} />}
      question={(admission, action) => (
        <div className={styles['lines']}>
          <Admission admission={admission} />
          <div>{t(`institutions.${action}Means`)}</div>
        </div>
      )}
      onDecide={(decision) => decide.mutateAsync(decision)}
    />
  );
}

function Admission({ admission: { institution, isRenewal } }: { readonly admission: InstitutionAdmission }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { account, kind, roleType, endsOn } = institution;
  return (
    <div className={styles['lines']}>
      <strong>{localName(institution, language)}</strong>
      <span>
        {institutionKinds.name(kind)[language]} · {shareRoleTypes.name(roleType)[language]}
      </span>
      <span>{t('institutions.worksWith', { name: localName(account, language), username: account.username })}</span>
      <span>
        {t('institutions.endsOn')}: <DatePair day={endsOn} inline />
      </span>
      {isRenewal ? <span>{t('institutions.renewal')}</span> : null}
    </div>
  );
}
