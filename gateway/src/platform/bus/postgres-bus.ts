import pg from 'pg';
import type { Logger } from 'pino';
import { Listeners, readMessage, type Bus } from './bus';

const CHANNEL = 'registrar_bus';
/** PostgreSQL refuses a notification of 8,000 bytes or more. */
const LARGEST = 7900;
const RECONNECT_MS = 1000;

/** LISTEN needs a connection that stays: one outside the pool, opened again when it breaks. */
export async function createPostgresBus(url: string, log: Logger): Promise<Bus> {
  const listeners = new Listeners();
  const sender = new pg.Pool({ connectionString: url, max: 1 });
  sender.on('error', () => undefined);
  let closed = false;
  let receiver: pg.Client;

  const listen = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    client.on('notification', ({ payload }) => {
      const message = readMessage(parseJson(payload));
      if (message) listeners.tell(message);
    });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    // a client that never came up ends as well: only one that did is opened again, or each try would begin two
    client.once('end', () => void reconnect());
    receiver = client;
  };
  const reconnect = async (): Promise<void> => {
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      try {
        if (closed) return;
        await listen();
        return listeners.notifyResumed();
      } catch (error) {
        log.warn({ err: error }, 'the bus is not reachable, trying again');
      }
    }
  };

  await listen();
  return {
    async publish(message) {
      const payload = JSON.stringify(message);
      if (Buffer.byteLength(payload) > LARGEST)
        throw new Error(`A message for ${message.destination} is larger than the bus carries`);
      await sender.query('select pg_notify($1, $2)', [CHANNEL, payload]);
    },
    onMessage: (listener) => listeners.add(listener),
    onResumed: (listener) => listeners.addResumed(listener),
    async close() {
      closed = true;
      await receiver.end();
      await sender.end();
    },
  };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
