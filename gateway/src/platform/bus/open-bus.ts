import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { createAmqpBus } from './amqp-bus';
import type { Bus } from './bus';
import { createLocalBus } from './local-bus';
import { createPostgresBus } from './postgres-bus';

export async function openBus(config: Config['bus'], log: Logger): Promise<Bus> {
  if (config.kind === 'pg') return createPostgresBus(config.url, log);
  if (config.kind === 'amqp') return createAmqpBus(config.url, log);
  return createLocalBus();
}
