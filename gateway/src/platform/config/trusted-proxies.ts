import net from 'node:net';

/** Whose `X-Forwarded-For` is believed. */
export function proxiesOf(setting: string | undefined, problems: string[]): readonly string[] {
  const named = (setting ?? 'loopback').split(',').map((text) => text.trim());
  for (const proxy of named)
    if (!isNetwork(proxy)) problems.push(`TRUSTED_PROXIES names no address and no network: ${proxy}`);
  return named;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = net.isIP(address);
  if (family === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  return (
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128)))
  );
}
