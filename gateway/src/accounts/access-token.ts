import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'registrar';
const AUDIENCE = 'portal';

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

export interface AccessClaims {
  readonly accountId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

const keys = new Map<string, { privateKey: KeyObject; publicKey: KeyObject }>();
function keysOf(pem: string): { privateKey: KeyObject; publicKey: KeyObject } {
  const known = keys.get(pem);
  if (known) return known;
  const privateKey = createPrivateKey(pem);
  const pair = { privateKey, publicKey: createPublicKey(privateKey) };
  keys.set(pem, pair);
  return pair;
}

/** Says who and in which session, nothing else: role and screens are looked up, so that a change counts at once. */
export async function signAccessToken(pem: string, accountId: string, sessionId: string, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject(accountId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(keysOf(pem).privateKey);
}

const MOST_VERIFIED = 10_000;
const verified = new Map<string, AccessClaims>();

/**
 * A signature that was good stays good: of every call that comes with the same token only the time is looked at again.
 * Whether the session still lasts is the database's to say, at every call.
 */
export async function verifyAccessToken(pem: string, token: string, now: Date): Promise<AccessClaims | null> {
  const known = `${pem}${token}`;
  const claims = verified.get(known) ?? (await claimsOf(pem, token, now));
  if (claims === null || claims.expiresAt.getTime() <= now.getTime()) {
    verified.delete(known);
    return null;
  }
  if (verified.size >= MOST_VERIFIED) verified.clear();
  verified.set(known, claims);
  return claims;
}

async function claimsOf(pem: string, token: string, now: Date): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keysOf(pem).publicKey, {
      issuer: ISSUER,
      audience: AUDIENCE,
      algorithms: ['EdDSA'],
      currentDate: now,
    });
    const claims = claimsSchema.parse(payload);
    return { accountId: claims.sub, sessionId: claims.sid, expiresAt: new Date(claims.exp * 1000) };
  } catch {
    return null;
  }
}
