import { useTranslation } from 'react-i18next';
import { ORDER_NAME_MAXIMUM, ORDER_NUMBER_MAXIMUM } from '@registrar/domain/calls/company-orders';
import { BilingualField, FormField, Input } from '@registrar/ui';
import { FileField } from './order-form';

/** What is asked of a court, of the registrar, of another authority, or of a pledge. */
export function OrderedByFields({ orderedBy }: { readonly orderedBy: unknown }) {
  const { t } = useTranslation();
  switch (orderedBy) {
    case 'COURT':
      return (
        <>
          <NameFields name="court" label={t('orders.court')} />
          <FormField name="caseNumber" label={t('orders.caseNumber')} required>
            <Input autoComplete="off" maxLength={ORDER_NUMBER_MAXIMUM} />
          </FormField>
        </>
      );
    case 'AUTHORITY':
      return <NameFields name="body" label={t('orders.body')} />;
    case 'PLEDGE':
      return (
        <>
          <NameFields name="pledgee" label={t('orders.pledgee')} />
          <FileField name="pledgorConsentId" label={t('orders.pledgorConsent')} />
          <FileField name="pledgeeConsentId" label={t('orders.pledgeeConsent')} />
        </>
      );
    default:
      return (
        <FormField name="lawSection" label={t('orders.lawSection')} required extra={t('orders.lawSectionHint')}>
          <Input autoComplete="off" maxLength={30} />
        </FormField>
      );
  }
}

function NameFields({ name, label }: { readonly name: 'court' | 'body' | 'pledgee'; readonly label: string }) {
  return (
    <BilingualField
      key={name}
      label={label}
      nepali={{ name: `${name}Nepali`, maxLength: ORDER_NAME_MAXIMUM }}
      english={{ name: `${name}English`, maxLength: ORDER_NAME_MAXIMUM }}
      required
    />
  );
}
