import type { StompUser } from './stomp-session';

export const EXTERNAL_TOPIC = '/topic/external';
export const REGISTRY_TOPIC = '/topic/registry';
export const userTopic = (accountId: string): string => `/topic/user/${accountId}`;
/** How much is unread now, whenever something was marked as read in any tab. */
export const readTopic = (accountId: string): string => `${userTopic(accountId)}/read`;

/** Exact names only: a pattern is somebody else's topic. */
export function maySubscribe(user: StompUser, destination: string): boolean {
  if (destination === userTopic(user.accountId) || destination === readTopic(user.accountId)) return true;
  if (destination === EXTERNAL_TOPIC) return user.external;
  return destination === REGISTRY_TOPIC;
}
