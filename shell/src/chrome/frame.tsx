import { useStore } from '@registrar/runtime';
import { LoadingOverlay, SkipLink, VisuallyHidden } from '@registrar/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Content } from './content';
import { useFrame } from './frame-context';
import styles from './frame.module.css';
import { HomeGroups, HomeNotice } from './home/home-groups';
import { HomeSearch } from './home/home-search';
import { MenuRail } from './menu/menu-rail';
import { PinsPanelPlace } from './pins/pins-status';
import { StatusBanners } from './status/status-banners';
import { ToastHost } from './toast-host';
import { TopBar } from './top-bar/top-bar';

const QuestionDialog = lazy(() => import('./dialogs/question-dialog'));
const ProofAgainDialog = lazy(() => import('./dialogs/proof-again-dialog'));

/** The whole page: bars, menu, content, and what floats above them. */
export function Frame() {
  const portal = useFrame();
  // The specification asks for this on each render, not only on the first.
  useEffect(() => portal.removeLeftover());
  const signedIn = useStore(portal.signedIn);
  const { path } = useStore(portal.navigation.place);
  const question = useStore(portal.dialogs.question);
  const askedAgain = useStore(portal.proofAgain.asked);
  return (
    <>
      <SkipLink targetId="main" />
      <TopBar signedIn={signedIn} />
      <StatusBanners />
      {signedIn ? (
        <div className={styles['signed-in']}>
          <MenuRail />
          <Content />
        </div>
      ) : (
        <div className={path === '/login' ? styles['home'] : styles['signed-out']}>
          {path === '/login' && <HomeNotice />}
          {path === '/login' && <HomeSearch />}
          <Content />
          {path === '/login' && <HomeGroups />}
        </div>
      )}
      <Footer />
      <LoadingOverlay visible={useStore(portal.overlay)} />
      <ToastHost />
      <VisuallyHidden live="polite">{useStore(portal.announcement)}</VisuallyHidden>
      <PinsPanelPlace />
      {askedAgain && (
        <Suspense fallback={null}>
          <ProofAgainDialog asked={askedAgain} />
        </Suspense>
      )}
      {question && (
        <Suspense fallback={null}>
          <QuestionDialog question={question} />
        </Suspense>
      )}
    </>
  );
}

function Footer() {
  const { t } = useTranslation('shell');
  return <footer className={styles['footer']}>{t('footer')}</footer>;
}
