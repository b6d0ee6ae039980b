import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { orderCopiesSchema } from '@registrar/domain/calls/copies';
import { copyDeliveries, POSTAL_ADDRESS_MAXIMUM, type CopyDelivery, type CopyItem } from '@registrar/domain/copies';
import type { FieldDefinition } from '@registrar/domain/processes';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { isGatewayFailure, useLanguage, usePortal } from '@registrar/runtime';
import {
  Alert,
  Button,
  Flex,
  FormField,
  Input,
  localName,
  LongText,
  PageHeader,
  Sheet,
  Skeleton,
  useFormats,
  ZodForm,
} from '@registrar/ui';
import { Radio } from '@registrar/ui/antd';
import { CalledCompany } from '../calls/called-company';

import { useSentForm } from '@registrar/ui/components';
import { BasketFields } from './basket-fields';
import { ordersAddress, useCopyable, useCopyQuote, useOrderCopies, type Basket } from './copy-orders';
import styles from './pratilipi.module.css';

const COMPANY: FieldDefinition = { path: 'companyId', widget: 'registerChoice', label: { ne: '', en: '' } };

/** Asks for certified copies of a company: first whose, then of what, then why; paid at once. */
export function RequestPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const [companyId, setCompanyId] = useState(address.get('company') ?? undefined);
  const label = t('pratilipi.company');
  return (
    <>
      <PageHeader title={t('pratilipi.createPratilipiRequest')}>{t('pratilipi.requestLead')}</PageHeader>
      <Sheet as="section" aria-label={label}>
        {companyId === undefined ? (
          <div className={styles['lines']}>
            <label htmlFor="copied-company">{label}</label>
            <CalledCompany
              id="copied-company"
              field={COMPANY}
              label={label}
              value={companyId}
              onChange={(value: unknown) => setCompanyId(typeof value === 'string' ? value : undefined)}
            />
          </div>
        ) : (
          <OrderForm key={companyId} companyId={companyId} onOther={() => setCompanyId(undefined)} />
        )}
      </Sheet>
    </>
  );
}

function OrderForm({ companyId, onOther }: { readonly companyId: string; readonly onOther: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const copyable = useCopyable(companyId);
  const order = useOrderCopies();
  const [items, setItems] = useState<readonly CopyItem[]>([]);
  const [delivery, setDelivery] = useState<CopyDelivery>('ELECTRONIC');
  const { form, failure } = useSentForm({
    schema: orderCopiesSchema,
    send: async (value) => {
      const { invoiceId } = await order.mutateAsync(value);
      navigation.to(`/payment/${invoiceId}`);
    },
  });
  const choose = (next: readonly CopyItem[]) => {
    setItems(next);
    form.antd.setFieldValue('items', next);
  };
  if (copyable.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={isGatewayFailure(copyable.error) ? copyable.error.message : t('pratilipi.failed')}
        action={<Button onClick={onOther}>{t('calls.otherCompany')}</Button>}
      />
    );
  if (copyable.data === undefined) return <Skeleton active />;
  const { company, speaks } = copyable.data;
  return (
    <>
      <p>
        <strong>{localName(company, language)}</strong> · {company.registrationNumber}{' '}
        <Button type="link" style={{ paddingInline: 0 }} onClick={onOther}>
          {t('calls.otherCompany')}
        </Button>
      </p>
      {failure}
      <ZodForm
        form={form}
        initialValues={{ companyId, items: [], delivery: 'ELECTRONIC' }}
        aria-label={t('pratilipi.createPratilipiRequest')}
      >
        <FormField name="companyId" hidden label={t('pratilipi.company')}>
          <Input />
        </FormField>
        <FormField name="items" label={t('pratilipi.pratilipiType')} required>
          <BasketFields copyable={copyable.data} onItems={choose} />
        </FormField>
        <FormField name="reason" label={t('pratilipi.reasonForPratilipi')} required>
          <LongText rows={3} maxLength={REASON_MAXIMUM} />
        </FormField>
        {speaks ? null : (
          <FormField
            name="identityNumber"
            label={t('pratilipi.identityNumber')}
            required
            extra={t('pratilipi.identityHint')}
          >
            <Input autoComplete="off" maxLength={60} />
          </FormField>
        )}
        <FormField name="delivery" label={t('pratilipi.delivery')} required>
          <Radio.Group
            onChange={({ target }) => setDelivery(copyDeliveries.schema.parse(target.value))}
            options={copyDeliveries.keys.map((key) => ({ value: key, label: copyDeliveries.name(key)[language] }))}
          />
        </FormField>
        {delivery === 'POST' ? (
          <FormField name="postalAddress" label={t('pratilipi.postalAddress')} required>
            <LongText rows={2} maxLength={POSTAL_ADDRESS_MAXIMUM} />
          </FormField>
        ) : null}
        <Price companyId={companyId} items={items} delivery={delivery} />
        <Flex gap="small" wrap>
          <Button onClick={() => navigation.to(ordersAddress)}>{t('common:action.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={form.submitting}>
            {t('pratilipi.request')}
          </Button>
        </Flex>
      </ZodForm>
    </>
  );
}

/** What it costs, line by line, before anything is sent. */
function Price(basket: Basket) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, number } = useFormats();
  const quote = useCopyQuote(basket);
  if (basket.items.length === 0) return null;
  return (
    <section aria-label={t('pratilipi.price')} className={styles['group']}>
      {quote.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={isGatewayFailure(quote.error) ? quote.error.message : t('pratilipi.failed')}
        />
      ) : null}
      {quote.data?.lines.map((line) => (
        <div key={line.nameEnglish} className={styles['price']}>
          <span>
            {localName(line, language)} × {number(line.quantity)}
          </span>
          <span>{money(line.amountPaisa)}</span>
        </div>
      ))}
      <div className={styles['price']} role="status">
        <strong>{t('pratilipi.total')}</strong>
        <strong>{quote.data === undefined ? '…' : money(quote.data.totalPaisa)}</strong>
      </div>
    </section>
  );
}
