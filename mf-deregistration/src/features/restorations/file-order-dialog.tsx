import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_NAME_MAXIMUM, ORDER_NUMBER_MAXIMUM, orderDocumentRules } from '@registrar/domain/calls/company-orders';
import { proposeRestorationSchema, type RestorationCandidate } from '@registrar/domain/calls/restorations';
import { restorationCourts } from '@registrar/domain/enumerations/restoration-courts';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { formatMoney } from '@registrar/i18n/money';
import { useLanguage } from '@registrar/runtime';
import { Button, FormField, Input, localName, LongText, ZodForm } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { BsAdDateField, FormDialog, ScanField, useSentForm } from '@registrar/ui/components';
import { useFileOrder } from './restorations';

const rules = {
  extensions: orderDocumentRules.extensions.map((extension) => extension.toLowerCase()),
  maxBytes: orderDocumentRules.maximumMegabytes * 1024 * 1024,
};

interface FileOrderDialogProps {
  readonly candidate: RestorationCandidate;
  readonly onClose: () => void;
}

/** The order of a court, filed at the counter: what is on the paper, its scan, and who represents the company. */
export function FileOrderDialog({ candidate: { company, finePaisa, hasNobody }, onClose }: FileOrderDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const send = useFileOrder();
  const [today] = useState(() => nepalDayOfInstant(new Date().toISOString()));
  const [initial] = useState(() => ({ companyId: company.id }));
  const { form, failure } = useSentForm({
    schema: proposeRestorationSchema,
    send: (value) => send.mutateAsync({ ...value, companyId: company.id }),
    onDone: onClose,
  });
  const heading = `${t('restorations.file')}: ${localName(company, language)}`;
  return (
    <FormDialog title={heading} busy={form.submitting} onClose={onClose}>
      <p>
        {t(finePaisa === 0 ? 'restorations.fileMeans' : 'restorations.fileMeansFine', {
          amount: formatMoney(finePaisa, language),
        })}
      </p>
      {failure}
      <ZodForm form={form} initialValues={initial} aria-label={heading}>
        <FormField name="court" label={t('restorations.court')} required>
          <Select
            placeholder={t('common:field.select')}
            options={restorationCourts.keys.map((key) => ({
              value: key,
              label: restorationCourts.name(key)[language],
            }))}
          />
        </FormField>
        <FormField name="orderNumber" label={t('restorations.orderNumber')} required>
          <Input autoComplete="off" maxLength={ORDER_NUMBER_MAXIMUM} />
        </FormField>
        <FormField name="orderedOn" label={t('restorations.orderedOn')} required>
          <BsAdDateField label={t('restorations.orderedOn')} max={today} />
        </FormField>
        <FormField
          name="paperNumber"
          label={t('restorations.paperNumber')}
          extra={t('restorations.paperNumberHint')}
          required
        >
          <Input autoComplete="off" maxLength={ORDER_NUMBER_MAXIMUM} />
        </FormField>
        <FormField name="uploadId" label={t('restorations.paper')} required>
          <ScanField label={t('restorations.paper')} rules={rules} />
        </FormField>
        <FormField name="newNameNepali" label={t('restorations.newNameNepali')} extra={t('restorations.newNameHint')}>
          <Input autoComplete="off" lang="ne" maxLength={ORDER_NAME_MAXIMUM} />
        </FormField>
        <FormField name="newNameEnglish" label={t('restorations.newNameEnglish')}>
          <Input autoComplete="off" lang="en" maxLength={ORDER_NAME_MAXIMUM} />
        </FormField>
        <FormField
          name="username"
          label={t('restorations.username')}
          extra={t(hasNobody ? 'restorations.usernameNeeded' : 'restorations.usernameHint')}
          required={hasNobody}
        >
          <Input autoComplete="off" maxLength={100} />
        </FormField>
        <FormField name="remark" label={t('restorations.remark')} required>
          <LongText rows={3} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('restorations.send')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}
