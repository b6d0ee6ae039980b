import { createHash, timingSafeEqual } from 'node:crypto';
import type { DeployToken } from './configuration';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function ownerOf(tokens: readonly DeployToken[], authorization: string | undefined): DeployToken | undefined {
  const given = digest(authorization?.replace(/^Bearer /, '') ?? '');
  return tokens.find(({ token }) => timingSafeEqual(digest(token), given));
}

/** The team behind a bearer token that may publish this remote, or undefined. */
export function publisherOf(tokens: readonly DeployToken[], authorization: string | undefined, remote: string): string | undefined {
  const owner = ownerOf(tokens, authorization);
  return owner !== undefined && (owner.remotes.includes('*') || owner.remotes.includes(remote)) ? owner.team : undefined;
}

/** The team behind a bearer token, whatever it may publish. */
export const teamOf = (tokens: readonly DeployToken[], authorization: string | undefined): string | undefined => ownerOf(tokens, authorization)?.team;
