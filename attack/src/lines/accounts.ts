import { randomUUID } from 'node:crypto';
import { may, roles, type Permission, type Role } from '@registrar/domain/permissions';
import { z } from 'zod';
import { areRefused, counted, hold, inTurn, WITH_ACCOUNTS, type Line } from '../line';
import type { Portal } from '../portal';

const elsewhere = 'no account is known';
/** One person of each role of the demonstration. */
const PEOPLE: Readonly<Record<string, Role>> = {
  'sita.applicant': 'APPLICANT',
  'hari.intermediary': 'INTERMEDIARY',
  'puja.representative': 'COMPANY_REPRESENTATIVE',
  'gita.operator': 'OPERATOR',
  'maya.approver': 'APPROVER_1',
  'kamala.admin': 'OFFICE_ADMINISTRATOR',
  'auditor.demo': 'AUDITOR',
  'sysadmin.demo': 'SYSTEM_ADMINISTRATOR',
  'rita.revenue': 'REVENUE_OFFICER',
};
const OF_STAFF: readonly (readonly [string, string, Permission])[] = [
  ['GET', 'external/api/word-list', 'READ_WORD_LISTS'],
  ['GET', 'external/api/committee', 'READ_COMMITTEE'],
  ['GET', 'external/api/schedule', 'READ_SCHEDULES'],
  ['GET', 'external/api/explanation-call', 'READ_APPLICATION_LISTS'],
  ['POST', 'external/api/committee/meeting', 'CONVENE_COMMITTEE'],
  ['POST', 'external/api/schedule/proposal', 'PROPOSE_CONFIGURATION'],
  ['POST', 'external/api/explanation-call', 'CALL_FOR_EXPLANATION'],
];
const idOf = z.looseObject({ id: z.string() });
const companies = z.array(idOf);
const people = z.looseObject({ representatives: z.array(z.looseObject({ accountId: z.string(), self: z.boolean() })) });

async function companyOf(portal: Portal, username: string): Promise<{ token: string; id: string }> {
  const { access_token: token } = await portal.signIn(username);
  const [company] = companies.parse(await portal.data('external/api/representative/company', { token }));
  if (company === undefined) throw new Error(`${username} represents no company`);
  return { token, id: company.id };
}

