import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  ORDER_NAME_MAXIMUM,
  ORDER_NUMBER_MAXIMUM,
  orderAuthorities,
  placeOrderRequestSchema,
} from '@registrar/domain/calls/company-orders';
import type { FieldDefinition } from '@registrar/domain/processes';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { useLanguage, usePortal } from '@registrar/runtime';
import {
  BilingualField,
  Button,
  Flex,
  Form,
  FormField,
  Input,
  PageHeader,
  Sheet,
  ZodForm,
  type FieldControl,
} from '@registrar/ui';
import { Radio } from '@registrar/ui/antd';
import { BsAdDateField } from '@registrar/ui/components';
import { CalledCompany } from '../calls/called-company';
import { useProposePlacing } from './company-orders';
import { ORDER_PROPOSALS, ORDERS } from './order-address';
import { nepalToday, ScanAndRemark, useOrderForm, WrittenFields } from './order-form';
import styles from './orders.module.css';

/** An officer proposes an order of a court or of the registrar that freezes a company. */
export function PlaceOrderPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const [address] = useSearchParams();
  const [today] = useState(nepalToday);
  const [initial] = useState({
    companyId: address.get('company') ?? undefined,
    orderedBy: 'COURT',
    issuedOn: today,
  });
  const propose = useProposePlacing();
  const { form, failure } = useOrderForm({
    schema: placeOrderRequestSchema,
    send: async (value) => {
      await propose.mutateAsync(value);
      navigation.to(ORDER_PROPOSALS);
    },
  });
  const orderedBy: unknown = Form.useWatch('orderedBy', form.antd) ?? initial.orderedBy;
  const companyLabel = t('orders.companyNumber');
  return (
    <>
      <PageHeader title={t('orders.placeTitle')}>{t('orders.placeLead')}</PageHeader>
      {failure}
      <Sheet as="section" aria-label={t('orders.placeTitle')}>
        <ZodForm form={form} initialValues={initial} aria-label={t('orders.placeTitle')}>
          <FormField name="companyId" label={companyLabel} required>
            <CompanyField label={companyLabel} />
          </FormField>
          <FormField name="orderedBy" label={t('orders.orderedBy')} required>
            <Radio.Group
              options={orderAuthorities.keys.map((key) => ({
                value: key,
                label: orderAuthorities.name(key)[language],
              }))}
            />
          </FormField>
          {orderedBy === 'COURT' ? (
            <>
              <BilingualField
                label={t('orders.court')}
                nepali={{ name: 'courtNepali', maxLength: ORDER_NAME_MAXIMUM }}
                english={{ name: 'courtEnglish', maxLength: ORDER_NAME_MAXIMUM }}
                required
              />
              <FormField name="caseNumber" label={t('orders.caseNumber')} required>
                <Input autoComplete="off" maxLength={ORDER_NUMBER_MAXIMUM} />
              </FormField>
            </>
          ) : (
            <FormField name="lawSection" label={t('orders.lawSection')} required extra={t('orders.lawSectionHint')}>
              <Input autoComplete="off" maxLength={30} />
            </FormField>
          )}
          <WrittenFields numberLabel={t('orders.number')} dayLabel={t('orders.issuedOn')} />
          <FormField name="endsOn" label={t('orders.endsOn')} extra={t('orders.endsOnHint')}>
            <BsAdDateField label={t('orders.endsOn')} min={today} />
          </FormField>
          <BilingualField
            label={t('orders.text')}
            nepali={{ name: 'textNepali', maxLength: REASON_MAXIMUM }}
            english={{ name: 'textEnglish', maxLength: REASON_MAXIMUM }}
            help={t('orders.textHelp')}
            required
            multiline
          />
          <ScanAndRemark />
          <div className={styles['question']}>
            <p className={styles['text']}>{t('orders.placeMeaning')}</p>
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

function CompanyField({ label, ...control }: FieldControl<unknown> & { readonly label: string }) {
  return <CalledCompany {...control} field={COMPANY} label={label} />;
}
