import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { orderAuthorities, placeOrderRequestSchema } from '@registrar/domain/calls/company-orders';
import type { FieldDefinition } from '@registrar/domain/processes';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { useLanguage, usePortal } from '@registrar/runtime';
import {
  BilingualField,
  Button,
  Flex,
  Form,
  FormField,
  PageHeader,
  Sheet,
  ZodForm,
  type FieldControl,
} from '@registrar/ui';
import { Radio } from '@registrar/ui/antd';
import { BsAdDateField, useSentForm } from '@registrar/ui/components';
import { CalledCompany } from '../calls/called-company';
import { useProposePlacing } from './company-orders';
import { ORDER_PROPOSALS, ORDERS } from './order-address';
import { nepalToday, ScanAndRemark, WrittenFields } from './order-form';
import { noSharesYet, ORDER_SCOPES, orderersOf, type OrderScope } from './order-scope';
import { OrderedByFields } from './ordered-by-fields';
import { OrderedSharesFields } from './ordered-shares-fields';
import styles from './orders.module.css';

/** An officer proposes an order that freezes a company or lies on shares of one holder, or a pledge of shares. */
export function PlaceOrderPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const [address] = useSearchParams();
  const [today] = useState(nepalToday);
  const [initial] = useState({
    companyId: address.get('company') ?? undefined,
    scope: 'COMPANY' satisfies OrderScope,
    orderedBy: 'COURT',
    issuedOn: today,
  });
  const propose = useProposePlacing();
  const { form, failure } = useSentForm({
    schema: placeOrderRequestSchema,
    send: async (value) => {
      await propose.mutateAsync(value);
      navigation.to(ORDER_PROPOSALS);
    },
  });
  const { antd } = form;
  const orderedBy: unknown = Form.useWatch('orderedBy', antd) ?? initial.orderedBy;
  const watchedScope: unknown = Form.useWatch('scope', antd);
  const scope: OrderScope = watchedScope === 'SHARES' ? watchedScope : 'COMPANY';
  const companyId: unknown = Form.useWatch('companyId', { form: antd, preserve: true });
  const companyLabel = t('orders.companyNumber');
  const isPledge = orderedBy === 'PLEDGE';
  const textLabel = t(isPledge ? 'orders.pledgeText' : 'orders.text');
  return (
    <>
      <PageHeader title={t('orders.placeTitle')}>{t('orders.placeLead')}</PageHeader>
      {failure}
      <Sheet as="section" aria-label={t('orders.placeTitle')}>
        <ZodForm form={form} initialValues={initial} aria-label={t('orders.placeTitle')}>
          <FormField name="companyId" label={companyLabel} required>
            <CompanyField label={companyLabel} onOther={() => antd.setFieldValue('shares', noSharesYet(scope))} />
          </FormField>
          <FormField name="scope" label={t('orders.scope')} required>
            <Radio.Group
              options={ORDER_SCOPES.map((key) => ({ value: key, label: t(`orders.scopeOf.${key}`) }))}
              onChange={({ target }) => {
                antd.setFieldValue('orderedBy', 'COURT');
                antd.setFieldValue('shares', noSharesYet(target.value === 'SHARES' ? 'SHARES' : 'COMPANY'));
              }}
            />
          </FormField>
          {scope === 'SHARES' ? (
            <OrderedSharesFields form={form} companyId={typeof companyId === 'string' ? companyId : undefined} />
          ) : null}
          <FormField
            name="orderedBy"
            label={t(scope === 'SHARES' ? 'orders.orderedByOrPledge' : 'orders.orderedBy')}
            required
          >
            <Radio.Group
              options={orderersOf(scope).map((key) => ({ value: key, label: orderAuthorities.name(key)[language] }))}
            />
          </FormField>
          <OrderedByFields orderedBy={orderedBy} />
          <WrittenFields
            numberLabel={t(isPledge ? 'orders.pledgeNumber' : 'orders.number')}
            dayLabel={t(isPledge ? 'orders.pledgeIssuedOn' : 'orders.issuedOn')}
          />
          <FormField name="endsOn" label={t('orders.endsOn')} extra={t('orders.endsOnHint')}>
            <BsAdDateField label={t('orders.endsOn')} min={today} />
          </FormField>
          <BilingualField
            label={textLabel}
            nepali={{ name: 'textNepali', maxLength: REASON_MAXIMUM }}
            english={{ name: 'textEnglish', maxLength: REASON_MAXIMUM }}
            help={t('orders.textHelp')}
            required
            multiline
          />
          <ScanAndRemark scanLabel={t(isPledge ? 'orders.pledgeScan' : 'orders.scan')} />
          <div className={styles['question']}>
            <p className={styles['text']}>
              {t(scope === 'SHARES' ? 'orders.placeMeaningShares' : 'orders.placeMeaning')}
            </p>
            <Flex gap="small" wrap>
              <Button onClick={() => navigation.to(ORDERS)}>{t('common:action.cancel')}</Button>
              <Button type="primary" htmlType="submit" loading={form.submitting}>
                {t('orders.send')}
              </Button>
            </Flex>
          </div>
        </ZodForm>
      </Sheet>
    </>
  );
}

const COMPANY: FieldDefinition = { path: 'companyId', widget: 'registerChoice', label: { ne: '', en: '' } };

interface CompanyFieldProps extends FieldControl<unknown> {
  readonly label: string;
  /** Shares of the company before are none of the next one. */
  readonly onOther: () => void;
}

function CompanyField({ label, onOther, onChange, ...control }: CompanyFieldProps) {
  return (
    <CalledCompany
      {...control}
      field={COMPANY}
      label={label}
      onChange={(companyId) => {
        onOther();
        onChange?.(companyId);
      }}
    />
  );
}
