import { paymentFormSchema } from '@registrar/domain/calls/payments';
import { callerOf, newKey, type Caller } from '../gateway/caller';
import { pause } from '../programs/program';
import type { InvoiceToPay } from './invoices-to-pay';

export interface PayersOptions {
  readonly url: string;
  /** Origin of the payment gateway. */
  readonly page: string;
  readonly credentials: string;
}

/** What somebody pays. */
export interface Bill {
  readonly payer: string;
  /** The invoice; what has none yet is ordered under the key, which brings the same one however often it is sent. */
  invoice(caller: Caller, key: Record<string, string>): Promise<InvoiceToPay>;
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
  readonly #callers = new Map<string, Promise<Caller>>();
  /** Each one once, when it has been paid or the payment was declined. */
  readonly invoices: InvoiceToPay[] = [];

  constructor(options: PayersOptions) {
    this.#options = options;
  }

  async payAll(
    bills: readonly Bill[],
    course: (index: number) => string = COURSE,
  ): Promise<Readonly<Record<string, number>>> {
    const waiting = bills.map((bill, index) => ({ bill, outcome: course(index) }));
    const worker = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        this.invoices.push(await this.#pay(next.bill, next.outcome));
        this.#outcomes[next.outcome] = (this.#outcomes[next.outcome] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: BESIDE_EACH_OTHER }, worker));
    return this.#outcomes;
  }

  async reached(count: number): Promise<void> {
    while (this.invoices.length < count) await pause(20);
  }

  async #pay({ payer, invoice: find }: Bill, outcome: string): Promise<InvoiceToPay> {
    const [ordered, paid] = [newKey(), newKey()];
    const invoice = await this.patiently(payer, (caller) => find(caller, ordered));
    const { id, amountPaisa } = invoice;
    const { fields } = paymentFormSchema.parse(
      await this.patiently(payer, (caller) =>
        caller.call('POST', `external/api/payment/${id}`, { bank: 'NABIL', mode: 'CARD', amountPaisa }, paid),
      ),
    );
    const answer = await fetch(`${this.#options.page}/pay`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ token: fields.token, sessionId: fields.sessionId, outcome }),
    });
    if (answer.status !== 303) throw new Error(`The payment gateway answered ${answer.status}`);
    return invoice;
  }

  /**
   * Asks again as long as the gateway is away. With the same key it is the same payment, whether the first answer was
   * lost or the question.
   */
  async patiently<T>(payer: string, work: (caller: Caller) => Promise<T>): Promise<T> {
    for (const end = Date.now() + PATIENCE_MS; ;) {
      try {
        return await work(await this.#callerOf(payer));
      } catch (error) {
        if (Date.now() > end) throw error;
        if (String(error).includes('answered 401') || String(error).includes('sign in')) this.#callers.delete(payer);
        else if (String(error).includes('answered 4') && !String(error).includes('answered 424')) throw error;
        else if ((await this.#callers.get(payer)?.catch(() => undefined)) === undefined) this.#callers.delete(payer);
        await pause(200);
      }
    }
  }

  #callerOf(payer: string): Promise<Caller> {
    const known = this.#callers.get(payer);
    if (known !== undefined) return known;
    const caller = callerOf(this.#options.url, this.#options.credentials, payer);
    this.#callers.set(payer, caller);
    return caller;
  }
}
