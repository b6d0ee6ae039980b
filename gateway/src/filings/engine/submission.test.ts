import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { deskPageSchema } from '@registrar/domain/calls/desk';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { PayTiming } from '@registrar/domain/processes';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { HIGH_RENT, TEST_DECLARATION } from '@registrar/domain/testing/test-filing';
import { APPLICATION, callerOf, detailOf, type Caller } from '../../../test/filings-kit';
import { invoiceOf, payFor, readPayable } from '../../../test/money-kit';
import { acceptDocuments, readDetail } from '../../../test/registration-kit';
import {
  claimedFiling,
  DECLARED,
  move,
  moveAll,
  readyFiling,
  startTestFiling,
  withVariation,
  type TestFilingOffice,
} from '../../../test/test-filing-kit';

/** The fee of the test filing in the default schedule of the portal. */
const FEE = 500_00;

let office: TestFilingOffice;
let puja: Caller, gita: Caller, bishnu: Caller, maya: Caller, rita: Caller;
beforeAll(async () => {
  office = await startTestFiling();
  ({ puja, gita, bishnu, maya, rita } = office);
});
afterAll(() => office?.close());

const offered = ({ allowedActions }: ApplicationDetail, action: string) =>
  allowedActions.find((entry) => entry.action === action);
const invoicesOf = (id: string) =>
  office.gateway.platform.database.db
    .selectFrom('invoice')
    .select(['status', 'total_paisa'])
    .where('for_id', '=', id)
    .execute();
const waitingFor = async (by: Caller): Promise<string[]> =>
  deskPageSchema
    .parse((await by.call('GET', 'external/api/desk?queue=waiting&size=100')).body.data)
    .items.map(({ id }) => id);

