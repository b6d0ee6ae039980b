import type { NotificationSwitch } from '@registrar/domain/calls/notifications';
import {
  notificationGroups,
  notificationKindRules,
  notificationKinds,
} from '@registrar/domain/enumerations/notification-types';
import { PortalLink } from '@registrar/runtime';
import { Button, FormSkeleton, PageHeader, Sheet, useLanguage } from '@registrar/ui';
import { Switch } from '@registrar/ui/antd';
import { useTranslation } from 'react-i18next';
import shared from '../pages.module.css';
import styles from './notifications.module.css';
import { usePreferences, useSavePreference } from './preferences';

/** By which channels a person is told of what; in the portal itself always. */
export default function PreferencesPage() {
  const { t } = useTranslation('shell-pages');
  const preferences = usePreferences();
  return (
    <>
      <PageHeader
        title={t('preferences.title')}
        action={<PortalLink to="/notifications">{t('preferences.toList')}</PortalLink>}
      >
        {t('preferences.lead')}
      </PageHeader>
      {preferences.isPending && <FormSkeleton />}
      {preferences.isError && (
        <Sheet role="alert">
          <p>{t('list.failed', { ns: 'common' })}</p>
          <Button onClick={() => void preferences.refetch()}>{t('action.retry', { ns: 'common' })}</Button>
        </Sheet>
      )}
      {preferences.data && <Groups switches={preferences.data.switches} />}
    </>
  );
}

function Groups({ switches }: { readonly switches: readonly NotificationSwitch[] }) {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const groups = notificationGroups.keys
    .map((group) => ({ group, members: switches.filter(({ kind }) => notificationKindRules[kind].group === group) }))
    .filter(({ members }) => members.length > 0);
  return (
    <div className={shared['stack']}>
      {groups.map(({ group, members }) => {
        // an officer’s own applications are the work of the office
        const office = members.every(({ kind }) => notificationKindRules[kind].readers === 'STAFF');
        return (
          <Sheet key={group} as="section" aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className={shared['title']}>
              {office ? t('preferences.officeGroup') : notificationGroups.name(group)[language]}
            </h2>
            {members.map((each) => (
              <Kind key={each.kind} value={each} />
            ))}
          </Sheet>
        );
      })}
      <p className={shared['soft']}>
        {t('preferences.language')} <PortalLink to="/user-profile">{t('preferences.toProfile')}</PortalLink>
      </p>
    </div>
  );
}

function Kind({ value }: { readonly value: NotificationSwitch }) {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const save = useSavePreference();
  const { kind, email, sms } = value;
  const { fixed, sms: hasSms } = notificationKindRules[kind];
  const name = notificationKinds.name(kind)[language];
  const channel = (label: string, on: boolean, change?: (on: boolean) => void) => (
    <label className={styles['switch']}>
      <Switch checked={on} disabled={change === undefined} onChange={change} aria-label={`${name}: ${label}`} />
      <span aria-hidden>{label}</span>
    </label>
  );
  return (
    <div className={styles['kind']} role="group" aria-label={name}>
      <div>
        <p className={styles['kindName']}>{name}</p>
        <p className={styles['soft']}>{t(`preferences.about.${kind}`)}</p>
        {fixed && <p className={styles['soft']}>{t(`preferences.fixed.${fixed}`)}</p>}
      </div>
      <div className={styles['switches']}>
        {channel(t('preferences.inPortal'), true)}
        {channel(t('preferences.email'), email, fixed ? undefined : (on) => save.mutate({ ...value, email: on }))}
        {hasSms && channel(t('preferences.sms'), sms, fixed ? undefined : (on) => save.mutate({ ...value, sms: on }))}
      </div>
    </div>
  );
}
