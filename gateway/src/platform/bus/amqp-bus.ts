import { Connection } from 'rabbitmq-client';
import type { Logger } from 'pino';
import { Listeners, readMessage, type Bus } from './bus';

const EXCHANGE = 'registrar.bus';

/** A fan-out exchange; every gateway has a queue of its own that goes with it. The client reconnects by itself. */
export async function createAmqpBus(url: string, log: Logger): Promise<Bus> {
  const listeners = new Listeners();
  const connection = new Connection(url);
  connection.on('error', (error) => log.warn({ err: error }, 'the bus is not reachable, trying again'));
  const exchanges = [{ exchange: EXCHANGE, type: 'fanout', durable: true }];

  const publisher = connection.createPublisher({ confirm: true, maxAttempts: 3, exchanges });
  const consumer = connection.createConsumer(
    {
      queueOptions: { exclusive: true, autoDelete: true },
      noAck: true,
      exchanges,
      queueBindings: [{ exchange: EXCHANGE }],
    },
    async ({ body }) => {
      const message = readMessage(body);
      if (message) listeners.tell(message);
    },
  );
  consumer.on('error', (error) => log.warn({ err: error }, 'the bus lost its queue, trying again'));
  await new Promise<void>((resolve) => consumer.once('ready', resolve));
  // its queue went with the line, and what was sent meanwhile with the queue
  consumer.on('ready', () => listeners.notifyResumed());

  return {
    publish: (message) => publisher.send({ exchange: EXCHANGE }, message),
    onMessage: (listener) => listeners.add(listener),
    onResumed: (listener) => listeners.addResumed(listener),
    async close() {
      await consumer.close();
      await publisher.close();
      await connection.close();
    },
  };
}
