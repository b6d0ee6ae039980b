import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IssuedPaper } from '@registrar/domain/calls/papers';
import { letterKinds, letterStates } from '@registrar/domain/calls/letters';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Button, Input, PageHeader } from '@registrar/ui';
import { ListPage, DatePair } from '@registrar/ui/components';
import { type ColumnsType, Tag } from '@registrar/ui/antd';
import { useSavePaper } from '@registrar/ui/filing';
import { pageOfRows } from './page-of-rows';

const SIZE = 20;
const COLOURS: Readonly<Record<string, string>> = { VALID: 'success', REVOKED: 'error', COMPANY_DEREGISTERED: 'error' };

/** The papers that the register signed for the reader's companies: to save, and to check whether they hold today. */
export function SignedDocumentsPage() {
  const { t } = useTranslation();
  const { gateway } = usePortal();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const papers = useQuery({
    queryKey: ['issued-papers'],
    queryFn: ({ signal }) =>
      gateway.request<readonly IssuedPaper[]>({
        path: '/external/api/paper',
        signal,
        quiet: { overlay: true, failureToast: true },
      }),
    // a certificate is ready some seconds after its approval
    refetchInterval: ({ state }) => (state.data?.some(({ ready }) => !ready) ? 5_000 : false),
    staleTime: 0,
  });
  const text = search.trim().toLowerCase();
  const found = papers.data?.filter((paper) =>
    [paper.companyEnglish, paper.companyNepali, paper.registrationNumber, paper.code].some((value) =>
      value.toLowerCase().includes(text),
    ),
  );
  const columns = useColumns();
  return (
    <ListPage
      header={<PageHeader title={t('signed.title')}>{t('signed.lead')}</PageHeader>}
      caption={t('signed.title')}
      filters={
        <Input.Search
          value={search}
          onChange={(event) => (setSearch(event.target.value), setPage(1))}
          aria-label={t('signed.search')}
          placeholder={t('signed.search')}
          style={{ maxWidth: 360 }}
          allowClear
        />
      }
      onClearFilters={text === '' ? undefined : () => setSearch('')}
      columns={columns}
      rowKey={({ code }) => code}
      rows={found && pageOfRows(found, page, SIZE)}
      failed={papers.isError}
      onRetry={() => void papers.refetch()}
      paging={{ page, size: SIZE, total: found?.length ?? 0, onPage: setPage }}
      empty={{ title: t('signed.empty') }}
      minTableWidth={760}
    />
  );
}

function useColumns(): ColumnsType<IssuedPaper> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    { title: t('signed.paper'), key: 'paper', width: '26%', render: (_, paper) => <PaperName paper={paper} /> },
    {
      title: t('signed.company'),
      key: 'company',
      render: (_, paper) => (
        <>
          {language === 'ne' ? paper.companyNepali : paper.companyEnglish}
          <div style={{ fontSize: 14 }}>{paper.registrationNumber}</div>
        </>
      ),
    },
    { title: t('signed.issuedOn'), key: 'issuedOn', render: (_, paper) => <DatePair day={paper.issuedOn} /> },
    {
      title: t('common:field.status'),
      key: 'state',
      render: (_, paper) => (
        <Tag color={COLOURS[paper.state] ?? 'default'}>{letterStates.name(paper.state)[language]}</Tag>
      ),
    },
    { title: t('signed.actions'), key: 'actions', render: (_, paper) => <Actions paper={paper} /> },
  ];
}

function PaperName({ paper }: { readonly paper: IssuedPaper }) {
  return usePaperName()(paper);
}

/** The memorandum and the articles are issued once in each language, so their names say which one it is. */
function usePaperName(): (paper: IssuedPaper) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ kind, language: written }) =>
    `${letterKinds.name(kind)[language]}${written === null ? '' : ` (${t(written === 'ne' ? 'papers.inNepali' : 'papers.inEnglish')})`}`;
}

function Actions({ paper }: { readonly paper: IssuedPaper }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { save, saving } = useSavePaper(paper);
  const name = `${usePaperName()(paper)}, ${language === 'ne' ? paper.companyNepali : paper.companyEnglish}`;
  return (
    <>
      {paper.ready ? (
        <Button size="small" loading={saving} onClick={() => void save()} aria-label={t('signed.saveOf', { name })}>
          {t('signed.save')}
        </Button>
      ) : (
        <span role="status">{t(paper.signing === 'WAITING' ? 'signed.waiting' : 'signed.notReady')}</span>
      )}
      <div style={{ marginBlockStart: 4 }}>
        <PortalLink to={paper.link} aria-label={t('signed.verifyOf', { name })}>
          {t('signed.verify')}
        </PortalLink>
      </div>
    </>
  );
}
