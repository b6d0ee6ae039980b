import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Platform } from '../platform/platform';

/** A second of work on an office computer; the figures of altcha's own example take fifteen. */
const COST = 1000;
const COUNTER: readonly [number, number] = [2000, 4000];
const LIFE_MS = 5 * 60 * 1000;

type CaptchaPlatform = Pick<Platform, 'config' | 'clock' | 'database'>;

/** @param work how many tries a solution takes, between these two */
export async function newCaptcha(
  { config, clock }: CaptchaPlatform,
  work: readonly [number, number] = COUNTER,
): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(...work),
    deriveKey,
    expiresAt: new Date(clock.now().getTime() + LIFE_MS),
    ...secretsOf(config.secrets.captchaKey),
  });
}

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string(),
      keySignature: z.string().optional(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number().int().min(0), derivedKey: z.string(), time: z.number().optional() }),
});

/** Right, in time, and for the first time: a solution is kept until it would have run out anyway. */
export async function solvesCaptcha(
  { config, clock, database: { db } }: CaptchaPlatform,
  base64: string | undefined,
): Promise<boolean> {
  const payload = payloadSchema.safeParse(decode(base64));
  if (!payload.success) return false;
  const { challenge, solution } = payload.data;
  const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
  if (expiresAt <= clock.now()) return false;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...secretsOf(config.secrets.captchaKey),
  });
  if (!verified) return false;
  const first = await db
    .insertInto('captcha_used')
    .values({ signature: challenge.signature, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst();
  return first !== undefined;
}

function secretsOf(key: string): { hmacSignatureSecret: string; hmacKeySignatureSecret: string } {
  return { hmacSignatureSecret: `${key}:challenge`, hmacKeySignatureSecret: `${key}:solution` };
}

function decode(base64: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(base64 ?? '', 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
