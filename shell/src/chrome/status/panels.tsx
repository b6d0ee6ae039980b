import type { Bilingual } from '@registrar/contract/shell-api';
import { PortalLink, useLanguage, useStore } from '@registrar/runtime';
import { Button, Sheet } from '@registrar/ui';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTransient, sentenceOf, type RemoteFailure } from '../../remotes/remote-failure';
import { useFrame } from '../frame-context';
import styles from './status.module.css';

interface FailurePanelProps {
  readonly failure: RemoteFailure;
  readonly onRetry: () => void;
  /** Null where there is no version before that might do better. */
  readonly onPrevious: (() => void) | null;
}

/** Stands where a remote should be; frame, menu and session live on around it. */
export function RemoteFailurePanel({ failure, onRetry, onPrevious }: FailurePanelProps) {
  const { t } = useTranslation('shell');
  const { kind, errorId } = failure;
  // The line is back: nobody should have to find the button.
  useEffect(() => {
    if (!isTransient(kind)) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [kind, onRetry]);
  const actions = kind === 'shell-chunk' ? <Reload /> : <RetryAndHome onRetry={onRetry} onPrevious={onPrevious} />;
  return (
    <Panel title={t('remoteFailure.title')} kind={kind} actions={actions}>
      <p>{t(`remoteFailure.${sentenceOf(kind)}`)}</p>
      {onPrevious !== null && <p>{t('remoteFailure.previousExplanation')}</p>}
      <Reference errorId={errorId} />
    </Panel>
  );
}

/** The number stays on one line: somebody reads it out. */
function Reference({ errorId }: Pick<RemoteFailure, 'errorId'>) {
  const { t } = useTranslation('common');
  const [before, after] = t('errorPanel.reference', { errorId: '\n' }).split('\n');
  return (
    <p>
      {before}
      <span className={styles['number']}>{errorId}</span>
      {after}
    </p>
  );
}

/** A remote that the operator has switched off, in the operator's words. */
export function DisabledPanel({ notice }: { readonly notice: Bilingual | undefined }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  return (
    <Panel title={t('disabled.title')} kind="disabled" actions={<HomeLink />}>
      <p>{notice?.[language] ?? t('disabled.message')}</p>
    </Panel>
  );
}

/** The module list could not be read: pages that depend on it stay closed. */
export function AccessUnknownPanel() {
  const { t } = useTranslation('shell');
  const { retryInit } = useFrame();
  return (
    <Panel title={t('accessUnknown.title')} kind="access" actions={<RetryAndHome onRetry={retryInit} />}>
      <p>{t('accessUnknown.message')}</p>
    </Panel>
  );
}

/** Not even a stand-in for the registry: no page beyond the shell's own is known. */
export function RegistryMissingPanel() {
  const { t } = useTranslation('shell');
  const { retryRegistry } = useFrame();
  return (
    <Panel title={t('registryMissing.title')} kind="registry" actions={<RetryAndHome onRetry={retryRegistry} />}>
      <p>{t('registryMissing.message')}</p>
    </Panel>
  );
}

interface PanelProps {
  readonly title: string;
  readonly kind: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

function Panel({ title, kind, actions, children }: PanelProps) {
  return (
    <div data-panel={kind}>
      <Sheet role="alert">
        <h1 className={styles['panel-title']}>{title}</h1>
        <div className={styles['panel-text']}>{children}</div>
        <div className={styles['actions']}>{actions}</div>
      </Sheet>
    </div>
  );
}

function RetryAndHome({ onRetry, onPrevious = null }: Pick<FailurePanelProps, 'onRetry'> & Partial<FailurePanelProps>) {
  const { t } = useTranslation('common');
  return (
    <>
      <Button type="primary" onClick={onRetry}>
        {t('action.retry')}
      </Button>
      {onPrevious !== null && <Button onClick={onPrevious}>{t('remoteFailure.previous', { ns: 'shell' })}</Button>}
      <HomeLink />
    </>
  );
}

/** What was replaced is the shell itself; it comes with the page. */
function Reload() {
  const { t } = useTranslation('common');
  const { release } = useFrame();
  return (
    <Button type="primary" onClick={() => void release.reload()}>
      {t('action.refreshPage')}
    </Button>
  );
}

function HomeLink() {
  const { t } = useTranslation('common');
  return useStore(useFrame().signedIn) ? <PortalLink to="/dashboard">{t('action.goToDashboard')}</PortalLink> : null;
}
