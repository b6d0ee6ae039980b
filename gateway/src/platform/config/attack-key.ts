import { createHmac } from 'node:crypto';

/**
 * Of a gateway that was started with `ATTACK_TARGET=1`. It is made from the key that all gateways of a portal share, so
 * that each of them answers to the same one, and nothing can be told of that key from it.
 */
export function attackKeyOf(env: { readonly ATTACK_TARGET?: '0' | '1' }, internalKey: string): string | null {
  if (env.ATTACK_TARGET !== '1') return null;
  return createHmac('sha256', internalKey).update('target of the attack').digest('base64url');
}
