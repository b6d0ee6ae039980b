import { randomUUID } from 'node:crypto';
import { paymentFormSchema } from '@registrar/domain/calls/payments';
import { callerOf, type Caller } from '../gateway/caller';
import { pause } from '../programs/program';
import type { InvoiceToPay } from './invoices-to-pay';

export interface PayersOptions {
  readonly url: string;
  /** Origin of the payment gateway. */
  readonly page: string;
  readonly credentials: string;
  readonly username: string;
}

/**
 * Of a hundred payments: ten are never told of, ten are told of three times, ten late, and some are declined or take
 * their time.
 */
const COURSE = (index: number): string => {
  const place = index % 100;
  if (place < 10) return 'LOST';
  if (place < 20) return 'DUPLICATE';
  if (place < 30) return 'LATE';
  if (place < 33) return 'DECLINED';
  return place < 36 ? 'PENDING' : 'SUCCESS';
};
const BESIDE_EACH_OTHER = 6;
const PATIENCE_MS = 180_000;

/** People who pay, and try again as people do when the portal is away for a moment. */
export class Payers {
  readonly #options: PayersOptions;
  readonly #outcomes: Record<string, number> = {};
  #caller: Promise<Caller> | undefined;
  done = 0;

  constructor(options: PayersOptions) {
    this.#options = options;
  }

  async payAll(invoices: readonly InvoiceToPay[]): Promise<Readonly<Record<string, number>>> {
    const waiting = invoices.map((invoice, index) => ({ invoice, outcome: COURSE(index) }));
    const worker = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        await this.#pay(next.invoice, next.outcome);
        this.#outcomes[next.outcome] = (this.#outcomes[next.outcome] ?? 0) + 1;
        this.done++;
      }
    };
    await Promise.all(Array.from({ length: BESIDE_EACH_OTHER }, worker));
    return this.#outcomes;
  }

  async reached(count: number): Promise<void> {
    while (this.done < count) await pause(20);
  }

  async #pay({ id, amountPaisa }: InvoiceToPay, outcome: string): Promise<void> {
    const key = { 'idempotency-key': randomUUID() };
    const { fields } = paymentFormSchema.parse(
      await this.#patiently((caller) =>
        caller.call('POST', `external/api/payment/${id}`, { bank: 'NABIL', mode: 'CARD', amountPaisa }, key),
      ),
    );
    const answer = await fetch(`${this.#options.page}/pay`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ token: fields.token, sessionId: fields.sessionId, outcome }),
    });
    if (answer.status !== 303) throw new Error(`The payment gateway answered ${answer.status}`);
  }

  /**
   * With the same key as long as the gateway is away: it is the same payment, whether the first answer was lost or the
   * question.
   */
  async #patiently(work: (caller: Caller) => Promise<unknown>): Promise<unknown> {
    for (const end = Date.now() + PATIENCE_MS; ;) {
      try {
        this.#caller ??= callerOf(this.#options.url, this.#options.credentials, this.#options.username);
        return await work(await this.#caller);
      } catch (error) {
        if (Date.now() > end) throw error;
        if (String(error).includes('answered 401') || String(error).includes('sign in')) this.#caller = undefined;
        else if (String(error).includes('answered 4') && !String(error).includes('answered 424')) throw error;
        else if ((await this.#caller?.catch(() => undefined)) === undefined) this.#caller = undefined;
        await pause(200);
      }
    }
  }
}
