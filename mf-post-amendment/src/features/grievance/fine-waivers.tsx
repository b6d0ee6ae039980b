import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  proposeWaiverSchema,
  type FineWaiver,
  type GrievanceDetail,
  type GrievanceFines,
} from '@registrar/domain/calls/grievances';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { useLanguage } from '@registrar/runtime';
import { Button, Flex, FormField, LongText, useFormats, useZodForm, ZodForm } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { FormDialog, RemarksDialog, useAsSeen } from '@registrar/ui/components';
import { useDecideProposal, type ProposalAction } from '@registrar/ui/review';
import { KEY, useAct, useFines, type Ticket } from './grievance-calls';
import styles from './grievance.module.css';
import { useSending } from './use-sending';

interface FineWaiversProps {
  readonly ticket: Ticket;
  readonly detail: GrievanceDetail;
}

/** For officers: the fines of the company, and what is proposed to waive; a second officer decides. */
export function FineWaivers({ ticket, detail }: FineWaiversProps) {
  const { t } = useTranslation();
  const { data } = useFines(ticket);
  const [isProposing, setProposing] = useState(false);
  const nameOf = useFineName();
  if (data === undefined || (data.fines.length === 0 && data.proposals.length === 0)) return null;
  const waits = new Set(data.proposals.flatMap(({ status, dueId }) => (status === 'PROPOSED' ? [dueId] : [])));
  const open = data.fines.filter(({ dueId }) => !waits.has(dueId));
  return (
    <section aria-label={t('grievance.waiver.title')}>
      <h2 className={styles['heading']}>{t('grievance.waiver.title')}</h2>
      {data.proposals.length === 0 ? null : (
        <ul className={styles['messages']}>
          {data.proposals.map((waiver) => (
            <li key={waiver.id} className={styles['office']}>
              <Waiver waiver={waiver} name={nameOf(waiver)} />
            </li>
          ))}
        </ul>
      )}
      {open.length === 0 ? null : <Button onClick={() => setProposing(true)}>{t('grievance.waiver.propose')}</Button>}
      {isProposing ? (
        <ProposeDialog ticket={ticket} detail={detail} fines={open} onClose={() => setProposing(false)} />
      ) : null}
    </section>
  );
}

function useFineName() {
  const language = useLanguage();
  const { money, digits } = useFormats();
  return ({ event, fiscalYear, amountPaisa }: GrievanceFines['fines'][number]): string => {
    const name = language === 'ne' ? event.nameNepali : event.nameEnglish;
    return `${name}${fiscalYear === null ? '' : ` ${digits(fiscalYear)}`}: ${money(amountPaisa)}`;
  };
}

function Waiver({ waiver, name }: { readonly waiver: FineWaiver; readonly name: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const decide = useDecideProposal('/external/api/fine-waiver', KEY);
  const [action, setAction] = useState<ProposalAction>();
  const { proposedBy, decidedBy, decisionRemark } = waiver;
  const person = (one: typeof proposedBy) => (language === 'ne' ? one.fullNameNepali : one.fullNameEnglish);
  const actions: readonly ProposalAction[] = [
    ...(waiver.mayDecide ? (['approve', 'refuse'] as const) : []),
    ...(waiver.mayWithdraw ? (['withdraw'] as const) : []),
  ];
  return (
    <>
      <strong>{name}</strong>
      <div className={styles['head']}>{t('grievance.waiver.proposedBy', { name: person(proposedBy) })}</div>
      <p className={styles['text']}>{waiver.remark}</p>
      <div className={styles['head']}>
        {t(`grievance.waiver.status.${waiver.status}`)}
        {decidedBy === null ? '' : ` · ${person(decidedBy)}`}
      </div>
      {decisionRemark === null ? null : <p className={styles['text']}>{decisionRemark}</p>}
      {actions.length === 0 ? null : (
        <Flex gap="small" wrap>
          {actions.map((one) => (
            <Button
              key={one}
              type={one === 'approve' ? 'primary' : 'default'}
              aria-label={`${t(`grievance.waiver.${one}`)}: ${name}`}
              onClick={() => setAction(one)}
            >
              {t(`grievance.waiver.${one}`)}
            </Button>
          ))}
        </Flex>
      )}
      <RemarksDialog
        open={action !== undefined}
        title={t(`grievance.waiver.${action ?? 'approve'}`)}
        confirmLabel={t(`grievance.waiver.${action ?? 'approve'}`)}
        destructive={action !== 'approve'}
        remark={action === 'refuse' ? 'required' : 'optional'}
        onCancel={() => setAction(undefined)}
        onConfirm={async ({ remark }) => {
          if (action === undefined) return;
          await decide.mutateAsync({ id: waiver.id, action, remark });
          setAction(undefined);
        }}
      >
        <p>{t(`grievance.waiver.means.${action ?? 'approve'}`, { name })}</p>
      </RemarksDialog>
    </>
  );
}

interface ProposeDialogProps extends FineWaiversProps {
  readonly fines: GrievanceFines['fines'];
  readonly onClose: () => void;
}

function ProposeDialog({ ticket, detail, fines, onClose }: ProposeDialogProps) {
  const { t } = useTranslation();
  const nameOf = useFineName();
  const { version } = useAsSeen(detail, true);
  const act = useAct(`${ticket.path}/waiver`);
  const { shown, send } = useSending();
  const form = useZodForm({
    schema: proposeWaiverSchema.omit({ version: true }),
    onSubmit: (value) => send(() => act.mutateAsync({ ...value, version }).then(onClose)),
  });
  return (
    <FormDialog title={t('grievance.waiver.propose')} busy={form.submitting} onClose={onClose}>
      <p>{t('grievance.waiver.proposeMeans')}</p>
      {shown}
      <ZodForm form={form} aria-label={t('grievance.waiver.propose')}>
        <FormField name="dueId" label={t('grievance.waiver.fine')} required>
          <Select options={fines.map((fine) => ({ value: fine.dueId, label: nameOf(fine) }))} />
        </FormField>
        <FormField name="reason" label={t('grievance.reason')} required>
          <LongText rows={4} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('grievance.waiver.propose')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}
