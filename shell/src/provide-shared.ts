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
  () => import('@registrar/ui/choices'),
  () => import('@registrar/ui/data'),
  () => import('@registrar/ui/filing'),
  () => import('@registrar/ui/overlays'),
  () => import('@registrar/ui/company'),
  () => import('@registrar/ui/filing-pages'),
  () => import('@registrar/ui/filing-review'),
  () => import('@registrar/ui/names'),
  () => import('@registrar/ui/payable'),
  () => import('@registrar/ui/review'),
  () => import('@registrar/ui/second-factor'),
  () => import('@registrar/ui/sections'),
  () => import('@registrar/ui/typing'),
];
