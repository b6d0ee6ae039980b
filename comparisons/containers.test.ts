import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { z } from 'zod';

const read = (file: string): string => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');

const serviceSchema = z.looseObject({
  image: z.string(),
  restart: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  env_file: z.string().optional(),
  healthcheck: z.looseObject({ test: z.array(z.string()).min(2) }),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  deploy: z.looseObject({ resources: z.looseObject({ limits: z.looseObject({ memory: z.string() }) }) }),
  logging: z.looseObject({ options: z.looseObject({ 'max-size': z.string() }) }),
  networks: z.looseObject({ default: z.looseObject({ ipv4_address: z.string() }) }).optional(),
  depends_on: z.record(z.string(), z.looseObject({ condition: z.string() })).default({}),
});
const composeSchema = z.looseObject({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown()),
});
const { services } = composeSchema.parse(parse(read('deploy/containers/compose.yaml'), { merge: true }));
const gateways = Object.entries(services).filter(([name]) => name.startsWith('gateway-'));

/** Names that a program reads of its environment, by its sources. */
const known = (file: string, pattern: RegExp): Set<string> =>
  new Set([...read(file).matchAll(pattern)].map(([, name]) => name ?? ''));

test('every service is watched, bounded and started again; it waits for services that there are', () => {
  expect(Object.keys(services).sort()).toEqual(['broker', 'database', 'gateway-a', 'gateway-b', 'host', 'proxy']);
  for (const { depends_on } of Object.values(services))
    expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
});

test('a gateway answers on until nginx asks the one before it again, and has the time to finish what is in hand', () => {
  const leftAlone = [...read('deploy/nginx/registrar.conf').matchAll(/fail_timeout=(\d+)s/g)].map(([, seconds]) =>
    Number(seconds),
  );
  for (const [name, { environment, stop_grace_period }] of gateways) {
    // nginx counts in whole seconds, and the first answer of the one before takes its time
    expect([name, Number(environment['DRAIN_SECONDS'])]).toEqual([name, Math.max(...leftAlone) + 2]);
    expect([name, Number.parseInt(stop_grace_period ?? '0', 10)]).toEqual([
      name,
      Number(environment['DRAIN_SECONDS']) + 25,
    ]);
  }
});

test('host and gateways are given settings that they know', () => {
  const ofGateway = known('gateway/src/platform/config/config.ts', /^ {2}([A-Z][A-Z0-9_]+): /gm);
  const ofHost = known('host/src/configuration.ts', /\b([A-Z][A-Z0-9_]+)\b/g);
  for (const [, { environment }] of gateways)
    expect([...ofGateway]).toEqual(expect.arrayContaining(Object.keys(environment)));
  expect([...ofHost]).toEqual(expect.arrayContaining(Object.keys(services['host']?.environment ?? {})));
});

test('nginx in front of containers is the shipped nginx, but for where host and gateways are; who is replaced keeps the address', () => {
  const inContainers = read('deploy/nginx/registrar.conf')
    .replace('127.0.0.1:8080;', 'host:8080;')
    .replace('127.0.0.1:8082 ', 'gateway-a:8082 ')
    .replace('127.0.0.1:8083 ', 'gateway-b:8082 ');
  expect(read('deploy/containers/nginx.conf')).toBe(inContainers);
  const addresses = ['host', 'gateway-a', 'gateway-b'].map((name) => services[name]?.networks?.default.ipv4_address);
  expect(new Set(addresses).size).toBe(3);
  expect(addresses).not.toContain(undefined);
});

test('the image is described without a mistake, for the Node.js that the project asks for, and leaves secrets and builds outside', () => {
  const image = read('deploy/containers/Dockerfile');
  expect(validate(image)).toEqual([]);
  expect(image).toContain('ARG NODE_IMAGE=node:20.');
  expect(image).toMatch(/^USER node$/m);
  for (const left of ['.data', '.git', '**/node_modules', '**/dist'])
    expect(read('deploy/containers/Dockerfile.dockerignore').split('\n')).toContain(left);
});
