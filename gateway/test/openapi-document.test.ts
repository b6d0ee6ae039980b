import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { build } from 'esbuild';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { callerOf, filledDraft } from './filings-kit';
import { PASSWORD, startTestGateway, type TestGateway } from './harness';

const GATEWAY = join(import.meta.dirname, '..');
const RULES = join(GATEWAY, 'openapi');
const CLIENT = join(RULES, 'typed-client', 'client.ts');
/** Inside the gateway, so that the client finds its packages. */
const folder = join(GATEWAY, '.cache', `typed-client-${process.pid}`);

let gateway: TestGateway;
let document: string;
beforeAll(async () => {
  gateway = await startTestGateway({
    demoData: true,
    change: (config) => ({ ...config, portalUrl: 'https://portal.registry.test' }),
  });
  document = await (await fetch(new URL('openapi.json', gateway.url))).text();
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'gateway-api.d.ts'),
    astToString(await openapiTS(document, { defaultNonNullable: false })),
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await gateway.close();
});

test('T15: the document keeps the default rules of Redocly; what is let off stands in the list, and nothing else does', async () => {
  const config = await loadConfig({ configPath: join(RULES, 'redocly.yaml') });
  const file = join(RULES, 'openapi.json');
  const problems = await lintFromString({ source: document, absoluteRef: file, config });
  const found = problems.map(({ ruleId, message, location }) => ({
    rule: ruleId,
    at: location[0]?.pointer,
    message,
    letOff: config.ignore[file]?.[ruleId]?.has(location[0]?.pointer ?? '') ?? false,
  }));
  expect(found.filter(({ letOff }) => !letOff)).toEqual([]);
  const listed = Object.entries(config.ignore[file] ?? {}).flatMap(([rule, pointers]) =>
    [...pointers].map((at) => `${rule} ${at}`),
  );
  expect(listed.toSorted()).toEqual(found.map(({ rule, at }) => `${rule} ${at}`).toSorted());
});

/** Whether a body may hold any number of entries, or any names. */
function isOpenEnded(schema: unknown, schemas: Readonly<Record<string, unknown>>): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('$ref' in schema) return isOpenEnded(schemas[String(schema.$ref).split('/').at(-1) ?? ''], schemas);
  if ('type' in schema && schema.type === 'array') return true;
  if ('additionalProperties' in schema && schema.additionalProperties !== false) return true;
  return Object.values(schema).some((part) => isOpenEnded(part, schemas));
}

test('X26: every call that takes many entries, open names or a form says in docs/security.md what bounds it', () => {
  const { paths, components } = JSON.parse(document);
  const costly = Object.values<Record<string, { operationId: string; requestBody?: { content: object } }>>(paths)
    .flatMap((path) => Object.values(path))
    .filter(({ requestBody }) =>
      Object.entries<{ schema?: unknown }>({ ...requestBody?.content }).some(
        ([kind, { schema }]) => kind !== 'application/json' || isOpenEnded(schema, components.schemas),
      ),
    );
  const told = readFileSync(join(GATEWAY, '../docs/security.md'), 'utf8');
  const rows = [...told.matchAll(/^\| `([A-Za-z]+)` \|/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(costly.map(({ operationId }) => operationId).toSorted());
});

test('every operation has a name that a program can use, and shapes that many calls share have one too', () => {
  const { paths, components } = JSON.parse(document);
  const operations = Object.values<Record<string, { operationId: string; summary: string }>>(paths).flatMap((path) =>
    Object.values(path),
  );
  expect(operations.filter(({ operationId }) => !/^[a-z][A-Za-z]{3,40}$/.test(operationId))).toEqual([]);
  expect(operations.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining([
      'login',
      'logout',
      'listApplications',
      'getApplication',
      'performAction',
      'searchCompanies',
      'approveRefund',
    ]),
  );
  expect(paths['/gateway/auth/api/ocr-login'].post.security).toEqual([{ client: [] }]);
  expect(paths['/gateway/external/api/application/{id}/paper/{kind}'].get.responses['200'].content).toEqual({
    'application/pdf': { schema: { type: 'string', format: 'binary' } },
  });
  expect(paths['/gateway/external/api/paper/{code}/file'].get.responses['200'].content).toMatchObject({
    'application/pdf': { schema: { type: 'string', format: 'binary' } },
    'application/json': { schema: { properties: { data: { $ref: '#/components/schemas/SignedAddress' } } } },
  });
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining([
      'ApplicationDetail',
      'ApplicationPage',
      'Failure',
      'LoginAnswer',
      'LoginRequest',
      'CompanyRecord',
    ]),
  );
  expect(document.length).toBeLessThan(1_150_000); // written out everywhere it would be 2,300,000
});

test('a client typed by the document compiles, and what the document does not promise does not', () => {
  // the compiler also complains of an expected error that does not come
  const mistakes = `
import { type Gateway } from './client';
export async function mistaken(gateway: Gateway): Promise<void> {
  // @ts-expect-error there is no such call
  await gateway.GET('/gateway/external/api/applications', {});
  // @ts-expect-error it is asked for one filing
  await gateway.GET('/gateway/external/api/application/{id}', {});
  // @ts-expect-error a sign-in has a password
  await gateway.POST('/gateway/auth/api/ocr-login', { body: { grant_type: 'password', username: 'ram' } });
  const { data } = await gateway.GET('/gateway/external/api/application', { params: { query: { page: 1 } } });
  // @ts-expect-error a filing has no such field
  data?.data.items[0]?.colour;
}
`;
  expect(complaintsAbout(CLIENT, mistakes)).toEqual([]);
});

test('that client signs in, lists and reads, and is told why where it is refused', async () => {
  const draft = await filledDraft(await callerOf(gateway, 'ram.applicant'));
  const outfile = join(folder, 'client.mjs');
  await build({
    entryPoints: [CLIENT],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    absWorkingDir: GATEWAY,
  });
  const { signIn, listApplications, readApplication } = await import(pathToFileURL(outfile).href);
  const { clientId, clientSecret } = gateway.platform.config.secrets;
  const { origin } = new URL(gateway.url);
  const client = await signIn(origin, { clientId, clientSecret, username: 'ram.applicant', password: PASSWORD });
  expect(await listApplications(client)).toContainEqual(
    expect.objectContaining({ id: draft.id, titleEnglish: draft.titleEnglish }),
  );
  expect(await readApplication(client, draft.id)).toMatchObject({
    id: draft.id,
    processName: 'NAME_RESERVATION',
    sections: expect.arrayContaining([expect.objectContaining({ key: 'NAME_DETAILS' })]),
  });
  await expect(
    signIn(origin, { clientId, clientSecret: 'guessed', username: 'ram.applicant', password: PASSWORD }),
  ).rejects.toMatchObject({ refusal: { success: false, code: 'AUTH-CLIENT' } });
  const sita = await signIn(origin, { clientId, clientSecret, username: 'sita.applicant', password: PASSWORD });
  await expect(readApplication(sita, draft.id)).rejects.toMatchObject({ refusal: { status: 404 } });
});

/**
 * What the compiler says, strictly, of the client and of a file beside it, typed by the document that is served now.
 */
function complaintsAbout(client: string, beside: string): readonly string[] {
  const copy = join(folder, 'client.ts');
  writeFileSync(copy, ts.sys.readFile(client) ?? '');
  const other = join(folder, 'beside.ts');
  writeFileSync(other, `${beside}\nexport {};\n`);
  const program = ts.createProgram([copy, other], {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName.split('/').at(-1) ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}
