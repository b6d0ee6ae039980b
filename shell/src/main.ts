import { boot } from './boot';
import { showBootFailure } from './boot-failure';
import './provide-shared';

boot().catch((error: unknown) => {
  console.error(error);
  document.getElementById('first-view')?.remove();
  const portal = document.getElementById('portal');
  if (portal) showBootFailure(portal, localStorage.getItem('lang'), () => window.location.reload());
});
