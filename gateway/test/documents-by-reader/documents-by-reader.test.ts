import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { letterKinds } from '@registrar/domain/calls/letters';
import { z } from 'zod';
import { FILE_COLUMNS } from '../../src/backup/read-database';
import { startTestGateway, type TestGateway } from '../harness';
import { filesOfRequests, sharedPapers } from './by-link';
import { exports } from './exported';
import { documentsOfFilings } from './filed';
import { letters } from './issued';
import type { Kind } from './kind';
import { documentsOfCompany } from './of-company';
import { companyOfAll, HEADINGS, isOfStaff, READERS, signInAll, type People, type Person } from './readers';

/**
 * Who may read which document: one of each kind that the gateway keeps, issues or draws is asked for by every reader,
 * by the call that sends it. What ought to be is in the file beside this one, which is written by hand.
 */
const FILE = path.join(import.meta.dirname, 'documents-by-reader.txt');

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
      }),
    ),
  ),
});

let gateway: TestGateway;
let people: People;
/** The calls that answer with a file. */
let sending: string[];
let kinds: readonly Kind[];

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  const { paths } = documentSchema.parse(await (await fetch(new URL('openapi.json', gateway.url))).json());
  sending = Object.entries(paths).flatMap(([at, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) =>
        Object.keys(responses['200']?.content ?? {}).some((type) => !type.endsWith('json')),
      )
      .map(([method]) => `${method.toUpperCase()} ${at.replace('/gateway', '')}`),
  );
  people = await signInAll(gateway);
  const desk = { gateway, people, ...(await companyOfAll(gateway, people)) };
  const filed = await documentsOfFilings(desk);
  kinds = [
    ...filed,
    ...(await letters(desk)),
    ...(await documentsOfCompany(desk)),
    ...(await filesOfRequests(desk, filed[0]?.with?.id ?? '')),
    ...(await sharedPapers(desk)),
    ...(await exports(desk)),
  ];
  await gateway.jobsDone();
}, 180_000);
afterAll(() => gateway?.close());

const JSON_TYPE = 'application/json';

async function read(reader: 'public' | Person, { call, with: places = {}, query = '', body }: Kind): Promise<string> {
  const [method = '', template = ''] = call.split(' ');
  const at = template.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(places[name] ?? ''));
  const token = reader === 'public' ? null : people[reader].token;
  const answer = await fetch(new URL(`${at}${query}`, gateway.url), {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': JSON_TYPE }),
    },
    body: body && JSON.stringify(body),
  });
  const content = await answer.arrayBuffer();
  if (answer.status === 200) return content.byteLength > 0 ? 'yes' : 'empty';
  if (answer.status === 401 || answer.status === 403) return 'no';
  return answer.status === 404 ? '-' : `${answer.status} ${Buffer.from(content).toString()}`;
}

const lineOf = (name: string, cells: readonly string[]): string =>
  `${name.padEnd(46)}| ${cells.map((cell) => cell.padEnd(3)).join(' ')}`.trimEnd();

/** By name, the documents that somebody of the staff has read without a trace. */
const unseen = new Set<string>();

test('every reader gets what the table says', async () => {
  const seen: string[] = [lineOf('', HEADINGS)];
  for (const kind of kinds) {
    const cells: string[] = [];
    for (const reader of READERS) {
      const cell = await read(reader, kind);
      cells.push(cell);
      if (cell === 'yes' && reader !== 'public' && isOfStaff(reader) && !(await hasTrace(people[reader].userId)))
        unseen.add(kind.name);
    }
    seen.push(lineOf(kind.name, cells));
  }
  const expected = fs
    .readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(seen).toEqual(expected);
});

/**
 * What everybody reads or whoever has the link; payments of the company, which its log has once an hour and has with
 * the voucher already; what is the reader's own; and what the office itself writes to companies, to be posted.
 */
const WITHOUT_TRACE = [
  'paper that a party signs, by its link',
  'receipt of a company',
  'credit note',
  'model form',
  'logo',
  'file of a grievance, by its link',
  'shared paper, by link and code',
  'gazette as JSON',
  'gazette as PDF',
  'nightly file of the register',
  'feed of notices',
  'calendar of deadlines, by its address',
  'companies of one’s own',
  'notices of a forced batch',
];

test('what the staff read of a person or a company is written down', () => {
  expect([...unseen]).toEqual(WITHOUT_TRACE);
});

const traces = new Map<string, number>();
/** Since the last look; what is read again within an hour is in the log of the company's readers once. */
async function hasTrace(accountId: string): Promise<boolean> {
  const { db } = gateway.platform.database;
  const { entries } = await db
    .selectFrom('audit')
    .select((of) => of.fn.countAll<number>().as('entries'))
    .where('actor_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const before = traces.get(accountId) ?? 0;
  traces.set(accountId, Number(entries));
  return Number(entries) > before;
}

/** Whoever has link and code, whoever they are: gateway/src/copies/bought-copies.test.ts. */
const BY_LINK_AND_CODE = ['POST /external/api/copy-delivery/{token}/file'];

/** A name reservation has no file, and a receipt is made with what was paid. */
const OTHERWISE = ['NAME_RESERVATION', 'RECEIPT'];

test('no document is left out: every column of files, every call that sends one, every kind of letter', () => {
  const columns = FILE_COLUMNS.map((pair) => pair.join('.'));
  expect([...new Set(kinds.flatMap((kind) => kind.columns ?? []))].sort()).toEqual([...columns].sort());
  expect([...new Set([...kinds.map(({ call }) => call), ...BY_LINK_AND_CODE])].sort()).toEqual([...sending].sort());
  const named = kinds.flatMap(({ name }) => /^letter (\w+)$/.exec(name)?.[1] ?? []);
  expect([...named, ...OTHERWISE].sort()).toEqual([...letterKinds.keys].sort());
});
