import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from '../options';
import { openMailbox, type Mailbox } from '../programs/mailbox';
import { startProgram, type Program } from '../programs/program';
import { newPlace, type Place, type PlaceKind } from './place';

export interface GatewayProgram extends Program {
  /** Origin and /gateway. */
  readonly url: string;
  readonly place: Place;
}

let mailbox: Promise<Mailbox> | undefined;

/** The built gateway as a process of its own, on a place. */
export async function startGateway(
  options: Options,
  place: Place,
  more: { port?: number; bus?: 'local' | 'pg' | { amqp: string } } = {},
): Promise<GatewayProgram> {
  const { port = options.port + 2, bus = 'local' } = more;
  const { url: sandbox } = await (mailbox ??= openMailbox());
  const url = `http://127.0.0.1:${port}/gateway`;
  const program = await startProgram({
    script: join(options.root, 'gateway/dist/main.mjs'),
    environment: {
      NODE_ENV: 'production',
      REGISTRAR_MODE: 'embedded',
      REGISTRAR_DATA: place.folder,
      GATEWAY_PORT: String(port),
      DATABASE_URL: place.databaseUrl,
      ...(typeof bus === 'string' ? { BUS: bus } : { BUS: 'amqp', AMQP_URL: bus.amqp }),
      SANDBOX_URL: sandbox,
      PORTAL_URL: `http://localhost:${options.port}`,
      CLIENT_ID: undefined,
      CLIENT_SECRET: undefined,
    },
    log: join(options.data, 'logs', 'gateway.log'),
    readyAt: `${url}/readyz`,
  });
  return { ...program, url, place };
}

export const clientCredentials = (place: Place): string =>
  readFileSync(join(place.folder, 'secrets/client-credentials'), 'utf8').trim();

const filled = new Map<PlaceKind, Promise<Place>>();

/** A copy of a place with the demonstration population, which is composed once for each kind of database. */
export async function filledPlace(options: Options, kind: PlaceKind): Promise<Place> {
  const original = filled.get(kind) ?? fill(options, kind);
  filled.set(kind, original);
  return (await original).copy();
}

async function fill(options: Options, kind: PlaceKind): Promise<Place> {
  const place = await newPlace(kind, options.data);
  const gateway = await startGateway(options, place);
  await gateway.stop();
  return place;
}

export async function dropFilled(): Promise<void> {
  const places = await Promise.allSettled(filled.values());
  for (const place of places) if (place.status === 'fulfilled') await place.value.drop();
  filled.clear();
  await (await mailbox)?.close();
  mailbox = undefined;
}
