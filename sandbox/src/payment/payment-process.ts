import { join } from 'node:path';
import { typefaceBesideProgram } from '../typeface';
import { createPaymentServer } from './payment-server';

const {
  REGISTRAR_MODE,
  REGISTRAR_DATA,
  PAYMENT_PORT = '8083',
  LISTEN_ADDRESS = '127.0.0.1',
  PAYMENT_CODE,
  PAYMENT_SECRET,
  PAYMENT_CALLBACK_URL,
  PAYMENT_RETURN_URL,
  PAYMENT_SOON_MS = '6000',
  PAYMENT_LATE_MS = '30000',
} = process.env;

// Whoever opens this page decides what was paid.
if (REGISTRAR_MODE === 'production') throw new Error('The test payment gateway is refused in production');
if (!REGISTRAR_DATA || !PAYMENT_CODE || !PAYMENT_SECRET || !PAYMENT_CALLBACK_URL || !PAYMENT_RETURN_URL)
  throw new Error(
    'The test payment gateway needs REGISTRAR_DATA, PAYMENT_CODE, PAYMENT_SECRET, PAYMENT_CALLBACK_URL and PAYMENT_RETURN_URL',
  );

const server = await createPaymentServer({
  ordersFile: join(REGISTRAR_DATA, 'sandbox', 'orders.jsonl'),
  typeface: typefaceBesideProgram(),
  merchant: {
    code: PAYMENT_CODE,
    secret: PAYMENT_SECRET,
    callbackUrl: PAYMENT_CALLBACK_URL,
    returnUrl: PAYMENT_RETURN_URL,
  },
  now: () => new Date(),
  pace: { soonMs: Number(PAYMENT_SOON_MS), lateMs: Number(PAYMENT_LATE_MS) },
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

await server.listen({ port: Number(PAYMENT_PORT), host: LISTEN_ADDRESS });
