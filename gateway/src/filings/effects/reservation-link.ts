import type { Audience } from '../announcements';

/** Officers read an application on the review page, a parent company among what it is asked, everybody else on their own. */
export function reservationLink(applicationId: string, audience: Audience): string {
  if (audience === 'OFFICE' || audience === 'NEXT_ACTOR') return `/company-name-reservation-approval/${applicationId}`;
  return audience === 'PARENT' ? `/company-name-reservation/group-request/${applicationId}` : `/company-name-reservation/${applicationId}`;
}
