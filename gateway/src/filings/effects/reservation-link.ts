import type { Audience } from '../announcements';

/** Officers read an application on the review page, everybody else on their own. */
export function reservationLink(applicationId: string, audience: Audience): string {
  return audience === 'OFFICE' || audience === 'NEXT_ACTOR'
    ? `/company-name-reservation-approval/${applicationId}`
    : `/company-name-reservation/${applicationId}`;
}
