import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CompanyCard as Card } from '@registrar/domain/calls/companies';
import { plainCode } from '@registrar/domain/plain-text';
import { NAME_SEARCH_MINIMUM } from '@registrar/domain/names/rules';
import { formatNepalTime } from '@registrar/i18n/dates';
import { PortalLink } from '@registrar/runtime';
import { Alert, Button, CardsSkeleton, Flex, PageHeader, Sheet, useFormats } from '@registrar/ui';
import { CompanyCard } from './company-card';
import { CompanySearchForm } from './company-search-form';
import { canSearch, useCompanies, type CompanySearch } from './find-companies';
import styles from './search-company.module.css';

const FIELDS = [
  'name',
  'number',
  'companyType',
  'status',
  'officeId',
  'districtId',
  'registeredFrom',
  'registeredTo',
] as const;

/**
 * The public search of companies: what is asked for stands in the address, so that it can be passed on and gone back
 * to.
 */
export function SearchCompanyPage() {
  const { t } = useTranslation();
  const { number, language } = useFormats();
  const [address, setAddress] = useSearchParams();
  const asked = searchIn(address);
  const found = useCompanies(asked, pageIn(address));
  const { pages, hasMore } = found;
  const items = eachOnce(pages.flatMap((page) => page.items));
  const asOf = pages
    .map((page) => page.asOf)
    .filter((at) => at !== undefined)
    .sort()[0];
  const alike = pages[0]?.alike ?? [];
  const tooLittle = FIELDS.some((field) => asked[field] !== '') && !canSearch(asked);

  const search = (next: CompanySearch) => {
    const written = asNumber(next);
    setAddress(
      new URLSearchParams(
        FIELDS.flatMap((field) => (written[field].trim() === '' ? [] : [[field, written[field].trim()]])),
      ),
    );
  };
  const readOn = () => {
    const next = new URLSearchParams(address);
    next.set('page', String(pages.length + 1));
    setAddress(next);
    // one that is here already was only hidden by going back
    if (pages.length === found.data?.pages.length) void found.fetchNextPage();
  };
  const status = () => {
    if (found.isLoading) return t('search.searching');
    if (!canSearch(asked) || !found.isSuccess || items.length === 0) return '';
    return t(hasMore ? 'search.countMore' : 'search.count', { count: items.length, number: number(items.length) });
  };

  return (
    <div className={styles['page']}>
      <PageHeader title={t('search.title')}>{t('search.lead')}</PageHeader>
      <Sheet>
        <CompanySearchForm asked={asked} onSearch={search} />
        {tooLittle ? (
          <p role="alert" className={styles['short']}>
            {t('search.tooShort', { count: NAME_SEARCH_MINIMUM, number: number(NAME_SEARCH_MINIMUM) })}
          </p>
        ) : null}
      </Sheet>
      {canSearch(asked) || tooLittle ? null : <SearchHints />}
      <div aria-busy={found.isFetching}>
        <p role="status" className={styles['status-line']}>
          {status()}
        </p>
        {asOf === undefined ? null : (
          <p className={styles['hint']}>{t('search.asOf', { time: formatNepalTime(asOf, language) })}</p>
        )}
        {found.isError && !found.isFetching ? (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={t('search.failed')}
            action={<Button onClick={() => void found.refetch()}>{t('common:action.retry')}</Button>}
          />
        ) : null}
        {found.isLoading ? <CardsSkeleton /> : null}
        {found.isSuccess && items.length === 0 ? <NothingFound asked={asked} onSearch={search} /> : null}
        {items.length > 0 && pages[0]?.partly ? <p className={styles['hint']}>{t('search.partly')}</p> : null}
        <Cards companies={items} heading="h2" />
        {hasMore ? (
          <Flex justify="center" className={styles['more']}>
            <Button onClick={readOn} loading={found.isFetchingNextPage}>
              {t('search.more')}
            </Button>
          </Flex>
        ) : null}
        {alike.length === 0 ? null : (
          <section aria-labelledby="alike">
            <h2 id="alike" className={styles['heading']}>
              {t('search.alike')}
            </h2>
            <Cards companies={alike} heading="h3" />
          </section>
        )}
      </div>
      <p className={styles['hint']}>
        {t('search.wantName')} <PortalLink to="/check-name">{t('checkName.title')}</PortalLink>
      </p>
    </div>
  );
}

function Cards({ companies, heading }: { readonly companies: readonly Card[]; readonly heading: 'h2' | 'h3' }) {
  return companies.length === 0 ? null : (
    <div className={styles['cards']}>
      {companies.map((company) => (
        <CompanyCard key={company.id} company={company} heading={heading} />
      ))}
    </div>
  );
}

/** Before anything is asked for: what can be found here, and how. */
function SearchHints() {
  const { t } = useTranslation();
  return (
    <ul className={styles['hints']}>
      {(['script', 'spelling', 'number', 'former'] as const).map((hint) => (
        <li key={hint}>{t(`search.hint.${hint}`)}</li>
      ))}
    </ul>
  );
}

/** Nothing was found: perhaps because of the filters, perhaps because the name is still free. */
function NothingFound({
  asked,
  onSearch,
}: {
  readonly asked: CompanySearch;
  readonly onSearch: (search: CompanySearch) => void;
}) {
  const { t } = useTranslation();
  const { name, number } = asked;
  const nothing = {
    name,
    number,
    companyType: '',
    status: '',
    officeId: '',
    districtId: '',
    registeredFrom: '',
    registeredTo: '',
  };
  const narrowed = FIELDS.some((field) => asked[field] !== nothing[field]);
  return (
    <Sheet>
      <p className={styles['none']} role="status">
        {t('search.none')}
      </p>
      <Flex gap="small" wrap>
        {narrowed ? <Button onClick={() => onSearch(nothing)}>{t('search.withoutFilters')}</Button> : null}
        {name === '' ? null : (
          <PortalLink
            to={`/check-name?${new URLSearchParams({ [/\p{Script=Devanagari}/u.test(name) ? 'nepali' : 'english']: name }).toString()}`}
          >
            {t('search.isItFree')}
          </PortalLink>
        )}
      </Flex>
    </Sheet>
  );
}

/** A company that is found by its present and by a former name comes twice, on two pages at times. */
function eachOnce(companies: readonly Card[]): Card[] {
  return [...new Map(companies.map((company) => [company.id, company])).values()];
}

/** Whoever types a number where the name belongs means the number. */
function asNumber(search: CompanySearch): CompanySearch {
  const name = search.name.trim();
  return search.number.trim() === '' && /^\d[\d\s/.-]*$/.test(plainCode(name))
    ? { ...search, name: '', number: name }
    : search;
}

/** How many pages have been read; whatever is no page is the first. */
function pageIn(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

function searchIn(address: URLSearchParams): CompanySearch {
  const value = (field: (typeof FIELDS)[number]): string => address.get(field) ?? '';
  return {
    name: value('name'),
    number: value('number'),
    companyType: value('companyType'),
    status: value('status'),
    officeId: value('officeId'),
    districtId: value('districtId'),
    registeredFrom: value('registeredFrom'),
    registeredTo: value('registeredTo'),
  };
}
