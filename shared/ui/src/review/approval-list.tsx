import { useState, type ReactNode } from 'react';
import { useReviewWords } from './review-words';
import { useSearchParams } from 'react-router-dom';
import { deskQuerySchema, deskSorts, termLevels } from '@registrar/domain/calls/desk';
import { applicationStatuses } from '@registrar/domain/enumerations/application-status';
import { useAccess, useLanguage } from '@registrar/runtime';
import Input from 'antd/es/input';
import { PageHeader } from '../base/layout/page-header';
import { useFormats } from '../base/language/use-formats';
import Segmented from 'antd/es/segmented';
import Select from 'antd/es/select';
import { ListPage } from '../base/pages/list-page';
import { NextButton } from './next-button';
import { useListUpdates } from '../filings/filing/application-updates';
import { useApprovalColumns } from './approval-columns';
import { useDesk, useWaitingByKind } from './list-desk';

const SIZE = 20;
const QUEUES = ['waiting', 'mine', 'decided'] as const;
/** Who only reads has no work of their own: the lists are of every office. */
const READERS_QUEUES = ['all', 'waiting', 'inHand', 'decided'] as const;
const STATUSES = [
  'SUBMITTED',
  'IN_PROCESS',
  'BACK_FOR_REVIEW',
  'SEND_FOR_CORRECTION',
  'ADDITIONAL_DOCUMENT_REQUESTED',
  'ADDITIONAL_DOCUMENT_SUBMITTED',
  'VERIFY',
  'SENT_FOR_COMMITTEE',
  'APPROVED',
  'CORRECTION_REQUESTED',
  'REJECTED',
] as const;

export interface ApprovalListProps {
  readonly title: string;
  /** What the list holds; all of it is shown as long as nobody chooses one of several kinds. */
  readonly kinds: readonly { readonly process: string; readonly label: string }[];
  /** Below the list, for the kind that is shown; of several all of them, with a comma between. */
  readonly children?: (process: string) => ReactNode;
}

/** The officers' list of one kind of filing. Filters stand in the address, so that a view can be kept and passed on. */
export function ApprovalList({ title, kinds, children }: ApprovalListProps) {
  const t = useReviewWords();
  const language = useLanguage();
  const formats = useFormats();
  const [address, setAddress] = useSearchParams();
  const works = useAccess()('DESK');
  const queues = works ? QUEUES : READERS_QUEUES;
  const plain = { queue: queues[0] };
  const filter = deskQuerySchema
    .catch(deskQuerySchema.parse(plain))
    .parse({ ...plain, ...Object.fromEntries(address), size: SIZE });
  const [typed, setTyped] = useState(filter.search ?? '');
  const chosen = kinds.find(({ process }) => process === filter.processName)?.process;
  const shown = chosen === undefined ? kinds.map(({ process }) => process) : [chosen];
  const processName = shown.join(',');
  const list = useDesk({
    processName,
    queue: filter.queue,
    sort: filter.sort,
    status: filter.status,
    search: filter.search,
    term: filter.term,
    page: filter.page,
    size: SIZE,
  });
  const columns = useApprovalColumns({ withKind: shown.length > 1 });
  const waiting = useWaitingByKind(works && kinds.length > 1);
  useListUpdates();

  const write = (next: Readonly<Record<string, string | undefined>>) => {
    const merged = {
      processName: chosen,
      queue: filter.queue,
      sort: filter.sort,
      status: filter.status,
      search: filter.search,
      term: filter.term,
      ...next,
    };
    setAddress(new URLSearchParams(Object.entries(merged).flatMap(([key, value]) => (value ? [[key, value]] : []))));
  };
  const filtered = filter.status !== undefined || filter.search !== undefined || filter.term !== undefined;

  return (
    <>
      <ListPage
        header={
          <PageHeader title={title} action={<NextButton processName={processName} primary />}>
            {t(works ? 'approvalList.lead' : 'approvalList.readersLead')}
          </PageHeader>
        }
        caption={title}
        filters={
          <>
            <Segmented
              value={filter.queue}
              onChange={(queue) => write({ queue })}
              aria-label={t('approvalList.queue')}
              options={queues.map((queue) => ({ value: queue, label: t(`queue.${queue}`) }))}
            />
            {kinds.length < 2 ? null : (
              <Select
                value={chosen ?? ''}
                onChange={(process: string) => write({ processName: process })}
                aria-label={t('approvalList.kind')}
                popupMatchSelectWidth={false}
                style={{ minWidth: 200 }}
                options={[
                  { value: '', label: t('approvalList.allKinds') },
                  ...kinds.map(({ process, label }) => ({
                    value: process,
                    label: waiting ? `${label} (${formats.number(waiting.get(process) ?? 0)})` : label,
                  })),
                ]}
              />
            )}
            <Select
              value={filter.status ?? ''}
              onChange={(status: string) => write({ status })}
              aria-label={t('common:field.status')}
              style={{ minWidth: 200 }}
              options={[
                { value: '', label: t('list.allStatuses') },
                ...STATUSES.map((status) => ({ value: status, label: applicationStatuses.name(status)[language] })),
              ]}
            />
            <Select
              value={filter.term ?? ''}
              onChange={(term: string) => write({ term })}
              aria-label={t('approvalList.term')}
              style={{ minWidth: 200 }}
              options={[
                { value: '', label: t('approvalList.anyTerm') },
                ...termLevels.map((term) => ({ value: term, label: t(`termLevel.${term}`) })),
              ]}
            />
            <Select
              value={filter.sort}
              onChange={(sort) => write({ sort })}
              aria-label={t('approvalList.sort')}
              style={{ minWidth: 180 }}
              options={deskSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
            />
            <Input.Search
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onSearch={(text) => write({ search: text.trim() })}
              aria-label={t('list.search')}
              placeholder={t('list.search')}
              style={{ maxWidth: 280 }}
            />
          </>
        }
        onClearFilters={
          filtered ? () => (setTyped(''), write({ status: undefined, search: undefined, term: undefined })) : undefined
        }
        columns={columns}
        rowKey={({ id }) => id}
        rows={list.data?.items}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
        paging={{
          page: filter.page,
          size: SIZE,
          total: list.data?.total ?? 0,
          totalIsLeast: list.data?.totalIsLeast,
          onPage: (page) => write({ page: String(page) }),
        }}
        empty={{ title: t(`approvalList.empty.${filter.queue}`) }}
        minTableWidth={920}
      />
      {children?.(processName)}
    </>
  );
}
