import { PortalLink } from '@registrar/runtime';
import { Button, useFormats } from '@registrar/ui';
import { useReservationTerms } from '@registrar/ui/filing';
import { Dialog, useFocusBack } from '@registrar/ui/components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';
import { useCloseGeneralInformation } from './close-general-information';

const AHEAD = ['form', 'documents', 'review', 'payment'] as const;
const READY = ['name', 'office', 'capital', 'people', 'files'] as const;

/** What the portal is for and what to have ready, shown to who begins until they close it. */
export function GeneralInformation({ open }: { readonly open: boolean }) {
  const close = useCloseGeneralInformation();
  // closed for this visit whatever becomes of the call: if it fails, the information is shown again at the next
  const [closed, setClosed] = useState(false);
  if (!open || closed) return null;
  return (
    <Information
      onClose={() => {
        setClosed(true);
        close.mutate();
      }}
    />
  );
}

function Information({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const { t } = useTranslation('shell-pages');
  const { number } = useFormats();
  const terms = useReservationTerms();
  const kept =
    terms === undefined
      ? t('generalInformation.step.kept_unknown')
      : t('generalInformation.step.kept', { days: number(terms.validDays), formDays: number(terms.formDueDays) });
  return (
    <Dialog
      open
      size="lg"
      title={t('generalInformation.title')}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('action.close', { ns: 'common' })}
        </Button>
      }
    >
      <div className={styles['information']}>
        <p>{t('generalInformation.lead')}</p>
        <h2>{t('generalInformation.steps')}</h2>
        <ol>
          <li>
            {t('generalInformation.step.name')} {kept}
          </li>
          {AHEAD.map((step) => (
            <li key={step}>{t(`generalInformation.step.${step}`)}</li>
          ))}
        </ol>
        <h2>{t('generalInformation.ready')}</h2>
        <ul>
          {READY.map((thing) => (
            <li key={thing}>{t(`generalInformation.ready.${thing}`)}</li>
          ))}
        </ul>
        <h2>{t('generalInformation.fees')}</h2>
        <p>{t('generalInformation.fees.where')}</p>
        <p className={styles['row']}>
          {/* whoever follows a link has read what leads there */}
          <PortalLink to="/check-name" onClick={onClose}>
            {t('reservation.check')}
          </PortalLink>
          <PortalLink to="/company-name-reservation" onClick={onClose}>
            {t('reservation.begin')}
          </PortalLink>
          <PortalLink to="/manuals" onClick={onClose}>
            {t('generalInformation.manuals')}
          </PortalLink>
        </p>
      </div>
    </Dialog>
  );
}
