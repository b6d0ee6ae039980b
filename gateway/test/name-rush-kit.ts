import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { APPLICATION, callerOf, detailOf, filledDraft, type Caller, type TestName } from './filings-kit';
import type { Answer, TestGateway } from './harness';

/** One name as different people write it; all of these are the same name. */
export const SAME_NAME: readonly ((name: TestName) => TestName)[] = [
  (name) => name,
  ({ english, nepali }) => ({ english: english.toUpperCase(), nepali }),
  ({ english, nepali }) => ({ english: english.replace(' ', '   '), nepali: nepali.replace(' ', '  ') }),
  ({ english, nepali }) => ({ english: `${english} Pvt. Ltd.`, nepali: `${nepali} प्रा.लि.` }),
  ({ english, nepali }) => ({ english: `${english} Private Limited`, nepali }),
  // a dot below the first letter
  ({ english, nepali }) => ({ english, nepali: `${nepali.slice(0, 1)}\u093C${nepali.slice(1)}` }),
  ({ english, nepali }) => ({ english, nepali: nepali.replace('ट्रे', 'ट्\u200Dरे') }),
  ({ english, nepali }) => ({ english, nepali: nepali.replace('ट्रे', 'ट्\u200Cरे').normalize('NFD') }),
];

export interface Rusher {
  readonly caller: Caller;
  readonly draft: ApplicationDetail;
  readonly asked: TestName;
}

export async function rushers(gateway: TestGateway, prefix: string, count: number): Promise<Caller[]> {
  const callers: Caller[] = [];
  for (let index = 0; index < count; index++) {
    const username = `${prefix}.${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`;
    await gateway.addAccount({ username, officeId: 1 });
    callers.push(await callerOf(gateway, username));
  }
  return callers;
}

export async function draftsFor(callers: readonly Caller[], name: TestName, variants = SAME_NAME): Promise<Rusher[]> {
  const drafts: Rusher[] = [];
  for (const [index, caller] of callers.entries()) {
    const asked = variants[index % variants.length]?.(name) ?? name;
    drafts.push({ caller, asked, draft: await filledDraft(caller, asked) });
  }
  return drafts;
}

/** All at once, every second one in Nepali. */
export function submitTogether(drafts: readonly Rusher[]): Promise<Answer[]> {
  return Promise.all(
    drafts.map(({ caller, draft }, index) =>
      caller.call(
        'POST',
        `${APPLICATION}/${draft.id}/submit`,
        { version: draft.version, declared: [trueStatement.key] },
        { 'idempotency-key': randomUUID(), 'accept-language': index % 2 === 0 ? 'en' : 'np' },
      ),
    ),
  );
}

/** One has the name; everybody else reads why not, in the asked language, and keeps the draft as it was. */
export async function expectOneWinner(drafts: readonly Rusher[], answers: readonly Answer[]): Promise<Rusher> {
  const winners = drafts.filter((_, index) => answers[index]?.status === 200);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...drafts.slice(1).map(() => 409)]);
  for (const [index, { caller, draft }] of drafts.entries()) {
    const answer = answers[index];
    const now = detailOf(await caller.call('GET', `${APPLICATION}/${draft.id}`));
    if (answer?.status === 200) {
      expect(now).toMatchObject({ status: 'SUBMITTED', applicationNumber: expect.any(String) });
      continue;
    }
    const english = index % 2 === 0;
    expect(answer?.body).toMatchObject({
      code: 'NAME-409',
      message: english ? expect.stringContaining('already registered') : expect.stringMatching(/^[^A-Za-z]+$/),
      errors: [
        {
          path: 'NAME_DETAILS.english',
          code: 'ALREADY_REGISTERED',
          message: english
            ? expect.stringMatching(/already registered.* The (English|Nepali) name is the same\.$/)
            : expect.stringMatching(/उपलब्ध छैन.* नाम उही हो।$/),
        },
      ],
    });
    expect(now).toMatchObject({
      status: 'DRAFT',
      version: draft.version,
      applicationNumber: null,
      sections: draft.sections,
    });
  }
  const [winner] = winners;
  if (!winner) throw new Error('Nobody has the name');
  return winner;
}
