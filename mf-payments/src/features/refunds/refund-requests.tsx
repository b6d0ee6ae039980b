import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  refundRequestStatuses,
  type refundRequestPageSchema,
  type RefundRequest,
  type RefundRequestStatus,
} from '@registrar/domain/calls/refund-requests';
import { refund, requestStatusName } from '@registrar/domain/requests';
import { useIdempotencyKey, useLanguage, usePortal } from '@registrar/runtime';
import { Button, Flex, Input, palette, useFormats } from '@registrar/ui';
import { DatePair, RemarksDialog, ListPage } from '@registrar/ui/components';
import { Select, type ColumnsType } from '@registrar/ui/antd';
import { Amount } from '../amount';
import { SubjectText } from '../subject-text';
import { RequestDrawer } from '../requests/request-drawer';
import { ProposeRefund } from './propose-refund';

const PATH = '/external/api/refund-request';
const SIZE = 20;

interface RefundRequestsProps {
  readonly header: React.ReactNode;
  readonly filter: RequestFilter;
  readonly onGo: (filter: RequestFilter) => void;
}

export interface RequestFilter {
  readonly status: RefundRequestStatus;
  readonly page: number;
  readonly search?: string | undefined;
}

/** What payers ask to have back: the revenue officer proposes it from here, or says why not. */
export function RefundRequests({ header, filter, onGo }: RefundRequestsProps) {
  const { status, page, search } = filter;
  const { t } = useTranslation();
  const language = useLanguage();
  const { gateway } = usePortal();
  const [proposing, setProposing] = useState<RefundRequest>();
  const [declining, setDeclining] = useState<RefundRequest>();
  const [reading, setReading] = useState<RefundRequest>();
  const [typed, setTyped] = useState(search ?? '');
  const list = useQuery({
    queryKey: ['refunds', 'requests', status, page, search],
    queryFn: ({ signal }) =>
      gateway.request<z.output<typeof refundRequestPageSchema>>({
        path: PATH,
        query: { status, page, size: SIZE, ...(search && { search }) },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const decline = useDecline();
  const columns = useColumns({ onPropose: setProposing, onDecline: setDeclining, onRead: setReading });
  // the row as it stands now: a message of the drawer raises its version, an answer takes it out of the list
  const opened = list.data?.items.find(({ id }) => id === reading?.id);
  return (
    <>
      <ListPage
        header={header}
        caption={t('refundRequests.title')}
        filters={
          <>
            <Select
              value={status}
              onChange={(next) => onGo({ ...filter, status: next, page: 1 })}
              aria-label={t('refundRequests.which')}
              style={{ minWidth: 220 }}
              options={refundRequestStatuses.keys.map((value) => ({
                value,
                label: refundRequestStatuses.name(value)[language],
              }))}
            />
            <Input.Search
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onSearch={(text) => onGo({ ...filter, search: text.trim(), page: 1 })}
              aria-label={t('refundRequests.search')}
              placeholder={t('refundRequests.search')}
              style={{ maxWidth: 360 }}
            />
          </>
        }
        columns={columns}
        minTableWidth={820}
        rowKey={({ id }) => id}
        rows={list.data?.items}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
        paging={{ page, size: SIZE, total: list.data?.total ?? 0, onPage: (next) => onGo({ ...filter, page: next }) }}
        empty={{ title: t('refundRequests.empty') }}
      />
      {reading === undefined ? null : (
        <RequestDrawer
          kind={refund}
          id={reading.id}
          number={reading.number}
          onClose={() => setReading(undefined)}
          actions={
            opened?.mayAnswer ? (
              <Answers request={opened} onPropose={setProposing} onDecline={setDeclining} />
            ) : undefined
          }
        />
      )}
      {proposing === undefined ? null : (
        <ProposeRefund number={proposing.invoice.number ?? ''} onClose={() => setProposing(undefined)} />
      )}
      <RemarksDialog
        open={declining !== undefined}
        title={t('refundRequests.decline')}
        confirmLabel={t('refundRequests.decline')}
        destructive
        remark="required"
        onConfirm={async ({ remark }) => {
          if (declining === undefined) return;
          await decline.mutateAsync({ id: declining.id, version: declining.version, remark: remark ?? '' });
          setDeclining(undefined);
        }}
        onCancel={() => setDeclining(undefined)}
      >
        <p>{t('refundRequests.declineHint')}</p>
      </RemarksDialog>
    </>
  );
}

function useDecline() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: ({
      id,
      version,
      remark,
    }: {
      readonly id: string;
      readonly version: number;
      readonly remark: string;
    }) => {
      const value = { version, remark };
      return gateway.request<object>({
        path: `${PATH}/${id}/decline`,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor([id, value]),
      });
    },
    // also after a refusal: somebody else may have been faster
    onSettled: () => Promise.all([['refunds'], ['request']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

interface RequestSteps {
  readonly onPropose: (request: RefundRequest) => void;
  readonly onDecline: (request: RefundRequest) => void;
}

function Answers({ request, onPropose, onDecline }: RequestSteps & { readonly request: RefundRequest }) {
  const { t } = useTranslation();
  const number = request.invoice.number ?? '';
  return (
    <>
      <Button type="primary" onClick={() => onPropose(request)} aria-label={t('refundRequests.proposeOf', { number })}>
        {t('refunds.propose')}
      </Button>
      <Button danger onClick={() => onDecline(request)} aria-label={t('refundRequests.declineOf', { number })}>
        {t('refundRequests.decline')}
      </Button>
    </>
  );
}

function useColumns({
  onRead,
  ...steps
}: RequestSteps & { readonly onRead: (request: RefundRequest) => void }): ColumnsType<RefundRequest> {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  const name = (of: { nameNepali: string; nameEnglish: string }) =>
    language === 'ne' ? of.nameNepali : of.nameEnglish;
  return [
    {
      title: t('request.number'),
      key: 'number',
      width: '22%',
      render: (_, request) => (
        <>
          <Button
            type="link"
            style={{ paddingInline: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
            onClick={() => onRead(request)}
            aria-label={t('request.openOne', { number: request.number })}
          >
            {request.number}
          </Button>
          <div style={{ fontSize: 14 }}>{requestStatusName(refund, request.state)[language]}</div>
          <div style={{ fontSize: 14 }}>
            {t('request.messageCount', { count: request.messages, number: digits(String(request.messages)) })}
          </div>
        </>
      ),
    },
    {
      title: t('history.what'),
      key: 'subject',
      render: (_, { subject, invoice }) => (
        <>
          <SubjectText subject={subject} />
          <div style={{ fontSize: 14 }}>
            {invoice.number ?? ''} · <Amount paisa={invoice.totalPaisa} />
          </div>
        </>
      ),
    },
    {
      title: t('refundRequests.reason'),
      key: 'reason',
      width: '24%',
      render: (_, { reason, askedBy, answer }) => (
        <div style={{ overflowWrap: 'anywhere' }}>
          {reason}
          <div style={{ fontSize: 14 }}>{name(askedBy)}</div>
          {answer === null ? null : <div style={{ fontSize: 14 }}>{t('refundRequests.answer', { answer })}</div>}
        </div>
      ),
    },
    {
      title: t('request.dueOn'),
      key: 'due',
      render: (_, { dueOn, isOverdue }) => (
        <>
          {dueOn === null ? t('request.noDueDay') : <DatePair day={dueOn} />}
          {isOverdue ? <div style={{ color: palette.crimson, fontSize: 14 }}>{t('request.overdue')}</div> : null}
        </>
      ),
    },
    {
      title: t('refundRequests.answerColumn'),
      key: 'answer',
      render: (_, request) =>
        request.mayAnswer ? (
          <Flex wrap gap="small">
            <Answers request={request} {...steps} />
          </Flex>
        ) : request.answeredBy === null ? (
          '—'
        ) : (
          name(request.answeredBy)
        ),
    },
  ];
}
