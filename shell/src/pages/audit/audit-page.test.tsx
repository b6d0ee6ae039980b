import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AuditCheck, AuditRow } from '@registrar/domain/calls/audit';
import { renderRemote } from '@registrar/testing/render-remote';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { app } from '../app';
import { readAuditFilters, writeAuditFilters } from './audit-filters';

const row = (seq: number): AuditRow => ({
  seq,
  at: '2026-11-20T04:00:00.000Z',
  actor: {
    id: '0190a000-0000-7000-8000-0000000000a1',
    username: 'gita.operator',
    fullNameEnglish: 'Gita Poudel',
    fullNameNepali: 'गीता पौडेल',
  },
  roleCode: 'OPERATOR',
  officeCode: 'KTM',
  action: 'application.claim',
  objectType: 'application',
  objectId: 'an-id',
  objectLabel: 'NR-83-84-KTM-000001',
  objectProcess: 'NAME_RESERVATION',
  objectVersion: 3,
  remark: null,
  sessionId: null,
  addressHash: 'abcd',
  beforeHash: 'b'.repeat(64),
  afterHash: 'a'.repeat(64),
  previousHash: 'c'.repeat(64),
  hash: 'd'.repeat(64),
});
const check = (changes: Partial<AuditCheck>): { check: AuditCheck } => ({
  check: {
    status: 'INTACT',
    askedAt: '2026-11-20T04:00:00.000Z',
    finishedAt: '2026-11-20T04:00:01.000Z',
    checkedRows: 1234,
    totalRows: 1234,
    brokenAt: null,
    fault: null,
    failedHead: null,
    ...changes,
  },
});
const answers: FakeAnswers = {
  'GET /external/api/audit': { items: [row(9), row(8)], next: null },
  'GET /external/api/audit/check': { check: null },
};

const open = (gateway: FakeAnswers = {}, path = '/management/audit', language: 'ne' | 'en' = 'en') =>
  renderRemote(app, { path, role: 'AUDITOR', language, gateway: { ...answers, ...gateway } });

test('actions are named in the reader’s language, and a row opens with its hashes', async () => {
  const remote = await open();
  const line = await screen
    .findByRole('row', { name: /Application claimed/ })
    .catch(async () => (await screen.findAllByRole('row', { name: /Application claimed/ }))[0] ?? null);
  expect(line).not.toBeNull();
  await remote.user.click(screen.getByRole('button', { name: 'View details of no. 9' }));
  const detail = await screen.findByRole('dialog');
  expect(within(detail).getByText('d'.repeat(64))).toBeVisible();
  expect(within(detail).getByText('application.claim')).toBeVisible();
  await remote.user.keyboard('{Escape}');
  await remote.setLanguage('ne');
  expect((await screen.findAllByText('निवेदनको जिम्मा लिइयो')).length).toBeGreaterThan(0);
});

test('an action on an application leads to it, one on anything else leads nowhere', async () => {
  await open({
    'GET /external/api/audit': {
      items: [row(9), { ...row(8), objectType: 'account', objectLabel: 'gita.operator', objectProcess: null }],
      next: null,
    },
  });
  const link = await screen.findByRole('link', { name: 'NR-83-84-KTM-000001' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/filings/NAME_RESERVATION/review/an-id'));
  expect(screen.queryByRole('link', { name: 'gita.operator' })).not.toBeInTheDocument();
});

test('the filters of the address are asked for, and nonsense is left out', async () => {
  const { shell } = await open({}, '/management/audit?role=OPERATOR&objectId=NR-1&from=yesterday');
  await screen.findAllByRole('row');
  expect(shell.gateway.callsOf('GET /external/api/audit')[0]?.query).toMatchObject({
    role: 'OPERATOR',
    objectId: 'NR-1',
  });
  expect(shell.gateway.callsOf('GET /external/api/audit')[0]?.query?.['from']).toBeUndefined();
  expect(
    writeAuditFilters(readAuditFilters(new URLSearchParams('actor=kamala&to=2026-11-20&role=KING'))).toString(),
  ).toBe('to=2026-11-20&actor=kamala');
});

test('older rows are added below', async () => {
  const { shell, user } = await open({
    'GET /external/api/audit': ({ query }: { query?: Readonly<Record<string, unknown>> }) =>
      query?.['before'] === 8 ? { items: [row(7)], next: null } : { items: [row(9), row(8)], next: 8 },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('button', { name: 'View details of no. 7' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'View details of no. 9' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(shell.gateway.callsOf('GET /external/api/audit')).toHaveLength(2);
});

test('a check that runs is followed to its end', async () => {
  let asked = 0;
  const { user } = await open({
    'POST /external/api/audit/check': check({ status: 'RUNNING', checkedRows: 0, finishedAt: null }),
    'GET /external/api/audit/check': () => (++asked === 1 ? { check: null } : check({})),
  });
  expect(await screen.findByText('The chain has not been checked yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verify the chain' }));
  expect(await screen.findByText('Checking: 0 of 1,234')).toBeVisible();
  expect(await screen.findByText('The chain is intact: 1,234 records checked.')).toBeVisible();
});

test('a broken chain names the record and what is wrong with it', async () => {
  await open(
    { 'GET /external/api/audit/check': check({ status: 'BROKEN', brokenAt: 57, fault: 'CHANGED' }) },
    '/management/audit',
    'ne',
  );
  expect(await screen.findByText('अभिलेख नं. ५७ मा फेरबदल भेटियो।')).toBeVisible();
  expect(screen.getByText(/यो अभिलेख पछि बदलिएको छ।/)).toBeVisible();
});

test('the export asks for what is filtered and saves it under the name it came with', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:audit';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { shell, user } = await open(
    { 'POST /external/api/audit/export': () => new File(['x'], 'audit-2026-11-20.csv') },
    '/management/audit?action=LOGIN',
  );
  await screen.findAllByRole('row');
  await user.click(screen.getByRole('button', { name: 'Export list' }));
  await waitFor(() => expect(saved).toEqual(['audit-2026-11-20.csv']));
  expect(shell.gateway.callsOf('POST /external/api/audit/export')[0]?.body).toEqual({ action: 'LOGIN' });
  click.mockRestore();
});
