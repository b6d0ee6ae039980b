import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paymentPageSchema } from '@registrar/domain/calls/payments';
import type { Place } from '../gateway/place';
import { callerOf } from '../gateway/caller';
import { pause } from '../programs/program';
import { PAYER } from './invoices-to-pay';

const PATIENCE_MS = 300_000;

/** Two minutes are left to a message before the payment gateway is asked; the bench does not wait for them. */
export async function moveClock(url: string, place: Place, aheadMs: number): Promise<void> {
  const key = readFileSync(join(place.folder, 'secrets/internal-key'), 'utf8').trim();
  const answer = await fetch(`${url}/internal/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-internal-key': key },
    body: JSON.stringify({ now: new Date(Date.now() + aheadMs).toISOString() }),
  });
  if (!answer.ok) throw new Error(`The clock could not be moved: ${answer.status}`);
}

/** Until nothing of the payer's is under way any more. */
export async function waitUntilDecided(url: string, credentials: string): Promise<void> {
  const payer = await callerOf(url, credentials, PAYER);
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(500)) {
    const { total } = paymentPageSchema.parse(await payer.call('GET', 'external/api/payment?state=UNDER_WAY&size=1'));
    if (total === 0) return;
  }
  console.log('Some payments are still under way.');
}
