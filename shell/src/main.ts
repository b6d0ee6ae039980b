import { showBootFailure } from './boot-failure';
import { loadComponentStyles } from './services/component-styles';
import { turn } from './services/turn';
import { typefaceReady } from './services/typeface';

/**
 * The packages that cost most to begin with, each for itself, so that the browser can draw and answer in between; the
 * last one starts the portal. Eager: they are in the file that is running, nothing is fetched.
 */
const stages = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ 'zod'),
  () => import(/* webpackMode: "eager" */ '@registrar/runtime'),
  () => import(/* webpackMode: "eager" */ 'antd/es/config-provider'),
  () => import(/* webpackMode: "eager" */ 'antd/es/form'),
  () => import(/* webpackMode: "eager" */ 'antd/es/input'),
  () => import(/* webpackMode: "eager" */ 'antd/es/notification/useNotification'),
  () => import(/* webpackMode: "eager" */ '@registrar/ui'),
  () => import(/* webpackMode: "eager" */ './provide-shared'),
];

async function start(): Promise<void> {
  await turn();
  const styled = loadComponentStyles(document, new URL('./first-view/component-styles.css', import.meta.url).href);
  for (const stage of stages) {
    await turn();
    await stage();
  }
  await turn();
  const { boot } = await import(/* webpackMode: "eager" */ './boot');
  await Promise.all([styled, typefaceReady(document), turn()]);
  await boot();
}

start().catch((error: unknown) => {
  console.error(error);
  document.getElementById('first-view')?.remove();
  const portal = document.getElementById('portal');
  if (portal) showBootFailure(portal, localStorage.getItem('lang'), () => window.location.reload());
});
