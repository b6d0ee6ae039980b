import { pause } from '../programs/program';
import type { Session } from './caller';
import { listen, socketAddress, type StompListener } from './stomp-listener';

/** As the shell does: five seconds after a line that broke, and up to twenty more where the gateway sent it away. */
const BACK_AFTER_MS = 5_000;
const BACK_WITHIN_MS = 20_000;

/** Everybody's sockets; while `returning` each opens anew as the shell does. */
export class Crowd {
  returning = false;
  /** How many came back, and how many messages all of them heard. */
  returned = 0;
  heard = 0;
  readonly #url: string;
  readonly #socketsEach: number;
  readonly #sockets = new Set<StompListener>();
  readonly #heard = new Map<string, () => void>();

  constructor(gatewayUrl: string, socketsEach: number) {
    this.#url = socketAddress(gatewayUrl);
    this.#socketsEach = socketsEach;
  }

  get size(): number {
    return this.#sockets.size;
  }

  async join(session: Session): Promise<void> {
    await Promise.all(Array.from({ length: this.#socketsEach }, () => this.#open(session)));
  }

  onMessageFor(userId: string, listener: () => void): void {
    this.#heard.set(userId, listener);
  }

  leave(): void {
    this.returning = false;
    for (const socket of this.#sockets) socket.close();
  }

  async #open(session: Session): Promise<void> {
    const socket: StompListener = await listen({
      url: this.#url,
      token: session.access_token,
      destination: `/topic/user/${session.userId}`,
      onMessage: () => {
        this.heard += 1;
        this.#heard.get(session.userId)?.();
      },
      onClosed: () => {
        this.#sockets.delete(socket);
        if (this.returning) void this.#comeBack(session, Math.random() * BACK_WITHIN_MS);
      },
    });
    this.#sockets.add(socket);
  }

  async #comeBack(session: Session, more: number): Promise<void> {
    await pause(BACK_AFTER_MS + more);
    if (!this.returning) return;
    try {
      await this.#open(session);
      this.returned += 1;
    } catch {
      await this.#comeBack(session, 0);
    }
  }
}
