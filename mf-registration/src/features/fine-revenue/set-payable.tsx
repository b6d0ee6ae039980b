import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Invoice } from '@registrar/domain/calls/money';
import { useLanguage } from '@registrar/runtime';
import { Button, Flex } from '@registrar/ui';
import { RemarksDialog } from '@registrar/ui/choices';
import { ChangeAmounts } from './change-amounts';
import { PayableView } from './payable-view';
import { useAssess, useCounterSign, usePayable } from './payable';

/** The officers' side of the money of a filing: confirm what the schedule proposes, set a line otherwise, or counter-sign. */
export function SetPayable({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const payable = usePayable(detail);
  const assess = useAssess(detail);
  const [changing, setChanging] = useState(false);
  const action = detail.allowedActions.find((entry) => entry.action === 'assess');
  const open = payable.data?.invoices.find(({ status, counterSign }) => (status === 'DRAFT' || status === 'PENDING') && counterSign === null);
  const waiting = payable.data?.invoices.find(({ counterSign }) => counterSign !== null);
  return (
    <>
      <PayableView detail={detail} readOnly />
      {action === undefined ? null : (
        <>
          {action.allowed || action.reason === undefined ? null : <p>{action.reason.message}</p>}
          {!action.allowed || open === undefined ? null : (
            <Flex wrap gap="small">
              {open.status === 'DRAFT' ? <Button type="primary" loading={assess.isPending} onClick={() => assess.mutate({ overrides: [] })}>{t('setPayable.confirm')}</Button> : null}
              <Button onClick={() => setChanging(true)}>{t('setPayable.change')}</Button>
            </Flex>
          )}
        </>
      )}
      {payable.data?.mayCounterSign && waiting !== undefined ? <CounterSign applicationId={detail.id} invoice={waiting} /> : null}
      {changing && open !== undefined ? <ChangeAmounts detail={detail} invoice={open} onClose={() => setChanging(false)} /> : null}
    </>
  );
}

function CounterSign({ applicationId, invoice }: { readonly applicationId: string; readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sign = useCounterSign(applicationId);
  const [asked, setAsked] = useState<'AGREE' | 'REFUSE'>();
  const by = invoice.counterSign?.askedBy;
  return (
    <>
      <p>{t('setPayable.counterSignAsked', { name: language === 'ne' ? by?.nameNepali : by?.nameEnglish })}</p>
      <Flex wrap gap="small">
        <Button type="primary" onClick={() => setAsked('AGREE')}>{t('setPayable.agree')}</Button>
        <Button danger onClick={() => setAsked('REFUSE')}>{t('setPayable.refuse')}</Button>
      </Flex>
      <RemarksDialog
        open={asked !== undefined}
        title={t(asked === 'REFUSE' ? 'setPayable.refuse' : 'setPayable.agree')}
        confirmLabel={t(asked === 'REFUSE' ? 'setPayable.refuse' : 'setPayable.agree')}
        destructive={asked === 'REFUSE'}
        remark="required"
        onConfirm={async ({ remark }) => {
          await sign.mutateAsync({ invoiceId: invoice.id, version: invoice.version, agreed: asked === 'AGREE', remark: remark ?? '' });
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      >
        <p>{t(asked === 'REFUSE' ? 'setPayable.refuseHint' : 'setPayable.agreeHint')}</p>
      </RemarksDialog>
    </>
  );
}
