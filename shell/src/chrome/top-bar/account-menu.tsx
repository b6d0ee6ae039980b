import { useLanguage, useStore } from '@registrar/runtime';
import { Dropdown } from '@registrar/ui/antd';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../frame-context';
import { AccountButton, nameOf } from './account-button';
import styles from './top-bar.module.css';

/** Who is signed in, in which role, the way to their profile, and the way out. */
export default function AccountMenu({ narrow }: { readonly narrow: boolean }) {
  const { t } = useTranslation('shell');
  const { init, navigation, signOut, signInAsAnother } = useFrame();
  const language = useLanguage();
  const state = useStore(init);
  const ready = state.status === 'ready' ? state.init : null;
  const ne = language === 'ne';
  const facts = ready && (
    <span className={styles['facts']}>
      <strong>{nameOf(ready.user, language)}</strong>
      <span>{t('account.username', { username: ready.user.username })}</span>
      <span>{t('account.role', { role: ne ? ready.role.nameNepali : ready.role.nameEnglish })}</span>
      <span>{t('account.office', { office: ne ? ready.office.nameNepali : ready.office.nameEnglish })}</span>
      <span>{ready.user.email}</span>
    </span>
  );
  return (
    <Dropdown
      trigger={['click']}
      // Within the top bar: at the end of the body it would stand outside every landmark.
      getPopupContainer={(button) => button.parentElement ?? document.body}
      menu={{
        items: [
          ...(facts ? [{ key: 'facts', type: 'group' as const, label: facts }, { type: 'divider' as const }] : []),
          { key: 'profile', label: t('account.profile') },
          { key: 'another', label: t('account.another') },
          { key: 'sign-out', label: t('account.signOut') },
        ],
        onClick: ({ key }) => {
          if (key === 'profile') navigation.to('/user-profile');
          if (key === 'another') void signInAsAnother();
          if (key === 'sign-out') void signOut();
        },
      }}
    >
      <AccountButton narrow={narrow} />
    </Dropdown>
  );
}
