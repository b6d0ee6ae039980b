import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clientCredentials, dropFilled, filledPlace, startGateway } from '../gateway/gateway-program';
import type { GatewayProgram } from '../gateway/gateway-program';
import { readOptions } from '../options';
import { startProgram, stopPrograms } from '../programs/program';
import { moveClock, waitUntilDecided } from './all-decided';
import { addInvoices, PAYER } from './invoices-to-pay';
import { compareBooks, joined } from './compare-books';
import { compareCopies } from './compare-copies';
import { addCopyOrders, untilPaid, waitUntilMade } from './copies-to-pay';
import { measureCallbacks } from './callbacks';
import { Payers, type Bill } from './payers';
import { measureReconciliation } from './reconciliation';

/**
 * Payments through the test payment gateway, with everything that goes wrong between two machines.
 *   --payments N      so many are paid (1000)
 *   --kills N         so often the gateway is killed with SIGKILL in the middle (3)
 *   --reconcile N     and so many are asked about at once (0: not measured)
 *   --copies N        not fines are paid but orders of so many certified copies in all, made when they are paid
 */
const { values } = parseArgs({
  options: {
    payments: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '3' },
    reconcile: { type: 'string', default: '0' },
    copies: { type: 'string', default: '0' },
  },
});
const [kills, copies] = [Number(values.kills), Number(values.copies)];
const options = readOptions(process.cwd(), [], process.env);
const ports = { gateway: options.port + 2, payment: options.port + 3 };
const secret = randomBytes(32).toString('base64url');
Object.assign(process.env, {
  PAYMENT_URL: `http://127.0.0.1:${ports.payment}`,
  PAYMENT_PAGE_URL: `http://127.0.0.1:${ports.payment}/checkout`,
  PAYMENT_CODE: 'BENCH',
  PAYMENT_SECRET: secret,
});

const place = await filledPlace(options, 'embedded');
let gateway: GatewayProgram | undefined;
try {
  const bills =
    copies > 0
      ? await addCopyOrders(place, copies)
      : (await addInvoices(place, Number(values.payments))).map((invoice): Bill => ({
          payer: PAYER,
          invoice: async () => invoice,
        }));
  const count = bills.length;
  const book = join(place.folder, 'sandbox', 'orders.jsonl');
  const payment = await startProgram({
    script: join(options.root, 'sandbox/dist/payment-process.mjs'),
    readyAt: `${process.env['PAYMENT_URL'] ?? ''}/healthz`,
    log: join(options.data, 'logs', 'payment.log'),
    environment: {
      REGISTRAR_MODE: 'embedded',
      REGISTRAR_DATA: place.folder,
      PAYMENT_PORT: String(ports.payment),
      PAYMENT_SOON_MS: '1500',
      PAYMENT_LATE_MS: '4000',
      PAYMENT_CALLBACK_URL: `http://127.0.0.1:${ports.gateway}/gateway/external/api/payment/callback`,
      PAYMENT_RETURN_URL: `http://localhost:${options.port}/payment/status/`,
    },
  });
  gateway = await startGateway(options, place);
  const payers = new Payers({
    url: gateway.url,
    page: process.env['PAYMENT_URL'] ?? '',
    credentials: clientCredentials(place),
  });
  const begun = performance.now();
  const paying = copies > 0 ? payers.payAll(bills, untilPaid) : payers.payAll(bills);
  for (let kill = 1; kill <= kills; kill++) {
    await payers.reached((count * kill) / (kills + 1));
    process.kill(gateway.pid, 'SIGKILL');
    await gateway.stop();
    console.log(`killed after ${payers.invoices.length} payments`);
    gateway = await startGateway(options, place);
  }
  const outcomes = await paying;
  const seconds = (performance.now() - begun) / 1000;
  await new Promise((resolve) => setTimeout(resolve, 6000)); // the late ones
  await moveClock(gateway.url, place, 5 * 60_000);
  if (copies > 0) await waitUntilMade(payers, bills);
  else await waitUntilDecided(gateway.url, clientCredentials(place));
  const made = (performance.now() - begun) / 1000;
  const callbacks = await measureCallbacks(gateway.url, secret, book);
  await gateway.stop();
  await payment.stop();
  const verdict = joined(
    await compareBooks(place, book, payers.invoices),
    ...(copies > 0 ? [await compareCopies(place, copies, made)] : []),
  );
  const reconciled =
    Number(values.reconcile) > 0 ? await measureReconciliation(place, Number(values.reconcile)) : undefined;
  console.table({
    payments: count,
    ...outcomes,
    kills,
    'payments per second': (count / seconds).toFixed(1),
    'callback p50 ms': callbacks.p50.toFixed(1),
    'callback p99 ms': callbacks.p99.toFixed(1),
    ...(reconciled === undefined ? {} : { [`reconciliation of ${values.reconcile}, seconds`]: reconciled.toFixed(1) }),
    ...verdict.figures,
    load: loadavg()[0]?.toFixed(1),
  });
  for (const problem of verdict.problems) console.log(`NO: ${problem}`);
  console.log(verdict.problems.length === 0 ? 'Equal to the paisa.' : 'The books do not agree.');
  process.exitCode = verdict.problems.length === 0 ? 0 : 1;
} finally {
  await stopPrograms();
  await place.drop();
  await dropFilled();
}
