import type { InitAnswer } from '@registrar/domain/calls/accounts';
import { useLanguage, useStore } from '@registrar/runtime';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@registrar/contract/shell-api';
import { useFrame } from '../frame-context';
import { Icon } from '../icon';
import styles from './top-bar.module.css';

interface AccountButtonProps extends ComponentPropsWithRef<'button'> {
  readonly narrow: boolean;
}

/** Opens the account's menu. Stands, still disabled, where the menu has not come yet. */
export function AccountButton({ narrow, ...button }: AccountButtonProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const state = useStore(useFrame().init);
  const name = state.status === 'ready' ? nameOf(state.init.user, language) : t('account.unnamed');
  return (
    <button
      {...button}
      type="button"
      className={[styles['round'], button.className].filter(Boolean).join(' ')}
      aria-haspopup="menu"
      aria-label={t('account.label', { name })}
    >
      <span className={styles['initial']} aria-hidden>
        {[...name][0]}
      </span>
      {!narrow && <span className={styles['person']}>{name}</span>}
      {!narrow && <Icon name="down" size={16} />}
    </button>
  );
}

export function nameOf(user: InitAnswer['user'], language: Language): string {
  return (language === 'ne' ? user.fullNameNepali : user.fullNameEnglish) || user.username;
}
