import type { StompSession } from './stomp-session';

export interface Subscription {
  readonly session: StompSession;
  readonly id: string;
  readonly destination: string;
}

/**
 * So many sockets are written to before the event loop gets a turn: ten thousand in one go would hold it for a third of
 * a second.
 */
const CHUNK = 500;

/** Who listens where. */
export class SubscriptionIndex {
  readonly #byDestination = new Map<string, Set<Subscription>>();
  #lastMessageId = 0;

  add(subscription: Subscription): void {
    const subscriptions = this.#byDestination.get(subscription.destination) ?? new Set();
    subscriptions.add(subscription);
    this.#byDestination.set(subscription.destination, subscriptions);
  }

  remove(subscription: Subscription): void {
    const subscriptions = this.#byDestination.get(subscription.destination);
    subscriptions?.delete(subscription);
    if (subscriptions?.size === 0) this.#byDestination.delete(subscription.destination);
  }

  deliver(destination: string, body: string): void {
    const subscriptions = [...(this.#byDestination.get(destination) ?? [])];
    const messageId = ++this.#lastMessageId;
    const deliverFrom = (start: number): void => {
      for (const subscription of subscriptions.slice(start, start + CHUNK))
        subscription.session.deliver(subscription, messageId, body);
      if (start + CHUNK < subscriptions.length) setImmediate(() => deliverFrom(start + CHUNK));
    };
    deliverFrom(0);
  }
}
