import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '@registrar/domain/calls/liquidations';
import { accountStates, type AccountState } from '@registrar/domain/enumerations/liquidators';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { DatePair, InstantPair } from '@registrar/ui/components';
import styles from '../proceedings/proceedings.module.css';

export const STATE_COLOUR: Readonly<Record<AccountState, string>> = {
  NOT_YET: 'default',
  OPEN: 'processing',
  FILED: 'success',
  FILED_LATE: 'warning',
  LATE: 'error',
};

/** The accounts of every six months, filed or owed; `actionOf`: what can be done about one. */
export function AccountsPart({
  accounts,
  actionOf,
}: {
  readonly accounts: readonly Account[];
  readonly actionOf: (account: Account) => ReactNode;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  return (
    <ul className={styles['list']}>
      {accounts.map((account) => (
        <li key={account.number}>
          <strong>{t('liquidator.accountOf', { number: number(account.number) })}</strong>{' '}
          <Tag color={STATE_COLOUR[account.state]}>{accountStates.name(account.state)[language]}</Tag>
          <div className={styles['soft']}>
            {t('liquidator.from')} <DatePair day={account.fromOn} inline /> · {t('liquidator.due')}{' '}
            <DatePair day={account.dueOn} inline />
          </div>
          {account.filed === null ? null : <Filed filed={account.filed} />}
          {account.returnReason === null ? null : (
            <p>
              {t('liquidator.sentBack')}: {account.returnReason}
            </p>
          )}
          {actionOf(account)}
        </li>
      ))}
    </ul>
  );
}

function Filed({ filed }: { readonly filed: NonNullable<Account['filed']> }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('liquidator.opening')}</dt>
          <dd>{money(filed.openingPaisa)}</dd>
        </div>
        <Lines label={t('liquidator.receipts')} sum={filed.receivedPaisa} lines={filed.receipts} />
        <Lines label={t('liquidator.payments')} sum={filed.paidPaisa} lines={filed.payments} />
        <div>
          <dt>{t('liquidator.closing')}</dt>
          <dd>
            <strong>{money(filed.closingPaisa)}</strong>
          </dd>
        </div>
        <div>
          <dt>{t('liquidator.until')}</dt>
          <dd>
            <DatePair day={filed.untilOn} />
          </dd>
        </div>
        <div>
          <dt>{t('liquidator.filedAt')}</dt>
          <dd>
            <InstantPair at={filed.at} />
          </dd>
        </div>
      </dl>
      {filed.note === null ? null : <p className={styles['text']}>{filed.note}</p>}
    </>
  );
}

function Lines({
  label,
  sum,
  lines,
}: {
  readonly label: string;
  readonly sum: number;
  readonly lines: readonly { readonly what: string; readonly paisa: number }[];
}) {
  const { money } = useFormats();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {money(sum)}
        {lines.map(({ what, paisa }, at) => (
          // lines have no id, and are never reordered
          <div key={at} className={styles['soft']}>
            {what}: {money(paisa)}
          </div>
        ))}
      </dd>
    </div>
  );
}
