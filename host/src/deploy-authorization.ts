import { createHash, timingSafeEqual } from 'node:crypto';
import type { DeployToken } from './configuration';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The team behind a bearer token that may publish this remote, or undefined. */
export function publisherOf(tokens: readonly DeployToken[], authorization: string | undefined, remote: string): string | undefined {
  const given = digest(authorization?.replace(/^Bearer /, '') ?? '');
  const owner = tokens.find(({ token }) => timingSafeEqual(digest(token), given));
  return owner !== undefined && (owner.remotes.includes('*') || owner.remotes.includes(remote)) ? owner.team : undefined;
}
