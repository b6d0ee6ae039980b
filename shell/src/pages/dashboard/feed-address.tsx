import { usePortal } from '@registrar/runtime';
import { Alert, Button, Input, useLanguage } from '@registrar/ui';
import { ConfirmDialog, InstantPair } from '@registrar/ui/components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';
import { useDeadlineFeed, useRenewFeed, useRevokeFeed } from './deadlines';

/** The secret address of one's calendar: made, shown once, renewed, ended. */
export function FeedAddress() {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const feed = useDeadlineFeed();
  const renew = useRenewFeed();
  const revoke = useRevokeFeed();
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const make = () =>
    renew.mutateAsync(language).then(
      () => undefined,
      () => undefined,
    );
  const end = async () => {
    await revoke.mutateAsync().then(
      () => renew.reset(),
      () => undefined,
    );
    setAsked(null);
  };
  if (!feed.data) return null;
  const { createdAt } = feed.data;
  return (
    <div style={{ marginBlockStart: 20 }}>
      <h3 style={{ fontSize: 16 }}>{t('deadlines.feed.title')}</h3>
      <p className={styles['soft']}>{t('deadlines.feed.what')}</p>
      {renew.data !== undefined && <Address address={renew.data} />}
      <div className={styles['row']} style={{ marginBlockStart: 12 }}>
        {createdAt === null ? (
          <Button loading={renew.isPending} onClick={() => void make()}>
            {t('deadlines.feed.make')}
          </Button>
        ) : (
          <>
            <span>
              {t('deadlines.feed.standing')} <InstantPair at={createdAt} inline />
            </span>
            <Button onClick={() => setAsked('renew')}>{t('deadlines.feed.renew')}</Button>
            <Button danger onClick={() => setAsked('revoke')}>
              {t('deadlines.feed.revoke')}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asked === 'renew'}
        title={t('deadlines.feed.renew')}
        confirmLabel={t('deadlines.feed.renew')}
        onCancel={() => setAsked(null)}
        onConfirm={async () => {
          await make();
          setAsked(null);
        }}
      >
        {t('deadlines.feed.renewWhat')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'revoke'}
        destructive
        title={t('deadlines.feed.revoke')}
        confirmLabel={t('deadlines.feed.revoke')}
        onCancel={() => setAsked(null)}
        onConfirm={end}
      >
        {t('deadlines.feed.revokeWhat')}
      </ConfirmDialog>
    </div>
  );
}

function Address({ address }: { readonly address: string }) {
  const { t } = useTranslation('shell-pages');
  const { toast } = usePortal();
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toast.show({ kind: 'success', messageKey: 'deadlines.feed.copied' });
  };
  return (
    <div style={{ marginBlockStart: 12, display: 'grid', gap: 8 }}>
      <Alert type="warning" showIcon title={t('deadlines.feed.once')} />
      <div className={styles['row']}>
        <Input
          readOnly
          value={address}
          aria-label={t('deadlines.feed.address')}
          onFocus={(event) => event.target.select()}
          style={{ flex: '1 1 260px' }}
        />
        <Button onClick={() => void copy().catch(() => undefined)}>{t('deadlines.feed.copy')}</Button>
      </div>
    </div>
  );
}
