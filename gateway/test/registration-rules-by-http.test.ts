import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { REGISTRATION_RULES } from '@registrar/domain/testing/registration-rules';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { filedRegistration } from './awaiting-approval-kit';
import { APPLICATION, newKey } from './filings-kit';
import { startTestGateway, type Answer, type SignedIn, type TestGateway } from './harness';

/** The day of the examples: ages and terms are counted from it. */
const DAY = new Date('2026-11-21T06:00:00Z');

let gateway: TestGateway;
let asha: SignedIn;
let verifier: string;

beforeAll(async () => {
  // two calls of one person for each of some hundred rules, as fast as they can be made
  gateway = await startTestGateway({
    change: (config) => ({ ...config, requestsPerMinute: 100_000, limitFactor: 1_000 }),
  });
  gateway.clock.moveTo(DAY);
  verifier = await gateway.addAccount({ username: 'op.rules', role: 'OPERATOR' });
  await gateway.addAccount({ username: 'asha.rules' });
  asha = await gateway.signIn('asha.rules');
});
afterAll(() => gateway?.close());

/** A sentence with its parameters filled in, whatever they are. */
const said = (sentence: string): RegExp =>
  new RegExp(
    `^${sentence
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+')}$`,
    'u',
  );

describe.each(Object.entries(REGISTRATION_RULES))('whoever hands in is told of %s', (_, rules) => {
  test.each(rules)('%s', async (_rule, filing, issue, ne, en) => {
    const { id, ids, version } = await filedRegistration(gateway.platform, filing(), {
      applicant: asha.userId,
      verifier,
      draft: true,
    });
    const submit = (language: 'np' | 'en'): Promise<Answer> =>
      gateway.call('POST', `${APPLICATION}/${id}/submit`, {
        token: asha.accessToken,
        language,
        body: { version, declared: [trueStatement.key] },
        headers: newKey(),
      });
    const [place = '', code = ''] = issue.split(' ');
    const path = place
      .split('.')
      .filter(Boolean)
      .map((part) => ids.get(part) ?? part)
      .join('.');
    for (const [language, sentence] of [
      ['np', ne],
      ['en', en],
    ] as const) {
      const answer = await submit(language);
      expect(answer.body).toMatchObject({
        status: 422,
        code: 'VAL-422',
        errors: expect.arrayContaining([{ path, code, message: expect.stringMatching(said(sentence)) }]),
      });
    }
  });
});
