import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { letterKinds, printedVerificationCode } from '@registrar/domain/calls/letters';
import {
  paperSigningQuerySchema,
  paperSigningStates,
  SIGNING_BATCH_MAXIMUM,
  type PaperToSign,
} from '@registrar/domain/calls/paper-signing';
import { useLanguage } from '@registrar/runtime';
import { Button, Input, localName, PageHeader } from '@registrar/ui';
import { Checkbox, Drawer, Select, Tag, type ColumnsType } from '@registrar/ui/antd';
import { DatePair, ListPage, ScanFigure } from '@registrar/ui/components';
import { BegunBatchNotes } from './begun-batch';
import {
  fileToSign,
  PAGE_SIZE,
  usePapersToSign,
  useReadAgain,
  useSignPapers,
  type SigningFilter,
} from './paper-signing';

const COLOURS = { WAITING: 'warning', INITIATED: 'processing', SIGNED: 'success' } as const;

/** Papers that an officer signs in person: each is opened, then all that are marked are signed at once. */
export function PaperSigningPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const read = paperSigningQuerySchema
    .catch({ page: 1, size: PAGE_SIZE, show: 'OPEN' })
    .parse(Object.fromEntries(address));
  const filter: SigningFilter = { show: read.show, page: read.page, ...(read.search && { search: read.search }) };
  const batchId = address.get('batch');
  const [typed, setTyped] = useState(filter.search ?? '');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<PaperToSign>();
  const list = usePapersToSign(filter);
  const sign = useSignPapers();
  const readAgain = useReadAgain();
  const write = (next: Partial<SigningFilter> & { readonly batch?: string | null }) =>
    setAddress(
      new URLSearchParams(
        Object.entries({ batch: batchId, ...filter, page: 1, ...next }).flatMap(([key, value]) =>
          value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
        ),
      ),
    );
  const maySign = list.data?.maySign === true;
  const mayMark = (paper: PaperToSign): boolean => maySign && paper.read && paper.state === 'WAITING';
  const chosen = list.data?.items.filter((paper) => mayMark(paper) && marked.has(paper.id)) ?? [];
  const mark = (id: string, on: boolean) => {
    const next = new Set(marked);
    if (on) next.add(id);
    else next.delete(id);
    setMarked(next);
  };
  const signMarked = () =>
    sign.mutate(
      chosen.map(({ id }) => id),
      {
        onSuccess(begun) {
          setMarked(new Set());
          if (begun.batchId !== null) write({ batch: begun.batchId });
        },
      },
    );
  const columns = useColumns({ maySign, mayMark, isMarked: ({ id }) => marked.has(id), mark, open: setOpened });
  return (
    <>
      <ListPage
        header={
          <PageHeader
            title={t('signing.title')}
            action={
              maySign && filter.show === 'OPEN' ? (
                <Button
                  type="primary"
                  loading={sign.isPending}
                  disabled={chosen.length === 0 || chosen.length > SIGNING_BATCH_MAXIMUM}
                  onClick={signMarked}
                >
                  {t('signing.sign', { count: chosen.length })}
                </Button>
              ) : undefined
            }
          >
            {t(maySign ? 'signing.lead' : 'signing.leadReading')}
          </PageHeader>
        }
        caption={t('signing.title')}
        summary={
          <BegunBatchNotes batchId={batchId} refused={sign.data?.refused ?? []} papers={list.data?.items ?? []} />
        }
        filters={
          <>
            <Select
              value={filter.show}
              onChange={(show) => write({ show })}
              aria-label={t('signing.show')}
              style={{ minWidth: 220 }}
              options={[
                { value: 'OPEN', label: t('signing.open') },
                { value: 'SIGNED', label: t('signing.signed') },
              ]}
            />
            <Input.Search
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onSearch={(text) => write({ search: text.trim() })}
              aria-label={t('signed.search')}
              placeholder={t('signed.search')}
              style={{ maxWidth: 360 }}
            />
          </>
        }
        onClearFilters={
          filter.search === undefined
            ? undefined
            : () => {
                setTyped('');
                write({ search: '' });
              }
        }
        columns={columns}
        rowKey={({ id }) => id}
        rows={list.data?.items}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
        paging={{ page: filter.page, size: PAGE_SIZE, total: list.data?.total ?? 0, onPage: (page) => write({ page }) }}
        empty={{ title: t(filter.show === 'OPEN' ? 'signing.none' : 'signing.noneSigned') }}
        minTableWidth={820}
      />
      <Drawer
        open={opened !== undefined}
        onClose={() => {
          setOpened(undefined);
          readAgain();
        }}
        title={opened === undefined ? '' : letterKinds.name(opened.kind)[language]}
      >
        {opened === undefined ? null : (
          <>
            <p>{opened.company === null ? null : localName(opened.company, language)}</p>
            <ScanFigure
              path={fileToSign(opened.id)}
              mediaType="application/pdf"
              alt=""
              openLabel={t('signing.openFile')}
              failed={t('signing.fileFailed')}
            />
            <p>{t('signing.readMeaning')}</p>
          </>
        )}
      </Drawer>
    </>
  );
}

