import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export const orderStatuses = ['OPEN', 'PENDING', 'SUCCESS', 'FAILED', 'EXPIRED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What a merchant asks for, and what became of it. Amounts are whole paisa. */
export interface Order {
  readonly orderId: string;
  readonly sessionId: string;
  readonly token: string;
  readonly amount: number;
  readonly remarks: string;
  readonly expiresAt: string;
  readonly status: OrderStatus;
  /** What was taken; only the outcome "wrong amount" takes another. */
  readonly taken: number;
  readonly transactionId: string | null;
  readonly paidAt: string | null;
}

const LIFE_MS = 15 * 60_000;

/** The book of the payment gateway: a line for each change, so that what was paid outlives the process. */
export class Orders {
  readonly #file: string;
  readonly #now: () => Date;
  readonly #byOrder = new Map<string, Order>();
  readonly #bySession = new Map<string, string>();

  constructor(file: string, now: () => Date) {
    this.#file = file;
    this.#now = now;
    if (!existsSync(file)) mkdirSync(dirname(file), { recursive: true });
    else for (const line of readFileSync(file, 'utf8').split('\n')) this.#read(line);
  }

  /** The same order asked for twice is one; with another amount it is a mistake of the merchant. */
  open(orderId: string, amount: number, remarks: string): Order | undefined {
    const known = this.byOrder(orderId);
    if (known) return known.amount === amount ? known : undefined;
    return this.#write({
      orderId,
      amount,
      remarks,
      sessionId: randomUUID(),
      token: randomBytes(24).toString('base64url'),
      expiresAt: new Date(this.#now().getTime() + LIFE_MS).toISOString(),
      status: 'OPEN',
      taken: 0,
      transactionId: null,
      paidAt: null,
    });
  }

  byOrder(orderId: string): Order | undefined {
    const order = this.#byOrder.get(orderId);
    if (order?.status === 'OPEN' && order.expiresAt <= this.#now().toISOString())
      return this.#write({ ...order, status: 'EXPIRED' });
    return order;
  }

  bySession(sessionId: string): Order | undefined {
    return this.byOrder(this.#bySession.get(sessionId) ?? '');
  }

  /** A decision stands: whoever comes later gets undefined. */
  decide(order: Order, status: 'PENDING' | 'SUCCESS' | 'FAILED', taken = order.amount): Order | undefined {
    const now = this.byOrder(order.orderId);
    if (now?.status !== 'OPEN' && now?.status !== 'PENDING') return undefined;
    const paid = status === 'SUCCESS';
    return this.#write({
      ...now,
      status,
      taken: paid ? taken : 0,
      transactionId: now.transactionId ?? `T${String(randomInt(1e12)).padStart(12, '0')}`,
      paidAt: paid ? this.#now().toISOString() : null,
    });
  }

  all(): readonly Order[] {
    return [...this.#byOrder.values()];
  }

  #write(order: Order): Order {
    appendFileSync(this.#file, `${JSON.stringify(order)}\n`, { mode: 0o600 });
    return this.#keep(order);
  }

  #keep(order: Order): Order {
    this.#byOrder.set(order.orderId, order);
    this.#bySession.set(order.sessionId, order.orderId);
    return order;
  }

  /** The last line may be half written if the process died in the middle of it. */
  #read(line: string): void {
    try {
      const value: unknown = JSON.parse(line);
      if (isOrder(value)) this.#keep(value);
    } catch {
      return;
    }
  }
}

function isOrder(value: unknown): value is Order {
  return (
    typeof value === 'object' &&
    value !== null &&
    'orderId' in value &&
    'sessionId' in value &&
    'token' in value &&
    'status' in value &&
    typeof value.orderId === 'string' &&
    typeof value.sessionId === 'string'
  );
}
