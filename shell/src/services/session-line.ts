/** What the tabs of a browser say to each other of their sessions. */
export type LineMessage =
  /** A tab that nobody is signed in at asks the others. */
  | { readonly kind: 'who' }
  /** Whose session this tab has, and when a person last did something there. */
  | { readonly kind: 'here'; readonly access_token: string; readonly roleId: string; readonly activeAt: number }
  /** A tab that cannot renew asks the one that can. */
  | { readonly kind: 'renew'; readonly sid: string; readonly refused: string }
  | { readonly kind: 'renewed'; readonly sid: string; readonly access_token: string; readonly roleId: string }
  /** The tab that renews reached nobody; the session is as it was. */
  | { readonly kind: 'unanswered'; readonly sid: string }
  /** The tab that renews is closing, and gives what it needs for that to whoever takes it first. */
  | { readonly kind: 'handover'; readonly sid: string; readonly refresh_token: string }
  /** A tab that somebody looks at would rather renew itself: what is in the background may be discarded. */
  | { readonly kind: 'wanted'; readonly sid: string }
  /** This tab renews from now on. */
  | { readonly kind: 'held'; readonly sid: string }
  | { readonly kind: 'ended'; readonly sid: string };

const FIELDS: Readonly<Record<LineMessage['kind'], readonly string[]>> = {
  who: [],
  here: ['access_token', 'roleId'],
  renew: ['sid', 'refused'],
  renewed: ['sid', 'access_token', 'roleId'],
  unanswered: ['sid'],
  handover: ['sid', 'refresh_token'],
  wanted: ['sid'],
  held: ['sid'],
  ended: ['sid'],
};

/** A tab of another release may say what this one does not know. */
export function isLineMessage(data: unknown): data is LineMessage {
  if (typeof data !== 'object' || data === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...data };
  const kind = Object.keys(FIELDS).find((one) => one === fields['kind']);
  return kind !== undefined && FIELDS[kind as LineMessage['kind']].every((field) => typeof fields[field] === 'string');
}

/** The session that an access token belongs to; what stands in it is only compared, and never believed. */
export function sessionIdOf(accessToken: string): string | null {
  try {
    const [, claims = ''] = accessToken.split('.');
    const parsed: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    const sid: unknown = typeof parsed === 'object' && parsed !== null && 'sid' in parsed ? parsed.sid : null;
    return typeof sid === 'string' ? sid : null;
  } catch {
    return null;
  }
}
