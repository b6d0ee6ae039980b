import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  decideLockReleaseSchema,
  lockReleaseQuerySchema,
  proposeLockReleaseSchema,
  refuseLockReleaseSchema,
  type LockedCompany,
} from '@registrar/domain/calls/company-locks';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Button, FormField, Input, localName, LongText, PageHeader } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { BsAdDateField, DatePair, FormDialog, InstantPair, ListPage } from '@registrar/ui/components';
import { LOCKED_SIZE, useDecideRelease, useLocked, useProposeRelease } from './company-locks';
import { LockForm } from './lock-form';

type Step = 'propose' | 'approve' | 'refuse' | 'withdraw';
interface Chosen {
  readonly row: LockedCompany;
  readonly step: Step;
}

/** The locked companies of the office: one officer proposes to release one, a registrar decides. */
export function LockedCompaniesPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const { page } = lockReleaseQuerySchema.catch({ page: 1, size: LOCKED_SIZE }).parse(Object.fromEntries(address));
  const list = useLocked(page);
  const [chosen, setChosen] = useState<Chosen>();
  const columns = useColumns(setChosen);
  const close = () => setChosen(undefined);
  return (
    <>
      <ListPage
        header={<PageHeader title={t('locks.officeTitle')}>{t('locks.officeLead')}</PageHeader>}
        caption={t('locks.officeTitle')}
        columns={columns}
        rowKey={({ company }) => company.id}
        rows={list.data?.items}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
        paging={{
          page,
          size: LOCKED_SIZE,
          total: list.data?.total ?? 0,
          onPage: (next) => setAddress(new URLSearchParams({ page: String(next) })),
        }}
        empty={{ title: t('locks.none') }}
        minTableWidth={820}
      />
      {chosen === undefined ? null : chosen.step === 'propose' ? (
        <ProposeDialog row={chosen.row} onClose={close} />
      ) : (
        <DecideDialog row={chosen.row} step={chosen.step} onClose={close} />
      )}
    </>
  );
}

function useColumns(onChoose: (chosen: Chosen) => void): ColumnsType<LockedCompany> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      title: t('common:field.company'),
      key: 'company',
      render: (_, { company }) => (
        <>
          <PortalLink to={`/company/${company.id}`}>{localName(company, language)}</PortalLink>
          <div>{company.regNo}</div>
        </>
      ),
    },
    { title: t('locks.since'), key: 'since', render: (_, { lockedAt }) => <InstantPair at={lockedAt} withTime /> },
    { title: t('locks.reason'), key: 'reason', render: (_, { reason }) => reason },
    {
      title: t('locks.proposal'),
      key: 'proposal',
      render: (_, row) => {
        const { proposal } = row;
        const button = (step: Step) => (
          <Button
            size="small"
            onClick={() => onChoose({ row, step })}
            aria-label={`${t(`locks.${step}`)}: ${localName(row.company, language)}`}
          >
            {t(`locks.${step}`)}
          </Button>
        );
        if (proposal === null) return button('propose');
        return (
          <>
            <div>{proposal.remark}</div>
            {proposal.order === null ? null : (
              <div>
                {t('locks.orderNumber')}: {proposal.order.number} · <DatePair day={proposal.order.issuedOn} />
              </div>
            )}
            {proposal.mayDecide ? button('approve') : null} {proposal.mayDecide ? button('refuse') : null}{' '}
            {proposal.mayWithdraw ? button('withdraw') : null}
          </>
        );
      },
    },
  ];
}

function ProposeDialog({ row: { company }, onClose }: { readonly row: LockedCompany; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const propose = useProposeRelease();
  return (
    <FormDialog title={`${t('locks.propose')}: ${localName(company, language)}`} onClose={onClose}>
      <LockForm
        schema={proposeLockReleaseSchema}
        initial={{ companyId: company.id, remark: '' }}
        label={t('locks.propose')}
        onSend={(value) => propose.mutateAsync(value).then(onClose)}
      >
        <FormField name="orderNumber" label={t('locks.orderNumber')} extra={t('locks.orderHint')}>
          <Input maxLength={60} />
        </FormField>
        <FormField name="orderIssuedOn" label={t('locks.orderDay')}>
          <BsAdDateField label={t('locks.orderDay')} />
        </FormField>
        <FormField name="remark" label={t('locks.remark')} required>
          <LongText rows={2} maxLength={REASON_MAXIMUM} />
        </FormField>
      </LockForm>
    </FormDialog>
  );
}

interface DecideProps {
  readonly row: LockedCompany;
  readonly step: Exclude<Step, 'propose'>;
  readonly onClose: () => void;
}

function DecideDialog({ row: { company, proposal }, step, onClose }: DecideProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const decide = useDecideRelease(proposal?.id ?? '', step);
  return (
    <FormDialog title={`${t(`locks.${step}`)}: ${localName(company, language)}`} onClose={onClose}>
      <LockForm
        schema={step === 'refuse' ? refuseLockReleaseSchema : decideLockReleaseSchema}
        initial={{ remark: step === 'refuse' ? '' : undefined }}
        label={t(`locks.${step}`)}
        onSend={(value) => decide.mutateAsync(value).then(onClose)}
      >
        <FormField name="remark" label={t('locks.remark')} required={step === 'refuse'}>
          <LongText rows={2} maxLength={REASON_MAXIMUM} />
        </FormField>
      </LockForm>
    </FormDialog>
  );
}
