import { useLanguage, useStore } from '@registrar/runtime';
import type { PortalNotice } from '@registrar/domain/calls/peak';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../frame-context';
import { PinsStatus } from '../pins/pins-status';
import { Banner } from './banner';

/**
 * What concerns the whole portal: many filings at once, stand-in registry, pins, a newer version, a broken line, an
 * unread profile.
 */
export function StatusBanners() {
  const { t } = useTranslation('shell');
  const portal = useFrame();
  const { source } = useStore(portal.registry);
  const offer = useStore(portal.swap.offer);
  const newShell = useStore(portal.release.offer) !== null;
  const profileFailed = useStore(portal.init).status === 'failed';
  return (
    <div role="status">
      <PortalNotices notices={useStore(portal.portalNotices)} />
      {(source === 'last-known-good' || source === 'fallback') && (
        <Banner name="degraded" warning>
          {t('banner.degraded')}
        </Banner>
      )}
      {profileFailed && (
        <Banner name="profile" warning>
          {t('banner.profile')}{' '}
          <button type="button" onClick={portal.retryInit}>
            {t('action.retry', { ns: 'common' })}
          </button>
        </Banner>
      )}
      <PinsStatus />
      {newShell && (
        <Banner name="shell">
          {t('update.shell')}
          <button type="button" onClick={() => void portal.release.reload()}>
            {t('action.refreshPage', { ns: 'common' })}
          </button>
          <button type="button" onClick={portal.release.dismiss}>
            {t('update.later')}
          </button>
        </Banner>
      )}
      {offer?.kind === 'ready' && (
        <Banner name="update">
          {t('update.ready')}{' '}
          <button type="button" onClick={() => void portal.swap.applyNow()}>
            {t('update.now')}
          </button>
        </Banner>
      )}
      {offer?.kind === 'reload' && !newShell && (
        <Banner name="reload">
          {t('update.reload')}
          <button type="button" onClick={() => window.location.reload()}>
            {t('action.refreshPage', { ns: 'common' })}
          </button>
          <button type="button" onClick={portal.swap.dismiss}>
            {t('update.later')}
          </button>
        </Banner>
      )}
      <SocketBanner />
    </div>
  );
}

/** In the office's words, as long as they hold. */
export function PortalNotices({ notices }: { readonly notices: readonly PortalNotice[] }) {
  const language = useLanguage();
  return notices.map(({ kind, textNe, textEn }) => {
    const text = language === 'ne' ? textNe : textEn;
    return (
      <Banner key={textEn} name={kind.toLowerCase()}>
        {text}
      </Banner>
    );
  });
}

const patience = 10_000;

/** A line that is back within seconds is nobody's business. */
function SocketBanner() {
  const { t } = useTranslation('shell');
  const portal = useFrame();
  const broken = useStore(portal.socketStatus) === 'reconnecting';
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!broken) return undefined;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [broken]);
  return broken && late ? (
    <Banner name="socket" warning>
      {t('banner.socket')}
    </Banner>
  ) : null;
}
