import { z } from 'zod';

/** What every company files on the same days: whoever begins or submits one takes turns while the peak mode is on. */
export const PROCESS_IN_TURN = 'ANNUAL_REPORT';

/** What concerns everybody who files: many annual reports at once, or days on which the portal was down. */
export const portalNoticeSchema = z.object({
  kind: z.enum(['PEAK', 'OUTAGE']),
  textNe: z.string(),
  textEn: z.string(),
});
export type PortalNotice = z.infer<typeof portalNoticeSchema>;

/** GET external/api/portal-notice, and the body of a socket frame on /topic/external: all that holds now. */
export const portalNoticesSchema = z.object({ notices: z.array(portalNoticeSchema) });
export type PortalNotices = z.infer<typeof portalNoticesSchema>;

/**
 * POST external/api/waiting-place: asks for a turn and says that somebody is still there. `WAIT-503` of another call
 * has the same parts. `ahead`: how many come before; 0 with `admitted`.
 */
export const waitingPlaceSchema = z.object({
  admitted: z.boolean(),
  place: z.number().int().nonnegative(),
  ahead: z.number().int().nonnegative(),
  retryAfterSeconds: z.number().int().positive(),
});
export type WaitingPlace = z.infer<typeof waitingPlaceSchema>;
