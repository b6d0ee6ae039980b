import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { counted, EVERYWHERE, hold, inTurn, type Line } from '../line';
import type { Answer, Portal } from '../portal';

const offices = z.array(z.looseObject({ id: z.number() }));
const number = (): string => `98${String(randomInt(1e8)).padStart(8, '0')}`;

async function signUp(
  portal: Portal,
  { email, mobileNumber, from }: { email: string; mobileNumber: string; from: string | undefined },
): Promise<Answer> {
  const [office] = offices.parse(await portal.data('external/api/office/minimal-detail'));
  return portal.gateway('auth/api/user/external', {
    method: 'POST',
    from,
    body: {
      username: `tried${randomInt(1e9)}`,
      email,
      mobileNumber,
      officeId: office?.id,
      fullNameEnglish: 'Ram Thapa',
      fullNameNepali: 'राम थापा',
    },
  });
}

export const sending: readonly Line[] = [
  {
    id: 'X12a',
    tried: 'twelve codes to one number, asked for by one address',
    expected: 'at most five are sent, the others told to wait',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const [mobileNumber, from] = [number(), portal.stranger()];
      const answers = await inTurn(12, (at) =>
        signUp(portal, { email: `nobody${at}.${mobileNumber}@example.com`, mobileNumber, from }),
      );
      const statuses = answers.map(({ status }) => status);
      const sent = statuses.filter((status) => status === 200).length;
      return hold(sent >= 1 && sent <= 5 && statuses.every((status) => [200, 429].includes(status)), counted(statuses));
    },
  },
  {
    id: 'X12b',
    tried: 'one address for mail signed up with twelve numbers, each by another stranger',
    expected: 'the same answer each time; no word of an account, no fault',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const email = `tried${randomInt(1e9)}@example.com`;
      const answers = await inTurn(12, () =>
        signUp(portal, { email, mobileNumber: number(), from: portal.stranger() }),
      );
      const statuses = answers.map(({ status }) => status);
      return hold(
        statuses.every((status) => status === 200 || status === 429),
        counted(statuses),
      );
    },
  },
  {
    id: 'X12c',
    tried: 'twenty-five sign-ups of one address within ten minutes',
    expected: 'at most twenty are looked at',
    decidedIn: ['production'],
    elsewhere: 'a hundred times as many are allowed there',
    async run(portal) {
      const from = portal.stranger();
      const answers = await inTurn(25, (at) =>
        signUp(portal, { email: `many${at}@example.com`, mobileNumber: number(), from }),
      );
      const statuses = answers.map(({ status }) => status);
      const looked = statuses.filter((status) => status !== 429).length;
      return hold(looked <= 20 && statuses.every((status) => status > 0 && status < 500), counted(statuses));
    },
  },
];
