/** A tester's wish for certain versions; the host resolves published ones only. */
const cookieName = 'registrar_pins';

/** `?pins=` is kept as the cookie, so that it survives a reload on another page; an empty one clears it. */
export function adoptPins(search: string, target: Pick<Document, 'cookie'>): void {
  const wanted = new URLSearchParams(search).get('pins');
  if (wanted !== null) writePins(wanted, target);
}

export function clearPins(target: Pick<Document, 'cookie'>): void {
  writePins('', target);
}

export function hasPins(target: Pick<Document, 'cookie'>): boolean {
  return target.cookie.split(';').some((part) => part.trim().startsWith(`${cookieName}=`));
}

function writePins(value: string, target: Pick<Document, 'cookie'>): void {
  const life = value === '' ? '; Max-Age=0' : '';
  target.cookie = `${cookieName}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${life}`;
}
