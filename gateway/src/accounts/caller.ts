import { networkOf } from '@registrar/domain/network-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config';
import { hashToken, keyedHash, newToken } from './secrets';

/** Who asks without being signed in. What one caller does wrong is not counted against another. */
export interface Caller {
  /** What the browser is recognised by: the hash of its token. Null: a program that keeps no cookie. */
  readonly device: string | null;
  /** Keyed hash of where the call comes from. */
  readonly place: string;
  /** Under which a code that this caller has asked for may be waiting, the likeliest first. */
  readonly keys: readonly [string, ...string[]];
}

const COOKIE = 'device';
const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * The caller by the cookie of the browser, which is given one here where it has none. The cookie opens nothing: it
 * tells whose wrong tries are counted together.
 */
export function callerOf(request: FastifyRequest, reply: FastifyReply, config: Config): Caller {
  const place = keyedHash(config.secrets.otpPepper, `place:${networkOf(request.ip)}`).slice(0, 32);
  const brought = readCookie(request.headers.cookie);
  // every browser says where a call was made from; a program that does not may keep no cookies either
  const isBrowser = request.headers['sec-fetch-site'] !== undefined;
  const token = brought ?? giveDevice(reply, config);
  const device = brought !== undefined || isBrowser ? hashToken(token) : null;
  if (device === null) return { device, place, keys: [`place:${place}`] };
  return { device, place, keys: isBrowser ? [`device:${device}`] : [`device:${device}`, `place:${place}`] };
}

/** A new token for the browser; the one before is worth nothing from then on. */
export function giveDevice(reply: FastifyReply, { portalUrl }: Config): string {
  const { token } = newToken();
  const secure = new URL(portalUrl).protocol === 'https:' ? '; Secure' : '';
  reply.removeHeader('set-cookie'); // one that was given earlier in the same answer
  reply.header(
    'set-cookie',
    `${COOKIE}=${token}; Path=/gateway/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
  return token;
}

function readCookie(header: string | undefined): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(header ?? '')?.[1];
}
