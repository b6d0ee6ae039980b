import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_LINES, fileAccountSchema, type Account } from '@registrar/domain/calls/liquidations';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import {
  AmountField,
  Button,
  Form,
  FormField,
  Input,
  LongText,
  useFormats,
  ZodForm,
  type ZodFormState,
} from '@registrar/ui';
import { BsAdDateField, DatePair, FormDialog, useSentForm } from '@registrar/ui/components';
import { todayInNepal } from './entry-dialog';
import { useLiquidationAct } from './liquidation-calls';
import styles from './liquidator.module.css';

interface AccountDialogProps {
  readonly liquidationId: string;
  readonly account: Account;
  /** The closing balance of the account before; null: this is the first one. */
  readonly carriedPaisa: number | null;
  readonly onClose: () => void;
}

/** The account of six months: what was there, what came in, what was paid, and what is left. */
export function AccountDialog({ liquidationId, account, carriedPaisa, onClose }: AccountDialogProps) {
  const { t } = useTranslation();
  const { money, number } = useFormats();
  const act = useLiquidationAct(liquidationId);
  const [last] = useState(() => (todayInNepal() < account.dueOn ? todayInNepal() : account.dueOn));
  const { form, failure } = useSentForm({
    schema: fileAccountSchema.omit({ number: true }),
    send: (value) => act.mutateAsync({ path: 'account', body: { ...value, number: account.number } }),
    onDone: onClose,
  });
  const title = t('liquidator.fileAccount', { number: number(account.number) });
  return (
    <FormDialog title={title} busy={form.submitting} onClose={onClose}>
      <p>
        {t('liquidator.from')} <DatePair day={account.fromOn} inline /> · {t('liquidator.due')}{' '}
        <DatePair day={account.dueOn} inline />
      </p>
      {failure}
      <ZodForm form={form} initialValues={{ untilOn: last, receipts: [], payments: [] }} aria-label={title}>
        <FormField name="untilOn" label={t('liquidator.until')} required>
          <BsAdDateField label={t('liquidator.until')} max={last} />
        </FormField>
        {carriedPaisa === null ? (
          <FormField name="openingPaisa" label={t('liquidator.opening')} required extra={t('liquidator.openingHint')}>
            <AmountField />
          </FormField>
        ) : (
          <p>
            {t('liquidator.opening')}: <strong>{money(carriedPaisa)}</strong>
          </p>
        )}
        <LinesField form={form} name="receipts" />
        <LinesField form={form} name="payments" />
        <Balance form={form} carriedPaisa={carriedPaisa} />
        <FormField name="note" label={t('liquidator.note')}>
          <LongText rows={2} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('liquidator.file')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

type Line = { readonly what?: string; readonly paisa?: number };
const isLines = (value: unknown): value is readonly Line[] => Array.isArray(value);
const linesOf = (value: unknown): readonly Line[] => (isLines(value) ? value : []);

/** Receipts or payments, line by line. */
function LinesField({ form, name }: { readonly form: ZodFormState; readonly name: 'receipts' | 'payments' }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const lines = linesOf(Form.useWatch(name, { form: form.antd, preserve: true }));
  const write = (next: readonly Line[]) => {
    form.antd.setFieldValue(name, next);
    form.mend({ [name]: next });
  };
  const without = (at: number) => lines.filter((_, index) => index !== at);
  return (
    <fieldset className={styles['lines']}>
      <legend>{t(`liquidator.${name}`)}</legend>
      {lines.map((_, at) => {
        const told = { what: t(`liquidator.${name}`), number: number(at + 1) };
        return (
          <div key={at} className={styles['line']}>
            <FormField name={[name, at, 'what']} label={t('liquidator.lineWhat', told)} required>
              <Input maxLength={200} />
            </FormField>
            <FormField name={[name, at, 'paisa']} label={t('liquidator.lineAmount', told)} required>
              <AmountField />
            </FormField>
            <Button aria-label={t('liquidator.removeLine', told)} onClick={() => write(without(at))}>
              {t('liquidator.remove')}
            </Button>
          </div>
        );
      })}
      <FormField name={name} noStyle>
        <Nothing />
      </FormField>
      {lines.length < ACCOUNT_LINES ? (
        <Button onClick={() => write([...lines, {}])}>{t(`liquidator.add.${name}`)}</Button>
      ) : null}
    </fieldset>
  );
}

/** Keeps the list in the form; its lines have fields of their own. */
const Nothing = () => null;

const sumOf = (value: unknown): number => linesOf(value).reduce((sum, { paisa }) => sum + (paisa || 0), 0);

/** What is left, as it is typed. */
function Balance({ form, carriedPaisa }: { readonly form: ZodFormState; readonly carriedPaisa: number | null }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const given: unknown = Form.useWatch('openingPaisa', form.antd);
  const receipts: unknown = Form.useWatch('receipts', { form: form.antd, preserve: true });
  const payments: unknown = Form.useWatch('payments', { form: form.antd, preserve: true });
  const opening = carriedPaisa ?? (typeof given === 'number' && !Number.isNaN(given) ? given : 0);
  return (
    <p role="status">
      {t('liquidator.closing')}: <strong>{money(opening + sumOf(receipts) - sumOf(payments))}</strong>
    </p>
  );
}
