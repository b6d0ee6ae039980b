import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { useLanguage } from '@registrar/runtime';
import { Input, LongText } from '@registrar/ui';
import { Select } from '@registrar/ui/choices';
import { Dialog } from '@registrar/ui/overlays';
import { usePerformAction } from '@registrar/ui/filing';
import styles from './review.module.css';

const OTHER = 'OTHER';

/** Asks the applicant for a paper beyond the list: which one, and why. The clock stands until it comes. */
export function AskDocuments({ detail, open, onClose }: { readonly detail: ApplicationDetail; readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const perform = usePerformAction();
  const [type, setType] = useState<string>(OTHER);
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const complete = reason.trim() !== '' && (type !== OTHER || name.trim() !== '');
  const ask = () =>
    perform.mutate(
      { applicationId: detail.id, action: 'requestAdditionalDocument', version: detail.version, remark: reason.trim(), documents: [{ type, name: type === OTHER ? name.trim() : undefined, reason: reason.trim() }] },
      { onSuccess: () => (setName(''), setReason(''), onClose()) },
    );
  return (
    <Dialog open={open} onCancel={onClose} title={t('review.askTitle')} okText={t('review.ask')} okButtonProps={{ disabled: !complete, loading: perform.isPending }} onOk={ask} cancelText={t('common:action.cancel')} destroyOnHidden>
      <div className={styles['form']}>
        <label htmlFor="ask-type">{t('review.askWhich')}</label>
        <Select id="ask-type" value={type} onChange={setType} options={[{ value: OTHER, label: t('review.askOther') }, ...companyRegistration.documents.map(({ key, name: label }) => ({ value: key, label: label[language] }))]} />
        {type === OTHER ? (
          <>
            <label htmlFor="ask-name">{t('review.askName')}</label>
            <Input id="ask-name" value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
          </>
        ) : null}
        <label htmlFor="ask-reason">{t('review.askReason')}</label>
        <LongText id="ask-reason" rows={3} value={reason} maxLength={REASON_MAXIMUM} onChange={(event) => setReason(event.target.value)} />
      </div>
    </Dialog>
  );
}
