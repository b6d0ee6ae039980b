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
import { useIdempotencyKey, useLanguage, usePortal } from '@registrar/runtime';
import { Button, Flex } from '@registrar/ui';
import { RemarksDialog, ListPage, InstantPair } from '@registrar/ui/components';
import { Select, type ColumnsType } from '@registrar/ui/antd';
import { Amount } from '../amount';
import { SubjectText } from '../subject-text';
import { ProposeRefund } from './propose-refund';

const PATH = '/external/api/refund-request';
const SIZE = 20;

interface RefundRequestsProps {
  readonly header: React.ReactNode;
  readonly status: RefundRequestStatus;
  readonly page: number;
  readonly onGo: (status: RefundRequestStatus, page: number) => void;
}

/** What payers ask to have back: the revenue officer proposes it from here, or says why not. */
export function RefundRequests({ header, status, page, onGo }: RefundRequestsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { gateway } = usePortal();
  const [proposing, setProposing] = useState<RefundRequest>();
  const [declining, setDeclining] = useState<RefundRequest>();
  const list = useQuery({
    queryKey: ['refunds', 'requests', status, page],
    queryFn: ({ signal }) =>
      gateway.request<z.output<typeof refundRequestPageSchema>>({
        path: PATH,
        query: { status, page, size: SIZE },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const decline = useDecline();
  const columns = useColumns(setProposing, setDeclining);
  return (
    <>
      <ListPage
        header={header}
        caption={t('refundRequests.title')}
        filters={
          <Select
            value={status}
            onChange={(next) => onGo(next, 1)}
            aria-label={t('refundRequests.which')}
            style={{ minWidth: 220 }}
            options={refundRequestStatuses.keys.map((value) => ({
              value,
              label: refundRequestStatuses.name(value)[language],
            }))}
          />
        }
        columns={columns}
        minTableWidth={820}
        rowKey={({ id }) => id}
        rows={list.data?.items}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
        paging={{ page, size: SIZE, total: list.data?.total ?? 0, onPage: (next) => onGo(status, next) }}
        empty={{ title: t('refundRequests.empty') }}
      />
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
    onSettled: () => client.invalidateQueries({ queryKey: ['refunds'] }),
  });
}

function useColumns(
  onPropose: (request: RefundRequest) => void,
  onDecline: (request: RefundRequest) => void,
): ColumnsType<RefundRequest> {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = (of: { nameNepali: string; nameEnglish: string }) =>
    language === 'ne' ? of.nameNepali : of.nameEnglish;
  return [
    {
      title: t('refunds.invoice'),
      key: 'invoice',
      width: '22%',
      render: (_, { invoice }) => (
        <>
          {invoice.number ?? ''}
          <div style={{ fontSize: 14 }}>
            <Amount paisa={invoice.totalPaisa} />
          </div>
        </>
      ),
    },
    { title: t('history.what'), key: 'subject', render: (_, { subject }) => <SubjectText subject={subject} /> },
    {
      title: t('refundRequests.reason'),
      key: 'reason',
      width: '26%',
      render: (_, { reason, askedBy, answer }) => (
        <div style={{ overflowWrap: 'anywhere' }}>
          {reason}
          <div style={{ fontSize: 14 }}>{name(askedBy)}</div>
          {answer === null ? null : <div style={{ fontSize: 14 }}>{t('refundRequests.answer', { answer })}</div>}
        </div>
      ),
    },
    { title: t('refundRequests.askedAt'), key: 'at', render: (_, { askedAt }) => <InstantPair at={askedAt} /> },
    {
      title: t('refundRequests.answerColumn'),
      key: 'answer',
      render: (_, request) => {
        if (!request.mayAnswer) return request.answeredBy === null ? '—' : name(request.answeredBy);
        const number = request.invoice.number ?? '';
        return (
          <Flex wrap gap="small">
            <Button
              type="primary"
              onClick={() => onPropose(request)}
              aria-label={t('refundRequests.proposeOf', { number })}
            >
              {t('refunds.propose')}
            </Button>
            <Button danger onClick={() => onDecline(request)} aria-label={t('refundRequests.declineOf', { number })}>
              {t('refundRequests.decline')}
            </Button>
          </Flex>
        );
      },
    },
  ];
}
