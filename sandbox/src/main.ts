import { join } from 'node:path';
import { createSandbox } from './server';
import { typefaceBesideProgram } from './typeface';

const {
  REGISTRAR_MODE,
  REGISTRAR_DATA,
  SANDBOX_KEY,
  SANDBOX_PORT = '8081',
  LISTEN_ADDRESS = '127.0.0.1',
} = process.env;

// Whoever can open this page can read every one-time password.
if (REGISTRAR_MODE === 'production') throw new Error('The sandbox is refused in production');
if (!REGISTRAR_DATA || !SANDBOX_KEY) throw new Error('The sandbox needs REGISTRAR_DATA and SANDBOX_KEY');

const sandbox = await createSandbox({
  mailboxFile: join(REGISTRAR_DATA, 'sandbox', 'messages.jsonl'),
  typeface: typefaceBesideProgram(),
  key: SANDBOX_KEY,
  now: () => new Date(),
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

await sandbox.listen({ port: Number(SANDBOX_PORT), host: LISTEN_ADDRESS });