export const accounts: readonly Line[] = [
  {
    id: 'R2',
    tried: 'calls of the staff by one person of each role',
    expected: '403 for whoever has not the permission, and for nobody else',
    decidedIn: WITH_ACCOUNTS,
    elsewhere,
    async run(portal) {
      const statuses: number[] = [];
      for (const [name, role] of Object.entries(PEOPLE)) {
        const { access_token: token, roleId } = await portal.signIn(name);
        if (roles.schema.parse(roleId) !== role) throw new Error(`${name} has the role ${roleId}`);
        for (const [method, path, permission] of OF_STAFF) {
          const { status } = await portal.gateway(path, { method, token, body: method === 'GET' ? undefined : {} });
          if ((status === 403) === may(role, permission)) throw new Error(`${method} ${path} as ${role}: ${status}`);
          statuses.push(status);
        }
      }
      return counted(statuses);
    },
  },
  {
    id: 'R3',
    tried: 'a draft of one applicant read, written, handed in and thrown away by another and by an operator',
    expected: '403 or 404 each time',
    decidedIn: WITH_ACCOUNTS,
    elsewhere,
    async run(portal) {
      const { access_token: token } = await portal.signIn('ram.applicant');
      const { id } = idOf.parse(
        await portal.data('external/api/application', {
          method: 'POST',
          token,
          headers: { 'idempotency-key': randomUUID() },
          body: { processName: 'NAME_RESERVATION' },
        }),
      );
      const draft = `external/api/application/${id}`;
      const calls = [
        ['GET', draft],
        ['GET', `${draft}/document`],
        ['GET', `${draft}/entry`],
        ['PUT', `${draft}/section/NAME_DETAILS`],
        ['POST', `${draft}/submit`],
        ['POST', `${draft}/discard`],
      ] as const;
      const statuses: number[] = [];
      for (const name of ['sita.applicant', 'gita.operator']) {
        const other = (await portal.signIn(name)).access_token;
        for (const [method, path] of calls) {
          const headers = { 'idempotency-key': randomUUID(), 'if-match': '"1"' };
          const body = method === 'GET' ? undefined : { version: 1, remark: 'taken over', declared: [] };
          statuses.push((await portal.gateway(path, { method, token: other, headers, body })).status);
        }
      }
      await portal.gateway(`${draft}/discard`, {
        method: 'POST',
        token,
        headers: { 'idempotency-key': randomUUID() },
        body: { version: 1, remark: 'tried' },
      });
      return hold(
        statuses.every((status) => [400, 403, 404, 422].includes(status)) && !statuses.includes(200),
        counted(statuses),
      );
    },
  },
  {
    id: 'X24',
    tried: 'an intermediary with a mandate for a change of address alone reads what is private of the company',
    expected: 'holders and yearly reports stay closed, and the full record is shorter than its own people’s',
    decidedIn: WITH_ACCOUNTS,
    elsewhere,
    async run(portal) {
      const { token, id } = await companyOf(portal, 'puja.representative');
      const { access_token: other } = await portal.signIn('hari.intermediary');
      const mandate = `external/api/company/${id}/mandate`;
      const offered = await portal.gateway(mandate, {
        method: 'POST',
        token,
        headers: { 'idempotency-key': randomUUID() },
        body: { email: 'hari.intermediary@demo.example', ...scope },
      });
      if (offered.status !== 200) throw new Error(`the mandate was answered ${offered.status}: ${offered.text}`);
      const mandateId = idOf.parse(z.looseObject({ data: z.unknown() }).parse(JSON.parse(offered.text)).data).id;
      const taken = await portal.gateway(`external/api/mandate/${mandateId}/accept`, {
        method: 'POST',
        token: other,
        body: {},
      });
      const closed = ['shareholder', 'annual-report', 'annual-report/figures'];
      const read = await inTurn(closed.length, (at) =>
        portal.gateway(`external/api/company/${id}/${closed[at]}`, { token: other }),
      );
      const [own, theirs] = await inTurn(2, (at) =>
        portal.gateway(`external/api/company/${id}/full-record`, { token: at === 0 ? token : other }),
      );
      await portal.gateway(`${mandate}/${mandateId}/end`, {
        method: 'POST',
        token,
        body: { remark: 'No longer asked' },
      });
      const isClosed = read.every(({ status }) => status === 403 || status === 404);
      const isShorter = theirs !== undefined && own !== undefined && theirs.text.length < own.text.length;
      const seen = `${counted(read.map(({ status }) => status))}; ${theirs?.text.length} of ${own?.text.length} characters`;
      return hold(isClosed && isShorter && taken.status === 200, seen);
    },
  },
  {
    id: 'X30',
    tried: 'one representative removes another: at once, without a code, with a guessed code',
    expected: 'refused; the other stands as before',
    decidedIn: WITH_ACCOUNTS,
    elsewhere,
    async run(portal) {
      const { token, id } = await companyOf(portal, 'puja.representative');
      const path = `external/api/company/${id}/representative`;
      const before = people.parse(await portal.data(path, { token }));
      const other = before.representatives.find(({ self }) => !self)?.accountId ?? '';
      const remark = 'Has left the company';
      const answers = [
        await portal.gateway(`${path}/${other}/remove`, {
          method: 'POST',
          token,
          headers: { 'idempotency-key': randomUUID() },
          body: { remark },
        }),
        await portal.gateway(`${path}/${other}/removal`, { method: 'POST', token, body: { remark } }),
        await portal.gateway(`${path}/${other}/removal`, { method: 'POST', token, body: { remark, otp: '123456' } }),
      ];
      const after = people.parse(await portal.data(path, { token }));
      const statuses = answers.map(({ status }) => status);
      const stands = after.representatives.length === before.representatives.length;
      return hold(stands && other !== '' && areRefused(statuses), counted(statuses));
    },
  },
  {
    id: 'X25',
    tried: 'new passwords that many have, or made of the own user name',
    expected: '422 each time; the old one stays',
    decidedIn: WITH_ACCOUNTS,
    elsewhere,
    async run(portal) {
      const { access_token: token } = await portal.newSession('asmita.representative');
      const guessable = ['Password1', 'Qwerty123', 'Nepal@123', 'Aaaaaaa1', 'Asmita.representative1', 'short'];
      const answers = await inTurn(guessable.length, (at) =>
        portal.gateway('auth/api/user/change-password', {
          method: 'POST',
          token,
          from: portal.stranger(),
          body: { oldPassword: 'Demo@12345', newPassword: guessable[at], confirmPassword: guessable[at] },
        }),
      );
      const still = await portal.grant({
        grant_type: 'password',
        username: 'asmita.representative',
        password: 'Demo@12345',
      });
      const statuses = answers.map(({ status }) => status);
      return hold(statuses.every((status) => [400, 422].includes(status)) && still.status === 200, counted(statuses));
    },
  },
];

const scope = {
  processes: ['LOCATION_CHANGE'],
  until: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
};
