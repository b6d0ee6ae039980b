import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { act, callerOf, detailOf, type ActOptions, type Caller } from '../filings-kit';
import { startTestGateway, type TestGateway } from '../harness';
import { SECRET, startPayments } from '../payment-kit';
import { readDetail } from '../registration-kit';
import { restoreRelease } from '../restore-release';
import { filingOfThen, secondRelease, soonAfter, type FilingOfThen } from './filings';

export interface Upgraded {
  readonly gateway: TestGateway;
  /** Signs in, and again before the access token is over; `again` where the person has become a representative. */
  as(username: string, again?: boolean): Promise<Caller>;
  ownerOf(filing: FilingOfThen): Promise<Caller>;
  /** Takes a filing of then through steps, each by whoever is named; answers with its status. */
  goes(name: string, ...steps: readonly (readonly [string, string, ActOptions?])[]): Promise<string>;
  close(): Promise<void>;
}

const TOKEN_MS = 5 * 60_000;

/** The portal of today on the database of the second release, with the payment gateway at which somebody was then. */
export async function startUpgraded(): Promise<Upgraded> {
  const payments = await startPayments(() => gateway.clock.now());
  const { order } = secondRelease.card;
  payments.orders.set(order.orderId, { ...order });
  const payment = { url: payments.url, pageUrl: 'http://localhost:8083/checkout', code: 'REGISTRAR', secret: SECRET };
  const database = await restoreRelease(import.meta.dirname);
  const gateway = await startTestGateway({
    demoData: true,
    database: database.place,
    now: soonAfter,
    change: (read) => ({ ...read, payment }),
  });

  const callers = new Map<string, { readonly caller: Promise<Caller>; readonly until: number }>();
  const as: Upgraded['as'] = (username, again = false) => {
    const now = gateway.clock.now().getTime();
    const known = again ? undefined : callers.get(username);
    if (known && known.until > now) return known.caller;
    const caller = callerOf(gateway, username);
    callers.set(username, { caller, until: now + TOKEN_MS });
    return caller;
  };
  const ownerOf: Upgraded['ownerOf'] = ({ owner }) => as(owner);

  return {
    gateway,
    as,
    ownerOf,
    async goes(name, ...steps) {
      const filing = filingOfThen(name);
      let current: ApplicationDetail = await readDetail(await ownerOf(filing), filing.id);
      for (const [username, action, options] of steps) {
        const by = await as(username);
        current = detailOf(await act(by, await readDetail(by, filing.id), action, options));
      }
      return current.status;
    },
    async close() {
      await gateway.close();
      await database.drop();
      await payments.close();
    },
  };
}
