import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { counted, EVERYWHERE, hold, several, WITH_ACCOUNTS, type Line } from '../line';

const renewed = z.looseObject({ refresh_token: z.string() });
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { sub: '00000000-0000-4000-8000-000000000000', sid: 'x', iat: 1, exp: 4_000_000_000 };
const signed = (head: object): string => {
  const text = `${encoded(head)}.${encoded(claims)}`;
  return `${text}.${createHmac('sha256', 'secret').update(text).digest('base64url')}`;
};

export const sessions: readonly Line[] = [
  {
    id: 'S1',
    tried: 'tokens without a signature, with an invented one, cut, empty, of another kind',
    expected: '401 each time',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const tokens = [
        `${encoded({ alg: 'none' })}.${encoded(claims)}.`,
        signed({ alg: 'HS256', typ: 'JWT' }),
        signed({ alg: 'EdDSA', typ: 'JWT' }),
        signed({ alg: 'EdDSA', kid: '../../secrets/token-key.pem' }),
        'x.y.z',
        'null',
        'a'.repeat(4000),
      ];
      const answers = await Promise.all(tokens.map((token) => portal.gateway('auth/api/init', { token })));
      const statuses = answers.map(({ status }) => status);
      return hold(
        statuses.every((status) => status === 401),
        counted(statuses),
      );
    },
  },
  {
    id: 'S2',
    tried: 'a sign-in by a program with a secret that was guessed',
    expected: '401, before any password is compared',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const headers = { authorization: `Basic ${Buffer.from('portal:guessed').toString('base64')}` };
      const body = { grant_type: 'password', username: 'ram.applicant', password: 'Demo@12345' };
      const { status, text } = await portal.grant(body, { headers });
      return hold(status === 401 && text.includes('AUTH-CLIENT'), `${status}`);
    },
  },
  {
    id: 'S3',
    tried: 'the access token and the refresh token of a session that was ended',
    expected: '401 for both',
    decidedIn: WITH_ACCOUNTS,
    elsewhere: 'no account is known',
    async run(portal) {
      const { access_token: token, refresh_token, roleId } = await portal.newSession('sita.applicant');
      await portal.gateway('auth/api/user/logout', { method: 'PUT', token, body: {} });
      const read = await portal.gateway('auth/api/init', { token });
      const again = await portal.grant({ grant_type: 'refresh_token', refresh_token, roleId });
      return hold(read.status === 401 && again.status === 401, counted([read.status, again.status]));
    },
  },
  {
    id: 'X11',
    tried: 'one refresh token used ten times at once',
    expected: 'at most one successor',
    decidedIn: WITH_ACCOUNTS,
    elsewhere: 'no account is known',
    async run(portal) {
      const { refresh_token, roleId } = await portal.newSession('sita.applicant');
      const answers = await several(10, () => portal.grant({ grant_type: 'refresh_token', refresh_token, roleId }));
      const successors = new Set(
        answers.filter(({ status }) => status === 200).map(({ text }) => renewed.parse(JSON.parse(text)).refresh_token),
      );
      const seen = `${counted(answers.map(({ status }) => status))}; ${successors.size} successor`;
      return hold(successors.size === 1 && answers.every(({ status }) => [200, 401].includes(status)), seen);
    },
  },
  {
    id: 'S4',
    tried: 'a refresh token with the role of an administrator beside it',
    expected: '401, and the session ends',
    decidedIn: WITH_ACCOUNTS,
    elsewhere: 'no account is known',
    async run(portal) {
      const { access_token: token, refresh_token } = await portal.newSession('sita.applicant');
      const body = { grant_type: 'refresh_token', refresh_token, roleId: 'SYSTEM_ADMINISTRATOR' };
      const { status } = await portal.grant(body);
      const after = await portal.gateway('auth/api/init', { token });
      return hold(status === 401 && after.status === 401, counted([status, after.status]));
    },
  },
];
