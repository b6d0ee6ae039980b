import type { Audience } from './audiences';

/**
 * The link to a filing in messages. It contains only the filing and the audience: the shell forwards to the page of the
 * right remote, so that links in old mails stay valid.
 */
export function filingLink(id: string, audience: Audience): string {
  const address = `/application/${encodeURIComponent(id)}`;
  if (audience === 'OFFICE' || audience === 'NEXT_ACTOR') return `${address}/review`;
  return audience === 'PARENT' ? `${address}/consent` : address;
}
