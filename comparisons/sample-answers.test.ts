import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { startTestGateway, type TestGateway } from '../gateway/test/harness';

/** Of the gateway's own description: what each call answers, envelope and all. A file has no schema of ours. */
const jsonSchema = z.record(z.string(), z.json());
const answerSchema = z.object({ properties: z.object({ data: jsonSchema.optional() }).optional() });
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.object({
          200: z
            .object({
              content: z.object({ 'application/json': z.object({ schema: answerSchema }).optional() }).optional(),
            })
            .optional(),
        }),
      }),
    ),
  ),
  components: z.object({ schemas: jsonSchema }),
});
type Described = { readonly call: string; readonly pattern: RegExp; readonly data: z.infer<typeof jsonSchema> };

const samplesSchema = z.object({
  answers: z.record(z.string(), z.json()),
  refusals: z.record(z.string(), z.number()).default({}),
});
const root = new URL('../', import.meta.url);
const remotes = readdirSync(root).filter(
  (folder) => existsSync(new URL(`${folder}/routes.json`, root)) && folder !== 'shell',
);
const samplesOf = (remote: string) =>
  samplesSchema.parse(JSON.parse(readFileSync(new URL(`${remote}/conformance.json`, root), 'utf8')));

let gateway: TestGateway;
let described: readonly Described[];

beforeAll(async () => {
  gateway = await startTestGateway();
  const text = await (await fetch(new URL('openapi.json', gateway.url))).text();
  // named shapes stand apart in the document; a schema by itself has them as its own definitions
  const { paths, components } = documentSchema.parse(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
  described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) => {
      const data = responses[200]?.content?.['application/json']?.schema.properties?.data;
      const call = `${method.toUpperCase()} ${path.replace('/gateway', '')}`;
      return data === undefined
        ? []
        : [
            {
              call,
              data: { ...data, $defs: components.schemas },
              pattern: new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
            },
          ];
    }),
  );
});
afterAll(() => gateway.close());

/** A word in the address goes before a value in the same place. */
const callOf = (asked: string): Described | undefined =>
  described
    .filter(({ pattern }) => pattern.test(asked))
    .sort((one, other) => one.call.split('{').length - other.call.split('{').length)[0];

function problemsOf(asked: string, answer: unknown): string[] {
  const found = callOf(asked);
  if (found === undefined) return [`${asked} is no call of the gateway`];
  const read = z.fromJSONSchema(found.data).safeParse(answer);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${asked}: ${path.join('.')} ${message}`);
}

test.each(remotes)('every sample answer of %s is one that the gateway could give', (remote) => {
  const { answers, refusals } = samplesOf(remote);
  expect(Object.keys(answers).length).toBeGreaterThan(0);
  expect(Object.entries(answers).flatMap(([asked, answer]) => problemsOf(asked, answer))).toEqual([]);
  expect(Object.keys(refusals).filter((asked) => callOf(asked) === undefined)).toEqual([]);
});

test('an answer that lacks a field, and a call that is none, are found', () => {
  expect(problemsOf('GET /external/api/office/minimal-detail', [{ id: 1 }])).not.toEqual([]);
  expect(problemsOf('GET /external/api/no-such-call', {})).toEqual([
    'GET /external/api/no-such-call is no call of the gateway',
  ]);
});
