import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { claimedValueSchemas, type CompanyDetail, type CompanyDetailItem } from '@registrar/domain/calls/old-system';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import {
  AmountField,
  Button,
  Flex,
  FormField,
  Input,
  Skeleton,
  useFormats,
  useZodForm,
  ZodForm,
  type FieldControl,
} from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { NepaliInput } from '@registrar/ui/components';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { today } from '../representatives/today';
import { useAnswerDetail } from './migrated-details';
import styles from './old-system.module.css';

const BsAdDateField = lazy(async () => {
  const { BsAdDateField: field } = await import('@registrar/ui/components');
  return { default: field };
});

interface CorrectionFormProps {
  readonly companyId: string;
  readonly detail: CompanyDetail;
  readonly label: string;
  readonly onDone: () => void;
}

/** What is right instead. It is kept beside the record for the office to decide. */
export function CorrectionForm({ companyId, detail: { item, claimedValue }, label, onDone }: CorrectionFormProps) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const answer = useAnswerDetail();
  const schema = useMemo(() => z.object({ claimedValue: claimedValueSchemas[item] }), [item]);
  const save = async (value: { readonly claimedValue: string }) => {
    notice.clear();
    try {
      await answer.mutateAsync({ companyId, item, request: { answer: 'DISPUTE', claimedValue: value.claimedValue } });
      onDone();
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema, onSubmit: save });
  const place = useRef<HTMLDivElement>(null);
  // the calendar comes later than its row
  useEffect(() => (place.current?.querySelector('input') ?? place.current)?.focus(), []);
  const question = t('verifyDetails.rightValue', { item: label });
  return (
    <div ref={place} tabIndex={-1} className={`${styles['below']} ${styles['correction']}`}>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ claimedValue: claimedValue ?? undefined }}>
        <FormField name="claimedValue" label={question} extra={t('verifyDetails.officeDecides')} required>
          <ClaimedValueControl item={item} label={question} />
        </FormField>
        <Flex gap="small" wrap style={{ marginBlockEnd: 12 }}>
          <Button type="primary" htmlType="submit" loading={form.submitting}>
            {t('verifyDetails.save')}
          </Button>
          <Button onClick={onDone}>{t('common:action.cancel')}</Button>
        </Flex>
      </ZodForm>
    </div>
  );
}

interface ClaimedValueControlProps extends FieldControl<string | undefined> {
  readonly item: CompanyDetailItem;
  readonly label: string;
}

/** The control that fits the item; its value is the text that travels. */
function ClaimedValueControl({ item, label, value, onChange, ...control }: ClaimedValueControlProps) {
  const { language } = useFormats();
  const typed = (event: { readonly target: { readonly value: string } }) => onChange?.(event.target.value);
  switch (item) {
    case 'NAME_NEPALI':
    case 'ADDRESS_NEPALI':
      return <NepaliInput {...control} value={value} onChange={typed} maxLength={300} />;
    case 'COMPANY_TYPE':
      return (
        <Select
          {...control}
          value={value}
          onChange={(next: string) => onChange?.(next)}
          options={companyTypes.keys.map((key) => ({ value: key, label: companyTypes.name(key)[language] }))}
        />
      );
    case 'REGISTERED_ON':
      return (
        <Suspense fallback={<Skeleton.Input active block />}>
          <BsAdDateField {...control} label={label} value={value} onChange={onChange} max={today()} />
        </Suspense>
      );
    case 'AUTHORIZED_CAPITAL':
    case 'PAID_UP_CAPITAL':
      return (
        <AmountField
          {...control}
          value={value === undefined ? undefined : Number(value)}
          onChange={(paisa) => onChange?.(paisa === undefined ? undefined : String(paisa))}
        />
      );
    case 'EMAIL':
      return <Input {...control} type="email" value={value} onChange={typed} maxLength={254} />;
    default:
      return <Input {...control} value={value} onChange={typed} maxLength={300} autoComplete="off" />;
  }
}
