import { consentPage, ownPage, reviewPage } from '@registrar/domain/processes/filing-pages';
import type { Audience } from './announcements';

/** Officers read a filing on the office's page, a parent company among what it is asked, everybody else on their own; what has no page there is told on the dashboard. */
export function filingLink(process: string, id: string, audience: Audience): string {
  const page = audience === 'OFFICE' || audience === 'NEXT_ACTOR' ? reviewPage(process, id) : ((audience === 'PARENT' ? consentPage(process, id) : null) ?? ownPage(process, id));
  return page ?? '/dashboard';
}
