import { useLanguage, useStore } from '@registrar/runtime';
import { Dropdown } from '@registrar/ui';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../frame-context';
import { Icon } from '../icon';
import styles from './top-bar.module.css';

/** Who is signed in, in which role, and the way out. */
export function AccountMenu({ narrow }: { readonly narrow: boolean }) {
  const { t } = useTranslation('shell');
  const { init, signOut } = useFrame();
  const language = useLanguage();
  const state = useStore(init);
  const ready = state.status === 'ready' ? state.init : null;
  const ne = language === 'ne';
  const name = ready ? (ne ? ready.user.fullNameNepali : ready.user.fullNameEnglish) || ready.user.username : t('account.unnamed');
  const facts = ready && (
    <span className={styles['facts']}>
      <strong>{name}</strong>
      <span>{t('account.username', { username: ready.user.username })}</span>
      <span>{t('account.role', { role: ne ? ready.role.nameNepali : ready.role.nameEnglish })}</span>
      <span>{t('account.office', { office: ne ? ready.office.nameNepali : ready.office.nameEnglish })}</span>
      <span>{ready.user.email}</span>
    </span>
  );
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          ...(facts ? [{ key: 'facts', type: 'group' as const, label: facts }, { type: 'divider' as const }] : []),
          { key: 'sign-out', label: t('account.signOut') },
        ],
        onClick: ({ key }) => {
          if (key === 'sign-out') void signOut();
        },
      }}
    >
      <button type="button" className={styles['round']} aria-haspopup="menu" aria-label={t('account.label', { name })}>
        <span className={styles['initial']} aria-hidden>{[...name][0]}</span>
        {!narrow && <span className={styles['person']}>{name}</span>}
        {!narrow && <Icon name="down" size={16} />}
      </button>
    </Dropdown>
  );
}
