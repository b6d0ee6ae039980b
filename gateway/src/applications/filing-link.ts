import type { Audience } from './audiences';

/**
 * The address under which a filing is told to somebody. It names the filing and its reader only: the shell leads on to
 * the page that a remote has for it, so that a mail of today opens in a portal of next year.
 */
export function filingLink(id: string, audience: Audience): string {
  const address = `/application/${encodeURIComponent(id)}`;
  if (audience === 'OFFICE' || audience === 'NEXT_ACTOR') return `${address}/review`;
  return audience === 'PARENT' ? `${address}/consent` : address;
}
