import { useTranslation } from 'react-i18next';
import type { ShareholderList } from '@registrar/domain/calls/company-record';
import { ORDER_RANGES_MAXIMUM } from '@registrar/domain/calls/company-orders';
import type { FieldDefinition } from '@registrar/domain/processes';
import { numbersOf, type KittaRange } from '@registrar/domain/share-ledger';
import { useLanguage } from '@registrar/runtime';
import {
  Alert,
  Button,
  Form,
  FormField,
  localName,
  useFormats,
  type FieldControl,
  type ZodFormState,
} from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { useShareholders } from '@registrar/ui/components';
import { widgetControls } from '@registrar/ui/filing';
import styles from './orders.module.css';

interface Props {
  readonly form: ZodFormState;
  readonly companyId: string | undefined;
}

/** The holder, chosen from the register of the company, and which of the holder's shares. */
export function OrderedSharesFields({ form, companyId }: Props) {
  const { t } = useTranslation();
  const list = useShareholders(companyId ?? '', undefined, companyId !== undefined);
  if (companyId === undefined) return <Alert type="info" showIcon title={t('orders.companyFirst')} />;
  if (list.isError) return <Alert type="error" showIcon title={t('orders.holdersFailed')} />;
  if (list.data === null) return <Alert type="warning" showIcon title={t('orders.noShares')} />;
  return <Holder form={form} holders={list.data?.holders} />;
}

function Holder({ form, holders }: { readonly form: ZodFormState; readonly holders: Holders | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const holderId: unknown = Form.useWatch(['shares', 'holderId'], form.antd);
  const held = numbersOf(holders?.find(({ id }) => id === holderId)?.ranges ?? []);
  return (
    <>
      <FormField name={['shares', 'holderId']} label={t('orders.holder')} required>
        <Select
          showSearch
          optionFilterProp="label"
          loading={holders === undefined}
          options={(holders ?? []).map((holder) => ({
            value: holder.id,
            label: t('orders.holderOf', { name: localName(holder, language), shares: number(holder.shares) }),
          }))}
        />
      </FormField>
      <Ranges form={form} held={held} />
    </>
  );
}

type Holders = ShareholderList['holders'];

function Ranges({ form, held }: { readonly form: ZodFormState; readonly held: readonly KittaRange[] }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const watched: unknown = Form.useWatch(['shares', 'ranges'], { form: form.antd, preserve: true });
  const rows: readonly Row[] = Array.isArray(watched) && watched.length > 0 ? watched : [{}];
  const set = (next: readonly Row[]) => {
    form.antd.setFieldValue(['shares', 'ranges'], next);
    form.mend({ shares: next });
  };
  const isTaken = ({ from, to }: KittaRange) => rows.some((row) => row.from === from && row.to === to);
  const said = ({ from, to }: KittaRange) => `${number(from)}–${number(to)}`;
  return (
    <fieldset className={styles['ranges']}>
      <legend>{t('orders.kittaLegend')}</legend>
      {held.length === 0 ? null : (
        <p className={styles['actions']}>
          <span>{t('orders.heldBy')}:</span>
          {held.map((range) => (
            <Button
              key={range.from}
              size="small"
              disabled={isTaken(range) || rows.length >= ORDER_RANGES_MAXIMUM}
              onClick={() => set([...rows.filter(({ from, to }) => from !== undefined || to !== undefined), range])}
            >
              {t('orders.take', { kitta: said(range) })}
            </Button>
          ))}
        </p>
      )}
      {rows.map((_, at) => (
        // a row has no more identity than its place
        <div key={at} className={styles['range']}>
          <FormField name={['shares', 'ranges', at, 'from']} label={t('orders.from', { row: number(at + 1) })} required>
            <NumberField label={t('orders.from', { row: number(at + 1) })} />
          </FormField>
          <FormField name={['shares', 'ranges', at, 'to']} label={t('orders.to', { row: number(at + 1) })} required>
            <NumberField label={t('orders.to', { row: number(at + 1) })} />
          </FormField>
          {rows.length === 1 ? null : (
            <Button onClick={() => set(rows.filter((__, index) => index !== at))}>
              {t('orders.removeRange', { row: number(at + 1) })}
            </Button>
          )}
        </div>
      ))}
      <Button disabled={rows.length >= ORDER_RANGES_MAXIMUM} onClick={() => set([...rows, {}])}>
        {t('orders.addRange')}
      </Button>
    </fieldset>
  );
}

interface Row {
  readonly from?: number;
  readonly to?: number;
}

const KITTA: FieldDefinition = { path: 'kitta', widget: 'quantity', label: { ne: '', en: '' } };
const Quantity = widgetControls.quantity;

function NumberField({ label, ...control }: FieldControl<unknown> & { readonly label: string }) {
  return Quantity === undefined ? null : <Quantity {...control} field={KITTA} label={label} />;
}