interface ColumnsOf {
  readonly maySign: boolean;
  readonly mayMark: (paper: PaperToSign) => boolean;
  readonly isMarked: (paper: PaperToSign) => boolean;
  readonly mark: (id: string, on: boolean) => void;
  readonly open: (paper: PaperToSign) => void;
}

function useColumns({ maySign, mayMark, isMarked, mark, open }: ColumnsOf): ColumnsType<PaperToSign> {
  const { t } = useTranslation();
  const language = useLanguage();
  const nameOf = ({ kind, code }: PaperToSign): string =>
    `${letterKinds.name(kind)[language]}, ${printedVerificationCode(code)}`;
  return [
    {
      title: t('signed.paper'),
      key: 'paper',
      width: '28%',
      render: (_, paper) => (
        <>
          {maySign && paper.state === 'WAITING' ? (
            <Checkbox
              checked={isMarked(paper) && mayMark(paper)}
              disabled={!mayMark(paper)}
              onChange={({ target }) => mark(paper.id, target.checked)}
              aria-label={t('signing.mark', { name: nameOf(paper) })}
            >
              {letterKinds.name(paper.kind)[language]}
            </Checkbox>
          ) : (
            letterKinds.name(paper.kind)[language]
          )}
          <div lang="en" style={{ fontSize: 14 }}>
            {printedVerificationCode(paper.code)}
          </div>
        </>
      ),
    },
    {
      title: t('signed.company'),
      key: 'company',
      render: (_, { company }) =>
        company === null ? (
          '—'
        ) : (
          <>
            {localName(company, language)}
            <div style={{ fontSize: 14 }}>{company.registrationNumber}</div>
          </>
        ),
    },
    { title: t('signed.issuedOn'), key: 'issuedOn', render: (_, paper) => <DatePair day={paper.issuedOn} /> },
    {
      title: t('common:field.status'),
      key: 'state',
      render: (_, paper) => (
        <>
          <Tag color={COLOURS[paper.state]}>{paperSigningStates.name(paper.state)[language]}</Tag>
          {paper.officer === null ? null : <div>{localName(paper.officer, language)}</div>}
        </>
      ),
    },
    {
      title: t('signed.actions'),
      key: 'actions',
      render: (_, paper) =>
        paper.ready ? (
          <>
            <Button size="small" onClick={() => open(paper)} aria-label={t('signing.readOf', { name: nameOf(paper) })}>
              {t('signing.read')}
            </Button>
            {paper.read ? <div>{t('signing.wasRead')}</div> : null}
          </>
        ) : (
          <span role="status">{t('signing.beingWritten')}</span>
        ),
    },
  ];
}
