import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NAME_SEARCH_MINIMUM } from '@registrar/domain/names/rules';
import { PortalLink } from '@registrar/runtime';
import { Alert, Button, CardsSkeleton, Flex, PageHeader, Sheet, useFormats } from '@registrar/ui';
import { CompanyCard } from './company-card';
import { CompanySearchForm } from './company-search-form';
import { canSearch, useCompanies, type CompanySearch } from './find-companies';
import styles from './search-company.module.css';

const FIELDS = ['name', 'number', 'companyType', 'status', 'officeId', 'registeredFrom', 'registeredTo'] as const;

/** The public search of companies: what is asked for stands in the address, so that it can be passed on and gone back to. */
export function SearchCompanyPage() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [address, setAddress] = useSearchParams();
  const asked = searchIn(address);
  const [tooShort, setTooShort] = useState(false);
  const found = useCompanies(asked);
  const pages = found.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const alike = pages[0]?.alike ?? [];

  const search = (next: CompanySearch) => {
    setTooShort(!canSearch(next));
    setAddress(new URLSearchParams(FIELDS.flatMap((field) => (next[field].trim() === '' ? [] : [[field, next[field].trim()]]))));
  };

  return (
    <div className={styles['page']}>
      <PageHeader title={t('search.title')}>{t('search.lead')}</PageHeader>
      <Sheet>
        <CompanySearchForm key={address.toString()} asked={asked} onSearch={search} />
        {tooShort ? <p role="alert">{t('search.tooShort', { count: NAME_SEARCH_MINIMUM })}</p> : null}
      </Sheet>
      <div aria-busy={found.isFetching}>
        <p role="status" className={styles['status-line']}>
          {found.isLoading ? t('search.searching') : canSearch(asked) && found.isSuccess ? t(found.hasNextPage ? 'search.countMore' : 'search.count', { count: items.length, number: number(items.length) }) : ''}
        </p>
        {found.isError && !found.isFetching ? (
          <Alert type="warning" showIcon role="alert" title={t('search.failed')} action={<Button onClick={() => void found.refetch()}>{t('common:action.retry')}</Button>} />
        ) : null}
        {found.isLoading ? <CardsSkeleton /> : null}
        {found.isSuccess && items.length === 0 && alike.length === 0 ? <p>{t('search.none')}</p> : null}
        <div className={styles['cards']}>{items.map((company) => <CompanyCard key={company.id} company={company} />)}</div>
        {found.hasNextPage ? (
          <Flex justify="center" className={styles['more']}>
            <Button onClick={() => void found.fetchNextPage()} loading={found.isFetchingNextPage}>{t('search.more')}</Button>
          </Flex>
        ) : null}
        {alike.length === 0 ? null : (
          <section aria-labelledby="alike">
            <h2 id="alike" className={styles['heading']}>{t('search.alike')}</h2>
            <div className={styles['cards']}>{alike.map((company) => <CompanyCard key={company.id} company={company} />)}</div>
          </section>
        )}
      </div>
      <p className={styles['hint']}>
        {t('search.wantName')} <PortalLink to="/check-name">{t('checkName.title')}</PortalLink>
      </p>
    </div>
  );
}

function searchIn(address: URLSearchParams): CompanySearch {
  const value = (field: (typeof FIELDS)[number]): string => address.get(field) ?? '';
  return {
    name: value('name'), number: value('number'), companyType: value('companyType'), status: value('status'),
    officeId: value('officeId'), registeredFrom: value('registeredFrom'), registeredTo: value('registeredTo'),
  };
}
