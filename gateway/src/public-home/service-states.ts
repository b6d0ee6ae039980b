import { companyFinderQuerySchema } from '@registrar/domain/calls/companies';
import type { ServiceState } from '@registrar/domain/calls/public-home';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { mailJob, smsJob } from '../platform/outbound/message-jobs';
import { findCompaniesBy } from '../register/search/find-companies-by';

/** Tried so often without reaching anybody it is no longer one address that is wrong. */
const MESSAGES_STUCK = 3;
const LOOKED_BACK = sql`interval '15 minutes'`;

/** Finds by both writings of a name, as people do, and nothing in most registers. */
const PROBE = companyFinderQuerySchema.parse({ name: 'Himchuli Sagarmatha', size: 1 });

/** Only what this gateway has seen by itself in the last quarter of an hour; nothing is asked of the services. */
export async function serviceStates(
  db: Kysely<DB>,
  { now, today, takesCards }: { readonly now: Date; readonly today: string; readonly takesCards: boolean },
): Promise<ServiceState[]> {
  const [email, sms] = [await isStuck(db, mailJob.kind, now), await isStuck(db, smsJob.kind, now)];
  return [
    { service: 'PAYMENT', state: takesCards ? disturbed(await isPaymentAway(db, now)) : 'VOUCHER_ONLY' },
    { service: 'EMAIL', state: disturbed(email) },
    { service: 'SMS', state: disturbed(sms) },
    { service: 'SEARCH', state: disturbed(!(await isSearchAnswering(db, today))) },
  ];
}

const disturbed = (is: boolean): ServiceState['state'] => (is ? 'DISTURBED' : 'WORKING');

/** Messages are tried again and again, and none has gone out meanwhile. */
async function isStuck(db: Kysely<DB>, kind: string, now: Date): Promise<boolean> {
  const { waiting, sent } = await db
    .selectFrom('job')
    .select((of) => [
      of.fn
        .countAll<string>()
        .filterWhere(sql<boolean>`done_at is null and dead_at is null and attempts > 1`)
        .as('waiting'),
      of.fn
        .countAll<string>()
        .filterWhere(sql<boolean>`done_at >= ${now}::timestamptz - ${LOOKED_BACK}`)
        .as('sent'),
    ])
    .where('kind', '=', kind)
    .where(sql<boolean>`(done_at is null or done_at >= ${now}::timestamptz - ${LOOKED_BACK})`)
    .executeTakeFirstOrThrow();
  return Number(waiting) >= MESSAGES_STUCK && Number(sent) === 0;
}

/** Payments were begun, and the payment gateway opened none of them. */
async function isPaymentAway(db: Kysely<DB>, now: Date): Promise<boolean> {
  const { unopened, opened } = await db
    .selectFrom('payment_attempt')
    .select((of) => [
      of.fn.countAll<string>().filterWhere('session_id', 'is', null).as('unopened'),
      of.fn.countAll<string>().filterWhere('session_id', 'is not', null).as('opened'),
    ])
    .where(sql<boolean>`began_at >= ${now}::timestamptz - ${LOOKED_BACK}`)
    .executeTakeFirstOrThrow();
  return Number(unopened) > 0 && Number(opened) === 0;
}

async function isSearchAnswering(db: Kysely<DB>, today: string): Promise<boolean> {
  try {
    await findCompaniesBy(db, PROBE, today);
    return true;
  } catch {
    return false;
  }
}
