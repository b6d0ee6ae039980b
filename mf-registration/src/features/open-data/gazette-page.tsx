import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { GAZETTES_A_PAGE, gazettePageSchema, type GazetteList } from '@registrar/domain/calls/gazettes';
import { PortalLink } from '@registrar/runtime';
import { PageHeader, useFormats } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { DatePair, ListPage } from '@registrar/ui/components';
import { gazetteFile, useGazettes } from './gazettes';

const FIRST = gazettePageSchema.parse({});

/** The weekly gazettes of the register, for everybody. */
export function GazettePage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const { page } = gazettePageSchema.catch(FIRST).parse(Object.fromEntries(address));
  const list = useGazettes(page);
  const columns = useColumns();
  return (
    <ListPage
      header={
        <PageHeader title={t('gazette.title')}>
          <div>{t('gazette.lead')}</div>
          <PortalLink to="/open-data">{t('openData.title')}</PortalLink>
        </PageHeader>
      }
      caption={t('gazette.title')}
      columns={columns}
      rowKey={({ number }) => String(number)}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{
        page,
        size: GAZETTES_A_PAGE,
        total: list.data?.total ?? 0,
        onPage: (next) => setAddress(next > 1 ? { page: String(next) } : {}),
      }}
      empty={{ title: t('gazette.none') }}
    />
  );
}

function useColumns(): ColumnsType<GazetteList['items'][number]> {
  const { t } = useTranslation();
  const { number: written } = useFormats();
  return [
    { title: t('gazette.number'), key: 'number', render: (_, { number }) => written(number) },
    {
      title: t('gazette.week'),
      key: 'week',
      render: (_, { beginsOn, endsOn }) => (
        <>
          <DatePair day={beginsOn} inline /> – <DatePair day={endsOn} inline />
        </>
      ),
    },
    {
      title: t('gazette.publications'),
      key: 'publications',
      render: (_, { publications }) => written(publications),
    },
    {
      title: t('gazette.files'),
      key: 'files',
      render: (_, { number }) => (
        <>
          <a href={gazetteFile(number, 'gazette.pdf')} download aria-label={t('gazette.pdfOf', { number })}>
            {t('gazette.pdf')}
          </a>
          {' · '}
          <a href={gazetteFile(number, 'gazette.json')} download aria-label={t('gazette.jsonOf', { number })}>
            {t('gazette.json')}
          </a>
        </>
      ),
    },
  ];
}