describe('it is submitted', () => {
  test('with every declaration, whose wording is stored', async () => {
    const ready = await readyFiling(office);
    for (const declared of [[], [trueStatement.key], [TEST_DECLARATION]])
      expect((await move(puja, ready, 'submit', { declared })).body).toMatchObject({
        code: 'VAL-422',
        errors: [{ path: 'declared', code: 'DECLARATION_REQUIRED' }],
      });
    const submitted = detailOf(await move(puja, ready, 'submit', { declared: DECLARED }));
    expect(submitted).toMatchObject({
      status: 'SUBMITTED',
      round: 1,
      applicationNumber: expect.stringMatching(/^TF-/),
    });
    expect(submitted.declaration?.statements.map(({ nameEnglish }) => nameEnglish)).toEqual([
      trueStatement.text.en,
      'Every place was visited.',
    ]);
  });

  test('once, even if sent twice, and against the version that was read', async () => {
    const ready = await readyFiling(office);
    expect((await move(puja, { ...ready, version: ready.version - 1 }, 'submit')).body.code).toBe('VER-412');
    const answers = await Promise.all([1, 2, 3].map(() => move(puja, ready, 'submit', { key: `once-${ready.id}` })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { history } = await readDetail(puja, ready.id);
    expect(history.map(({ action }) => action)).toEqual(['create', 'submit']);
  });

  test('and recalled with a reason before an officer has claimed it; it keeps its number', async () => {
    const submitted = await moveAll(await readyFiling(office), [[puja, 'submit']]);
    expect((await move(puja, submitted, 'recall')).body).toMatchObject({ errors: [{ path: 'remark' }] });
    const recalled = detailOf(await move(puja, submitted, 'recall', { remark: 'Another address' }));
    expect(recalled).toMatchObject({ status: 'DRAFT', applicationNumber: submitted.applicationNumber });
    const claimed = await moveAll(recalled, [
      [puja, 'submit'],
      [gita, 'claim'],
    ]);
    expect(claimed).toMatchObject({ applicationNumber: submitted.applicationNumber, round: 2 });
    expect((await move(puja, claimed, 'recall', { remark: 'Too late' })).body.code).toBe('FLOW-409');
  });

  test('the office and the applicant see a caution at the answer; a caution blocks nothing', async () => {
    const [high, usual] = [
      await readyFiling(office, { rent: HIGH_RENT + 1 }),
      await readyFiling(office, { rent: HIGH_RENT }),
    ];
    expect(high.fieldCautions).toEqual([{ sectionKey: 'MATTER', path: 'rent', message: expect.any(String) }]);
    expect(usual.fieldCautions).toEqual([]);
    const claimed = await moveAll(high, [
      [puja, 'submit'],
      [gita, 'claim'],
    ]);
    const [seen] = (await readDetail(gita, claimed.id)).fieldCautions ?? [];
    expect(seen?.message).not.toBe(high.fieldCautions?.[0]?.message);
    expect(seen?.message).toContain('Somebody');
  });
});

describe('it is claimed', () => {
  test('by one operator, who alone works on it until it is released', async () => {
    const submitted = await moveAll(await readyFiling(office), [[puja, 'submit']]);
    expect(await waitingFor(gita)).toContain(submitted.id);
    const claimed = await moveAll(submitted, [[gita, 'claim']]);
    expect(claimed).toMatchObject({ status: 'IN_PROCESS', assignee: { id: gita.userId } });
    expect(await waitingFor(bishnu)).not.toContain(submitted.id);
    expect((await move(bishnu, claimed, 'claim')).body.code).toBe('FLOW-409');
    for (const action of ['verify', 'assess', 'release'])
      expect((await move(bishnu, claimed, action)).body.code).toBe('FLOW-409');
    const released = await moveAll(claimed, [[gita, 'release']]);
    expect(released).toMatchObject({ status: 'SUBMITTED', assignee: null });
    expect(await waitingFor(bishnu)).toContain(submitted.id);
    const taken = await moveAll(released, [[bishnu, 'claim']]);
    expect(taken.assignee?.id).toBe(bishnu.userId);
    // the office administrator releases a claim of another officer
    const kamala = await callerOf(office.gateway, 'kamala.admin');
    expect((await moveAll(taken, [[kamala, 'release', { remark: 'On leave' }]])).status).toBe('SUBMITTED');
  });

  test('and verified once its documents are accepted, its checklist is complete and its fee is paid, in any order', async () => {
    const { id } = await claimedFiling(office);
    const objection = async () => offered(await readDetail(gita, id), 'verify')?.reason?.code;
    const mark = (key: string) => gita.call('PUT', `${APPLICATION}/${id}/checklist/${key}`, { checked: true });
    expect((await readDetail(gita, id)).checklist?.map(({ key }) => key)).toEqual(['ADDRESS_PROVEN']);
    expect((await mark('PLACES_PROVEN')).body.code).toBe('REQ-404');
    expect(await objection()).toBe('CHECKLIST_COMPLETE');
    expect((await mark('ADDRESS_PROVEN')).status).toBe(200);
    expect(await objection()).toBe('DOCUMENTS_VERIFIED');
    await acceptDocuments(gita, id);
    expect(await objection()).toBe('PAYMENT_SETTLED');
    const paid = await payFor({ applicant: puja, operator: gita, revenue: rita }, await readDetail(gita, id));
    expect(await moveAll(paid, [[gita, 'verify']])).toMatchObject({ status: 'VERIFY', level: 1, assignee: null });
  });
});

describe('its fee', () => {
  test('is estimated in the draft, proposed on submission, and invoiced once an officer has confirmed it', async () => {
    const ready = await readyFiling(office);
    expect(await readPayable(puja, ready.id)).toMatchObject({
      state: 'ESTIMATED',
      estimate: { totalPaisa: FEE, lines: [{ code: 'REGISTERED_OFFICE_CHANGE', proposedPaisa: FEE }] },
    });
    const claimed = await moveAll(ready, [
      [puja, 'submit'],
      [gita, 'claim'],
    ]);
    expect(await invoicesOf(claimed.id)).toEqual([{ status: 'DRAFT', total_paisa: FEE }]);
    const assessed = await moveAll(claimed, [[gita, 'assess']]);
    expect(invoiceOf(await readPayable(puja, assessed.id))).toMatchObject({ status: 'PENDING', totalPaisa: FEE });
  });

  /**
   * The refusals that the first level gets on verifying and approving while nothing is paid, and the invoices after
   * that.
   */
  const TIMINGS: readonly [PayTiming, verify: string | null, approve: string | null, invoices: readonly string[]][] = [
    ['ON_SUBMIT', 'PAYMENT_SETTLED', null, ['PENDING']],
    ['BEFORE_VERIFY', 'PAYMENT_SETTLED', null, ['DRAFT']],
    ['BEFORE_APPROVE', null, 'PAYMENT_SETTLED', ['DRAFT']],
    ['AFTER_APPROVAL', null, null, ['PENDING']],
    ['NONE', null, null, []],
  ];
  test.each(TIMINGS)(
    'of %s is waited for at its step and at no other',
    async (payTiming, verify, approve, invoices) => {
      // one level, so that who verifies and who approves are told apart
      await withVariation({ money: { payTiming }, office: { levels: 1 } }, async () => {
        const { id } = await claimedFiling(office);
        await acceptDocuments(gita, id);
        const verified = await move(gita, await readDetail(gita, id), 'verify');
        expect(verified.status).toBe(verify === null ? 200 : 409);
        expect(offered(await readDetail(gita, id), 'verify')?.reason?.code ?? null).toBe(verify);
        if (verify === null) {
          const approved = await move(maya, detailOf(verified), 'approve');
          expect(approved.status).toBe(approve === null ? 200 : 409);
          expect(offered(await readDetail(maya, id), 'approve')?.reason?.code ?? null).toBe(approve);
        }
        expect((await invoicesOf(id)).map(({ status }) => status)).toEqual(invoices);
      });
    },
  );
});
