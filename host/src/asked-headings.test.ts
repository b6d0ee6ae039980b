import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { AskedHeadings } from './asked-headings';
import { isPreloadMap, type Outline } from './preload-map';

const OUTLINE: Outline = {
  title: 'Company',
  asked: {
    call: '/external/api/company/:id/record',
    title: ['name.nepali', 'name.english'],
    lines: [{ places: ['name.english'] }, { label: 'Number', places: ['number'] }, { places: ['office.address'] }],
  },
};
const RECORD = { name: { nepali: '', english: 'Himal <Tea>' }, number: '100000', office: null };
const reader = { address: '203.0.113.7' };

let gateway: Server;
let asked: IncomingMessage[];
let answer: (reply: ServerResponse) => void;
let now: number;
let headingsOf: (patienceMs: number) => AskedHeadings;
let headings: AskedHeadings;

beforeEach(async () => {
  asked = [];
  now = 0;
  answer = (reply) => reply.end(JSON.stringify({ success: true, data: RECORD }));
  gateway = createServer((request, reply) => {
    asked.push(request);
    answer(reply);
  });
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  const address = gateway.address();
  if (address === null || typeof address === 'string') throw new Error('the gateway of the test has no port');
  headingsOf = (patienceMs) => new AskedHeadings(`http://127.0.0.1:${address.port}`, { now: () => now, patienceMs });
  headings = headingsOf(60_000);
});
afterEach(async () => {
  gateway.closeAllConnections();
  await new Promise((closed) => gateway.close(closed));
});

test('F5: a page about one thing is headed by what everybody may know of it; a text that is missing or says the same is left out', async () => {
  expect(await headings.headed(OUTLINE, { id: 'c-1' }, reader)).toEqual({
    title: 'Himal <Tea>',
    lines: ['Number: 100000'],
  });
  expect(
    asked.map(({ url, headers }) => [url, headers['x-forwarded-for'], headers.authorization, headers.cookie]),
  ).toEqual([['/gateway/external/api/company/c-1/record', '203.0.113.7', undefined, undefined]]);
});

test('F5: an answer is kept for some seconds', async () => {
  await headings.headed(OUTLINE, { id: 'c-1' }, reader);
  now = 4_900;
  expect(await headings.headed(OUTLINE, { id: 'c-1' }, reader)).toMatchObject({ title: 'Himal <Tea>' });
  expect(asked).toHaveLength(1);
  now = 5_100;
  await headings.headed(OUTLINE, { id: 'c-1' }, reader);
  expect(asked).toHaveLength(2);
});

test('F5: what the gateway refuses has no heading, and is asked for again', async () => {
  answer = (reply) => reply.writeHead(404).end(JSON.stringify({ success: false, message: 'unknown' }));
  expect(await headings.headed(OUTLINE, { id: 'c-1' }, reader)).toBeUndefined();
  expect(await headings.headed(OUTLINE, { id: 'c-1' }, reader)).toBeUndefined();
  expect(asked).toHaveLength(2);
});

test('F5: a gateway that does not answer in time is left alone for some seconds', async () => {
  answer = () => undefined;
  headings = headingsOf(1);
  expect(await headings.headed(OUTLINE, { id: 'c-1' }, reader)).toBeUndefined();
  expect(await headings.headed(OUTLINE, { id: 'c-2' }, reader)).toBeUndefined();
  expect(headings.isResting).toBe(true);
  expect(asked.filter(({ url }) => url?.includes('c-2'))).toEqual([]);
  now = 5_100;
  expect(headings.isResting).toBe(false);
});

test.each(['..', '../init', 'c 1', 'c?x=1', ''])(
  'F5: nothing but a plain name goes to the gateway: %j does not',
  async (id) => {
    expect(await headings.headed(OUTLINE, { id }, reader)).toBeUndefined();
    expect(asked).toHaveLength(0);
  },
);

test('F5: a build may name public calls only', () => {
  const mapAsking = (call: string) => {
    const outline = { ...OUTLINE, asked: { ...OUTLINE.asked, call } };
    const pages = { '/company/:id': { files: [], parts: [], outline: { ne: outline, en: outline } } };
    return { start: { files: [], parts: [] }, pages, parts: {} };
  };
  for (const call of ['/external/api/company/:id/record', '/public/notices/:id'])
    expect(isPreloadMap(mapAsking(call))).toBe(true);
  for (const call of [
    '/internal/metrics',
    '/external/api/../../internal/metrics',
    '/public/../internal/metrics',
    'https://elsewhere.example/',
    '/external/api/company?all=1',
  ])
    expect(isPreloadMap(mapAsking(call))).toBe(false);
});
