import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { counted, hold, several, WITH_ACCOUNTS, type Line } from '../line';
import type { Answer, Portal } from '../portal';

const named = z.looseObject({ id: z.string() });
const companies = z.array(named);
/** As many as the longest list takes that a draft of the demonstration opens; half a megabyte of text. */
const ROWS = 60;
const entry = { change: 'REWORDED', amendmentDetails: 'Kathmandu '.repeat(900), reason: 'क '.repeat(50) };

const drafts = z.looseObject({ items: z.array(z.looseObject({ id: z.string(), status: z.string() })) });
const versioned = z.looseObject({ id: z.string(), version: z.number() });
const PROCESS = 'AMENDMENT_OF_AOA_MOA';

export interface List {
  readonly check: () => Promise<Answer>;
  readonly discard: () => Promise<Answer>;
}

/** A draft with a list, and the call that judges rows for it without writing one; a company has one such draft. */
export async function listOf(portal: Portal): Promise<List> {
  const { access_token: token } = await portal.signIn('rojina.representative');
  const asked = (body: object) => ({ method: 'POST', token, headers: { 'idempotency-key': randomUUID() }, body });
  const [company] = companies.parse(await portal.data('external/api/representative/company', { token }));
  const begun = drafts.parse(
    await portal.data(`external/api/application?page=1&size=50&processName=${PROCESS}`, { token }),
  );
  const draft =
    begun.items.find(({ status }) => status === 'DRAFT') ??
    named.parse(await portal.data('external/api/application', asked({ processName: PROCESS, companyId: company?.id })));
  const path = `external/api/application/${draft.id}`;
  const body = { check: true, rows: Array.from({ length: ROWS }, () => entry) };
  return {
    check: () => portal.gateway(`${path}/section/CLAUSE_AMENDMENTS/item/import`, { method: 'POST', token, body }),
    async discard() {
      const { version } = versioned.parse(await portal.data(path, { token }));
      return portal.gateway(`${path}/discard`, asked({ version, remark: 'Only tried' }));
    },
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
    elsewhere: 'nothing is approved automatically; gateway/src/filings/use-cases/automatic/automatic.test.ts tries it',
    run: () => Promise.reject(new Error('it is decided by a test of the gateway')),
  },
];
