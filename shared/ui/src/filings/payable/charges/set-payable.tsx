import { useState } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Invoice } from '@registrar/domain/calls/money';
import { useLanguage } from '@registrar/runtime';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { RemarksDialog } from '../../../base/dialogs/remarks-dialog';
import { useAsSeen } from '../../../base/dialogs/use-as-seen';
import { offeredOf } from '../../filing/perform-action';
import { payableActions } from '../../filing/filing-actions';
import { ChangeAmounts } from './change-amounts';
import { useAssess, useCounterSign, usePayable } from './payable';
import { PayableFacts } from './payable-facts';
import { usePayableWords } from './payable-words';

/**
 * The officers' side of the money of a filing: confirm what the schedule proposes, set a line otherwise, or
 * counter-sign.
 */
export function SetPayable({ detail }: { readonly detail: ApplicationDetail }) {
  const t = usePayableWords();
  const payable = usePayable(detail);
  const assess = useAssess(detail);
  const [changing, setChanging] = useState(false);
  const action = offeredOf(detail, payableActions);
  const open = payable.data?.invoices.find(
    ({ status, counterSign }) => (status === 'DRAFT' || status === 'PENDING') && counterSign === null,
  );
  const waiting = payable.data?.invoices.find(({ counterSign }) => counterSign !== null);
  return (
    <>
      <PayableFacts detail={detail} office />
      {action === undefined ? null : (
        <>
          {action.allowed || action.reason === undefined ? null : <p>{action.reason.message}</p>}
          {!action.allowed || open === undefined ? null : (
            <Flex wrap gap="small">
              {open.status === 'DRAFT' ? (
                <Button
                  type="primary"
                  // the amounts of the version before still stand there
                  disabled={payable.isPlaceholderData}
                  loading={assess.isPending}
                  onClick={() => assess.mutate({ overrides: [] })}
                >
                  {t('set.confirm')}
                </Button>
              ) : null}
              <Button onClick={() => setChanging(true)}>{t('set.change')}</Button>
            </Flex>
          )}
        </>
      )}
      {payable.data?.mayCounterSign && waiting !== undefined ? (
        <CounterSign applicationId={detail.id} invoice={waiting} />
      ) : null}
      {changing && open !== undefined ? (
        <ChangeAmounts detail={detail} invoice={open} onClose={() => setChanging(false)} />
      ) : null}
    </>
  );
}

function CounterSign({ applicationId, invoice }: { readonly applicationId: string; readonly invoice: Invoice }) {
  const t = usePayableWords();
  const language = useLanguage();
  const sign = useCounterSign(applicationId);
  const [asked, setAsked] = useState<'AGREE' | 'REFUSE'>();
  const { id: invoiceId, version } = useAsSeen(invoice, asked !== undefined);
  const by = invoice.counterSign?.askedBy;
  return (
    <>
      <p>{t('set.counterSignAsked', { name: language === 'ne' ? by?.nameNepali : by?.nameEnglish })}</p>
      <Flex wrap gap="small">
        <Button type="primary" onClick={() => setAsked('AGREE')}>
          {t('set.agree')}
        </Button>
        <Button danger onClick={() => setAsked('REFUSE')}>
          {t('set.refuse')}
        </Button>
      </Flex>
      <RemarksDialog
        open={asked !== undefined}
        title={t(asked === 'REFUSE' ? 'set.refuse' : 'set.agree')}
        confirmLabel={t(asked === 'REFUSE' ? 'set.refuse' : 'set.agree')}
        destructive={asked === 'REFUSE'}
        remark="required"
        onConfirm={async ({ remark }) => {
          await sign.mutateAsync({
            invoiceId,
            version,
            agreed: asked === 'AGREE',
            remark: remark ?? '',
          });
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      >
        <p>{t(asked === 'REFUSE' ? 'set.refuseHint' : 'set.agreeHint')}</p>
      </RemarksDialog>
    </>
  );
}
