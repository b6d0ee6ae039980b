import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AUDITOR } from '../../../../../test/initial-return-kit';
import { callerOf } from '../../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../../test/harness';
import { companySince } from '../../../../../test/joint-kit';
import { auditorAnswers } from '@registrar/domain/processes/questions/people/auditor';
import { enterInRegister } from '../../../../register/entries/enter';
import { auditorEntries } from './auditor';

const { fullNameNepali: nameNepali, fullNameEnglish: nameEnglish, ...details } = auditorAnswers.complete.parse(AUDITOR);
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  gateway.clock.moveTo(new Date('2026-11-24T05:00:00Z'));
}, 120_000);
afterAll(() => gateway?.close());

/**
 * Runs `auditorEntries` for an auditor who follows one with this name and these details, and returns what becomes of
 * the parts in the register.
 */
async function followed(name: object, before: object): Promise<(readonly [boolean, boolean])[]> {
  const company = await companySince(gateway, [await callerOf(gateway, 'puja.representative')], '2025-08-01');
  const subjectId = randomUUID();
  return gateway.platform.runUnitOfWork(async (unit) => {
    await enterInRegister(unit, { companyId: company, applicationId: null, effectiveOn: '2026-11-24' }, [
      { aspect: 'AUDITOR', subjectId, after: { ...name, details: before } },
    ]);
    const entries = await auditorEntries(unit, company, auditorAnswers.complete.parse(AUDITOR));
    return entries.map((entry) => [entry.subjectId === subjectId, entry.after === null] as const);
  });
}

const own = { nameNepali, nameEnglish };
const GOES_ON = [[true, false]];
const FOLLOWED_BY_ANOTHER = [
  [true, true],
  [false, false],
];
test.each([
  ['the same tax number, another spelling', { nameNepali, nameEnglish: 'Nirmla Khadka' }, details, GOES_ON],
  ['the same licence, no tax number', own, { licenceNumber: details.licenceNumber }, GOES_ON],
  ['a namesake with a tax number of their own', own, { ...details, panNumber: '609999991' }, FOLLOWED_BY_ANOTHER],
  ['a namesake of whom only the name is known', own, {}, FOLLOWED_BY_ANOTHER],
])('the former auditor is recognised as the same person or as another one: %s', async (_, name, before, expected) => {
  expect(await followed(name, before)).toEqual(expected);
});
