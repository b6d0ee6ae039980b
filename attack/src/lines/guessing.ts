import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { areRefused, counted, EVERYWHERE, hold, inTurn, several, WITH_ACCOUNTS, type Line } from '../line';

const told = z.looseObject({ message: z.string() });
const invented = (): string => `nobody${randomBytes(6).toString('hex')}`;
const wrong = (username: string) => ({ grant_type: 'password', username, password: 'Annapurna@0000' });

export const guessing: readonly Line[] = [
  {
    id: 'X5a',
    tried: 'twelve wrong passwords for a name that nobody has',
    expected: 'a captcha is asked for; no other answer than 401, 403, 422, 423 or 429',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const [name, from] = [invented(), portal.stranger()];
      const answers = await inTurn(12, () => portal.grant(wrong(name), { from }));
      const statuses = answers.map(({ status }) => status);
      const asksForCaptcha = answers.at(-1)?.text.toLowerCase().includes('captcha') ?? false;
      return hold(asksForCaptcha && areRefused(statuses), counted(statuses));
    },
  },
  {
    id: 'X5b',
    tried: 'thirty wrong passwords of strangers at once for an officer, who then signs in',
    expected: 'the officer is asked for a captcha at most, and is not locked out',
    decidedIn: WITH_ACCOUNTS,
    elsewhere: 'no account is known',
    async run(portal) {
      const name = 'bishnu.operator';
      const answers = await several(30, () => portal.grant(wrong(name), { from: portal.stranger() }));
      const right = await portal.grant({ grant_type: 'password', username: name, password: 'Demo@12345' });
      const isLocked = right.status !== 200 && !right.text.toLowerCase().includes('captcha');
      return hold(!isLocked, `${counted(answers.map(({ status }) => status))}; the officer ${right.status}`);
    },
  },
  {
    id: 'X21',
    tried: 'twelve strangers ask for a new password of somebody else, who then asks as well',
    expected: 'the owner is answered as if nobody had asked',
    decidedIn: WITH_ACCOUNTS,
    elsewhere: 'no account is known',
    async run(portal) {
      const ask = (from: string | undefined) =>
        portal.gateway('auth/api/user/reset-password', {
          method: 'POST',
          from,
          body: { email: 'ram.applicant@demo.example', method: 'LINK' },
        });
      const strangers = await several(12, () => ask(portal.stranger()));
      const owner = await ask(portal.stranger());
      return hold(owner.status === 200, `${counted(strangers.map(({ status }) => status))}; the owner ${owner.status}`);
    },
  },
  {
    id: 'S5',
    tried: 'new passwords asked for at an address that has an account and at one that has none',
    expected: 'the same status and the same sentence',
    decidedIn: WITH_ACCOUNTS,
    elsewhere: 'no account is known',
    async run(portal) {
      const [known, unknown] = await Promise.all(
        ['hari.intermediary@demo.example', `${invented()}@example.com`].map((email) =>
          portal.gateway('auth/api/user/reset-password', {
            method: 'POST',
            from: portal.stranger(),
            body: { email, method: 'LINK' },
          }),
        ),
      );
      const sentence = (text: string | undefined) => told.parse(JSON.parse(text ?? '{}')).message;
      const isSame = known?.status === unknown?.status && sentence(known?.text) === sentence(unknown?.text);
      return hold(isSame, counted([known?.status ?? 0, unknown?.status ?? 0]));
    },
  },
  {
    id: 'S6',
    tried: 'forty guesses of the code of a sign-up',
    expected: 'refused, and after thirty in ten minutes told to wait',
    decidedIn: ['production'],
    elsewhere: 'a hundred times as many are allowed there',
    async run(portal) {
      const from = portal.stranger();
      const body = (at: number) => ({
        mobileNumber: '9841000000',
        email: 'nobody@example.com',
        otp: String(100_000 + at),
      });
      const answers = await inTurn(40, (at) =>
        portal.gateway('auth/api/otp-verify', { method: 'POST', from, body: body(at) }),
      );
      const statuses = answers.map(({ status }) => status);
      const isHeld = statuses.slice(30).every((status) => status === 429);
      return hold(isHeld && areRefused(statuses), counted(statuses));
    },
  },
];
