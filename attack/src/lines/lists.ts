import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { counted, hold, several, WITH_ACCOUNTS, type Line } from '../line';
import type { Answer, Portal } from '../portal';

const named = z.looseObject({ id: z.string() });
const companies = z.array(named);
const ROWS = 450;
const entry = { nameEnglish: 'Gopal Karki', nameNepali: 'गोपाल कार्की', address: 'Kathmandu'.repeat(100) };

/** A draft with a long list, and the call that judges rows for it without writing one. */
export async function listOf(
  portal: Portal,
): Promise<{ check: () => Promise<Answer>; discard: () => Promise<Answer> }> {
  const { access_token: token } = await portal.signIn('rojina.representative');
  const [company] = companies.parse(await portal.data('external/api/representative/company', { token }));
  const draft = named.parse(
    await portal.data('external/api/application', {
      method: 'POST',
      token,
      headers: { 'idempotency-key': randomUUID() },
      body: { processName: 'SHARE_HOLDER_CHANGE', companyId: company?.id },
    }),
  );
  const path = `external/api/application/${draft.id}`;
  const body = { check: true, rows: Array.from({ length: ROWS }, () => entry) };
  return {
    check: () => portal.gateway(`${path}/section/SHAREHOLDERS/item/import`, { method: 'POST', token, body }),
    discard: () =>
      portal.gateway(`${path}/discard`, {
        method: 'POST',
        token,
        headers: { 'idempotency-key': randomUUID() },
        body: { version: 1, remark: 'tried' },
      }),
  };
}

export const lists: readonly Line[] = [
  {
    id: 'X26',
    tried: `twenty-four imports of ${ROWS} rows of one account at once, while somebody else calls`,
    expected: 'few are judged, the others told to wait; no fault, and the others are answered',
    decidedIn: WITH_ACCOUNTS,
    elsewhere: 'no account is known',
    async run(portal) {
      const { check, discard } = await listOf(portal);
      let isOver = false;
      const others: number[] = [];
      const innocent = (async () => {
        while (!isOver) others.push((await portal.gateway('external/api/fiscal-year')).status);
      })();
      const statuses = (await several(24, check)).map(({ status }) => status);
      isOver = true;
      await innocent;
      await discard();
      const isHeld = statuses.includes(200) && statuses.every((status) => [200, 429, 503].includes(status));
      const seen = `${counted(statuses)}; others ${counted(others)}`;
      return hold(isHeld && others.every((status) => status === 200), seen);
    },
  },
  {
    id: 'X28',
    tried: 'the random sample of automatic approval, dodged by recalling and filing again',
    expected: 'who is drawn stays drawn',
    decidedIn: [],
    elsewhere: 'nothing is approved automatically; gateway/src/filings/automatic/automatic.test.ts tries it',
    run: () => Promise.reject(new Error('it is decided by a test of the gateway')),
  },
];
