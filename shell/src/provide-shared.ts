/**
 * Every package of shared-modules, once. A package that is declared as shared but imported nowhere in the shell makes
 * remotes fail with "targetShared.get is not a function" (module-federation/core#2497).
 */
import '@registrar/domain/messages/validation';
import '@registrar/runtime';
import '@registrar/ui';
import '@tanstack/react-query';
import 'dayjs';
import 'i18next';
import 'react';
import 'react-dom';
import 'react-dom/client';
import 'react-i18next';
import 'react-router-dom';
import 'react/jsx-runtime';
import 'zod';

/**
 * Fetched with the first page that shows one of their parts; the first four before, when a page may be wanted
 * (`remotes/staged-parts.ts`).
 */
export const lazyParts = [
  () => import('@registrar/ui/parts/choices'),
  () => import('@registrar/ui/parts/data'),
  () => import('@registrar/ui/parts/filing-basics'),
  () => import('@registrar/ui/parts/overlays'),
  () => import('@registrar/ui/parts/company'),
  () => import('@registrar/ui/parts/filing-pages'),
  () => import('@registrar/ui/parts/filing-review'),
  () => import('@registrar/ui/parts/names'),
  () => import('@registrar/ui/parts/payable'),
  () => import('@registrar/ui/parts/review'),
  () => import('@registrar/ui/parts/second-factor'),
  () => import('@registrar/ui/parts/sections'),
  () => import('@registrar/ui/parts/typing'),
];
