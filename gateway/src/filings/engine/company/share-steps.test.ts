import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { holder, RESERVE, tableText } from '@registrar/domain/share-ledger';
import { filledMatter, fileTestFiling, ofShareSteps } from '@registrar/domain/testing/test-filing';
import { detailOf, saveSection } from '../../../../test/filings-kit';
import { enterHolders, HOLDERS, RATE } from '../../../../test/share-ledger-kit';
import {
  companyFor,
  move,
  moveAll,
  openTestFiling,
  startTestFiling,
  todayOf,
  type TestFilingOffice,
} from '../../../../test/test-filing-kit';
import { readLastEntries } from '../../../register/entries/read-entries';
import { postShares } from '../../../register/shares/post-shares';
import { readStandingTable } from '../../../register/shares/read-share-ledger';

const [ASHA, BINA, CHET] = HOLDERS;
const REVOKED = { reasonCode: 'OTHER', remark: 'Decided in error.' };

let office: TestFilingOffice;
let putBack: (() => void) | undefined;
beforeAll(async () => {
  office = await startTestFiling();
  putBack = fileTestFiling(ofShareSteps);
});
afterAll(async () => {
  putBack?.();
  await office?.close();
});

const db = () => office.gateway.platform.database.db;
const capital = (issuedShares: number, paidUpCapital: number) => ({
  authorizedCapital: 100 * RATE,
  issuedCapital: issuedShares * RATE,
  paidUpCapital,
  ratePerShare: RATE,
  issuedShares,
});

/** Asha has 1 to 60, Bina 61 to 90, the rest lies in reserve; nobody else has any. */
async function companyOfShares(): Promise<string> {
  const companyId = await companyFor(office);
  const { platform } = office.gateway;
  const effectiveOn = todayOf(office);
  await enterHolders(platform, companyId, effectiveOn, [{ aspect: 'CAPITAL', after: capital(100, 90 * RATE) }]);
  await platform.runUnitOfWork((unit) =>
    postShares(unit, { companyId, applicationId: null, effectiveOn }, [
      { ...holder(ASHA), from: 1, to: 60, paidPerShare: RATE, shareType: 'PROMOTER' },
      { ...holder(BINA), from: 61, to: 90, paidPerShare: RATE, shareType: 'PUBLIC' },
      { ...RESERVE, from: 91, to: 100, paidPerShare: 0, shareType: null },
    ]),
  );
  return companyId;
}

interface Asked {
  readonly sellerId?: string;
  readonly sold?: readonly object[];
  readonly reserved?: readonly object[];
}

/** Bina sells all that she has to Chet, who puts ten of them in reserve, unless something else is said. */
async function draftOf(companyId: string, asked: Asked = {}): Promise<ApplicationDetail> {
  const draft = detailOf(await openTestFiling(office.puja, companyId));
  const begun = detailOf(await saveSection(office.puja, draft, 'MATTER', filledMatter(todayOf(office))));
  const steps = { sellerId: BINA, buyerId: CHET, sold: [{ from: 61, to: 90 }], reserved: [{ from: 81, to: 90 }] };
  return detailOf(await saveSection(office.puja, begun, 'SHARE_STEPS', { ...steps, ...asked }));
}

const approved = async (companyId: string): Promise<ApplicationDetail> =>
  moveAll(await draftOf(companyId), [
    [office.puja, 'submit'],
    [office.gita, 'claim'],
    [office.gita, 'verify'],
    [office.maya, 'approve', { remark: 'In order' }],
  ]);

const tableOf = async (companyId: string) => tableText(await readStandingTable(db(), companyId)).split('\n');
async function holdersOf(companyId: string): Promise<(string | null)[]> {
  const entries = await readLastEntries(db(), companyId);
  return entries.flatMap(({ aspect, after, subjectId }) => (aspect === 'SHAREHOLDER' && after ? [subjectId] : []));
}

const BEFORE = [`HOLDER:${ASHA}:1:60:${RATE}:PROMOTER`, `HOLDER:${BINA}:61:90:${RATE}:PUBLIC`, 'RESERVE:-:91:100:0:-'];

test('an approval posts the steps one after the other; its undoing gives the table of the day before', async () => {
  const companyId = await companyOfShares();
  const before = await holdersOf(companyId);
  const filing = await approved(companyId);
  expect(await tableOf(companyId)).toEqual([
    `HOLDER:${ASHA}:1:60:${RATE}:PROMOTER`,
    `HOLDER:${CHET}:61:80:${RATE}:PUBLIC`,
    `RESERVE:-:81:90:${RATE}:PUBLIC`,
    'RESERVE:-:91:100:0:-',
  ]);
  // who has none left is no shareholder any more
  expect(await holdersOf(companyId)).toEqual(before.filter((id) => id !== BINA));
  expect(detailOf(await move(office.krishna, filing, 'revoke', REVOKED))).toMatchObject({ status: 'REJECTED' });
  expect(await tableOf(companyId)).toEqual(BEFORE);
  expect((await holdersOf(companyId)).sort()).toEqual([...before].sort());
  const entries = await readLastEntries(db(), companyId);
  expect(entries.find(({ aspect }) => aspect === 'CAPITAL')?.after).toMatchObject(capital(100, 90 * RATE));
});

test('after a later posting it is not undone', async () => {
  const companyId = await companyOfShares();
  const filing = await approved(companyId);
  await office.gateway.platform.runUnitOfWork(async (unit) =>
    postShares(unit, { companyId, applicationId: null, effectiveOn: todayOf(office) }, [
      { ...holder(ASHA), from: 1, to: 100, paidPerShare: RATE, shareType: null },
    ]),
  );
  expect((await move(office.krishna, filing, 'revoke', REVOKED)).status).toBe(409);
});

test.each<[string, Asked, object]>([
  ['in the first step', { sold: [{ from: 50, to: 90 }] }, { path: 'sold.0.from', code: 'SHARES_NOT_HELD' }],
  ['in the second step', { reserved: [{ from: 50, to: 90 }] }, { path: 'reserved.0.from', code: 'SHARES_NOT_HELD' }],
])('what is wrong %s is said at its field', async (_name, asked, error) => {
  const draft = await draftOf(await companyOfShares(), asked);
  expect(draft.sections.find(({ key }) => key === 'SHARE_STEPS')?.errors).toMatchObject([error]);
  expect((await move(office.puja, draft, 'submit')).status).toBe(422);
});
