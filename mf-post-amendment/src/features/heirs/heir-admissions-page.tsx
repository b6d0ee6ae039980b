import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { HeirAdmission } from '@registrar/domain/calls/heir-admissions';
import { PortalLink, useLanguage, usePortal, useSession, useSocketTopic } from '@registrar/runtime';
import { Button, localName, PageHeader } from '@registrar/ui';
import { ProposalList } from '@registrar/ui/review';
import { companyAddress } from '../company/company-address';
import { HEIR_ADMISSIONS, HEIRS_KEY, PAGE_SIZE, useDecideHeir, useHeirAdmissions } from './heir-admissions';
import styles from './heirs.module.css';

/** Heirs who file with an account of their own: those who wait for a second person, and what became of the rest. */
export function HeirAdmissionsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const session = useSession();
  const { navigation } = usePortal();
  const queries = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const refresh = () => void queries.invalidateQueries({ queryKey: [HEIRS_KEY] });
  useSocketTopic(session ? `/topic/user/${session.userId}` : null, { onMessage: refresh, onResync: refresh });
  const show = address.get('show') === 'settled' ? 'settled' : 'open';
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const query = useHeirAdmissions(show, page);
  const decide = useDecideHeir();
  const write = (next: 'open' | 'settled', nextPage = 1) =>
    setAddress({ ...(next === 'settled' && { show: next }), ...(nextPage > 1 && { page: String(nextPage) }) });
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
      show={show}
      onShow={(next) => write(next)}
      page={page}
      size={PAGE_SIZE}
      onPage={(next) => write(show, next)}
      query={query}
      about={({ heir, company }) => `${localName(heir, language)}, ${localName(company, language)}`}
      what={(admission) => <Admission admission={admission} />}
      question={(admission, action) => (
        <div className={styles['lines']}>
          <Admission admission={admission} />
          <div>{t(`heirs.${action}Means`)}</div>
        </div>
      )}
      remark={(action) => (action === 'refuse' ? 'required' : 'optional')}
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
