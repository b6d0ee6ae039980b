import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@registrar/domain/calls/profile';
import { Button, useFormats } from '@registrar/ui';
import type { ContactType } from './change-contact';
import { ContactDialog } from './contact-dialog';
import styles from './profile.module.css';

/** Where codes and messages go, each with the way to change it. */
export function ContactRows({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const [changing, setChanging] = useState<ContactType>();
  const rows = [
    { type: 'EMAIL', label: t('field.email'), value: profile.email, change: t('contact.changeEmail') },
    {
      type: 'MOBILE_NUMBER',
      label: t('field.mobile'),
      value: digits(profile.contactNumber),
      change: t('contact.changeMobile'),
    },
  ] as const;
  return (
    <>
      <p className={styles['lead']}>{t('contact.lead')}</p>
      <ul className={styles['rows']}>
        {rows.map(({ type, label, value, change }) => (
          <li key={type} className={styles['row']}>
            <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <span className={styles['detail']}>{label}</span>
              <br />
              {value}
            </div>
            <Button onClick={() => setChanging(type)}>{change}</Button>
          </li>
        ))}
      </ul>
      {changing === undefined ? null : (
        <ContactDialog key={changing} type={changing} onClose={() => setChanging(undefined)} />
      )}
    </>
  );
}
