import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { HostConfigurationError, readConfiguration } from './configuration';

let folder: string;
let complete: Record<string, string>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-'));
  const tokens = join(folder, 'tokens.json');
  writeFileSync(tokens, '[]');
  complete = {
    REGISTRAR_MODE: 'production',
    REGISTRAR_DATA: folder,
    SHELL_FOLDER: folder,
    DEPLOY_TOKENS_FILE: tokens,
    PORTAL_URL: 'https://portal.example.gov.np',
    INTERNAL_KEY: 'internal',
    CLIENT_ID: 'portal',
    CLIENT_SECRET: 'portal-secret',
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

function problemsOf(change: Record<string, string>): readonly string[] {
  try {
    readConfiguration({ ...complete, ...change });
    return [];
  } catch (error) {
    if (error instanceof HostConfigurationError) return error.problems;
    throw error;
  }
}

test('the origins of the bucket are origins, and nothing that could be read as another rule of the policy', () => {
  expect(readConfiguration(complete).bucketOrigins).toEqual([]);
  expect(
    readConfiguration({ ...complete, BUCKET_ORIGINS: 'https://documents.example, https://registry.s3.example:9000' })
      .bucketOrigins,
  ).toEqual(['https://documents.example', 'https://registry.s3.example:9000']);
  for (const wrong of [
    'documents.example',
    'https://documents.example/',
    'https://documents.example/registry',
    "https://documents.example; script-src 'unsafe-inline'",
    'https://*.example',
    '*',
    'ws://documents.example',
  ]) {
    expect(problemsOf({ BUCKET_ORIGINS: wrong })).toEqual([
      `BUCKET_ORIGINS must be origins such as https://documents.example, separated by commas: ${wrong}`,
    ]);
  }
  expect(problemsOf({ BUCKET_ORIGINS: 'http://documents.example' })).toEqual([
    'BUCKET_ORIGINS must be https: http://documents.example',
  ]);
  expect(
    readConfiguration({ ...complete, REGISTRAR_MODE: 'embedded', BUCKET_ORIGINS: 'http://127.0.0.1:9000' })
      .bucketOrigins,
  ).toEqual(['http://127.0.0.1:9000']);
});

test('how many pages one address may ask for in a minute is said by the operator, within bounds', () => {
  const perMinute = (change: Record<string, string>) => readConfiguration({ ...complete, ...change }).pagesPerMinute;
  expect([perMinute({}), perMinute({ PAGES_PER_MINUTE: '' }), perMinute({ PAGES_PER_MINUTE: '6000' })]).toEqual([
    1_200, 1_200, 6_000,
  ]);
  expect(perMinute({ REGISTRAR_MODE: 'embedded' })).toBe(120_000);
  for (const wrong of ['0', '9', '-5', '1.5', 'many', '1e9', '100000000'])
    expect(problemsOf({ PAGES_PER_MINUTE: wrong })).toEqual([expect.stringMatching(/^PAGES_PER_MINUTE must be/u)]);
});
