import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { attach } from '../../../test/documents-kit';
import { APPLICATION, callerOf, detailOf, newKey, type Caller } from '../../../test/filings-kit';
import { acceptDocuments, readDetail } from '../../../test/registration-kit';
import {
  move,
  moveAll,
  readyFiling,
  startTestFiling,
  verifyFiling,
  type TestFilingOffice,
} from '../../../test/test-filing-kit';

let office: TestFilingOffice;
let readers: Readonly<Record<string, Caller>>;
beforeAll(async () => {
  office = await startTestFiling();
  const { gateway, puja, gita, bishnu, maya, krishna } = office;
  readers = {
    applicant: puja,
    stranger: await callerOf(gateway, 'nisha.representative'),
    holder: gita,
    operator: bishnu,
    first: maya,
    second: krishna,
    administrator: await callerOf(gateway, 'kamala.admin'),
    committee: await callerOf(gateway, 'gopal.committee'),
    revenue: office.rita,
    auditor: await callerOf(gateway, 'auditor.demo'),
  };
});
afterAll(() => office?.close());

const NOT_THERE = 'not there';
/** Accounts that have no access to a filing of this company. */
const ELSEWHERE = { stranger: NOT_THERE, revenue: NOT_THERE };
const FIRST_LEVEL =
  'sendForCorrection REMARKS_PINNED, forward, sendToCommittee, returnForReview, approve LAST_LEVEL_REACHED, reject';

type Offered = Readonly<Record<string, string>>;

/**
 * The actions offered to each reader: an action without a code is allowed now; an action with a code is shown with that
 * reason. A reader who is missing from the list sees the filing and is offered no action. `not there` means that the
 * filing does not exist for that reader.
 */
async function offeredTo({ id }: Pick<ApplicationDetail, 'id'>): Promise<Offered> {
  const rows: [string, string][] = [];
  for (const [name, reader] of Object.entries(readers)) {
    const answer = await reader.call('GET', `${APPLICATION}/${id}`);
    const said =
      answer.status === 200
        ? detailOf(answer).allowedActions.map(({ action, reason }) => (reason ? `${action} ${reason.code}` : action))
        : [NOT_THERE];
    if (said.length > 0) rows.push([name, said.join(', ')]);
  }
  return Object.fromEntries(rows);
}

test('each status offers each reader the actions that the table, the definition and the current state allow, with a reason for the others', async () => {
  const { puja, gita, maya } = office;
  const seen: [string, Offered][] = [];
  const look = async (where: string, filing: ApplicationDetail): Promise<ApplicationDetail> => {
    seen.push([where, await offeredTo(filing)]);
    return filing;
  };
  const draft = await look('DRAFT', await readyFiling(office));
  const submitted = await look('SUBMITTED', await moveAll(draft, [[puja, 'submit']]));
  const claimed = await look('IN_PROCESS', await moveAll(submitted, [[gita, 'claim']]));
  const asked = await look('ADDITIONAL_DOCUMENT_REQUESTED', await askForLetter(claimed));
  await attach(puja, asked.id, asked.requestedDocuments[0]?.key ?? '');
  const brought = await look(
    'ADDITIONAL_DOCUMENT_SUBMITTED',
    await moveAll(await readDetail(puja, asked.id), [[puja, 'submitAdditionalDocument']]),
  );
  await acceptDocuments(gita, brought.id);
  const accepted = await moveAll(brought, [[gita, 'verifyAdditionalDocument']]);
  await gita.call('POST', `${APPLICATION}/${accepted.id}/pin`, { path: 'MATTER.rent', remark: 'How much?' });
  const sent = await look(
    'SEND_FOR_CORRECTION',
    await moveAll(accepted, [[gita, 'sendForCorrection', { remark: 'x' }]]),
  );
  const [pin] = (await readDetail(puja, sent.id)).pins;
  await puja.call('PUT', `${APPLICATION}/${sent.id}/pin/${pin?.id}/answer`, { answer: 'Nothing' });
  const returned = await look('SUBMITTED again', await moveAll(await readDetail(puja, sent.id), [[puja, 'resubmit']]));
  const verified = await look('VERIFY 1', await verifyFiling(office, await moveAll(returned, [[gita, 'claim']])));
  await look(
    'SENT_FOR_COMMITTEE',
    await moveAll(verified, [[maya, 'sendToCommittee', { remark: 'A question of principle' }]]),
  );
  expect(seen).toEqual([
    [
      'DRAFT',
      {
        applicant: 'takeCompanyVersion COMPANY_CHANGED, discard, submit',
        ...Object.fromEntries(
          Object.keys(readers).flatMap((name) => (name === 'applicant' ? [] : [[name, NOT_THERE]])),
        ),
      },
    ],
    ['SUBMITTED', { applicant: 'recall', holder: 'claim', operator: 'claim', ...ELSEWHERE }],
    [
      'IN_PROCESS',
      {
        holder:
          'release, assess, requestAdditionalDocument, sendForCorrection REMARKS_PINNED, verify CHECKLIST_COMPLETE, reject',
        operator: ['release', 'assess', 'requestAdditionalDocument', 'sendForCorrection', 'verify', 'reject']
          .map((action) => `${action} HOLDS_CLAIM`)
          .join(', '),
        administrator: 'release',
        ...ELSEWHERE,
      },
    ],
    [
      'ADDITIONAL_DOCUMENT_REQUESTED',
      { applicant: 'submitAdditionalDocument ALL_REQUESTED_ROWS_UPLOADED', ...ELSEWHERE },
    ],
    [
      'ADDITIONAL_DOCUMENT_SUBMITTED',
      {
        holder: 'verifyAdditionalDocument EACH_ROW_VERIFIED, rejectAdditionalDocument EACH_ROW_HAS_REASON',
        operator: 'verifyAdditionalDocument HOLDS_CLAIM, rejectAdditionalDocument HOLDS_CLAIM',
        ...ELSEWHERE,
      },
    ],
    ['SEND_FOR_CORRECTION', { applicant: 'takeCompanyVersion COMPANY_CHANGED, resubmit PINS_ANSWERED', ...ELSEWHERE }],
    [
      // it is reserved for the operator who sent it back
      'SUBMITTED again',
      { applicant: 'recall', holder: 'claim', operator: 'claim NOT_CLAIMED', ...ELSEWHERE },
    ],
    ['VERIFY 1', { first: FIRST_LEVEL, second: FIRST_LEVEL, ...ELSEWHERE }],
    ['SENT_FOR_COMMITTEE', { committee: 'committeeReturn PERM-403, committeeReview PERM-403', ...ELSEWHERE }],
  ]);
});

test('after the decision only the revocation is offered, and after the revocation nothing', async () => {
  const { puja, gita, maya, krishna } = office;
  const seen: [string, Offered][] = [];
  const claimed = await moveAll(await readyFiling(office), [
    [puja, 'submit'],
    [gita, 'claim'],
  ]);
  const forwarded = await moveAll(await verifyFiling(office, claimed), [[maya, 'forward', { remark: 'In order' }]]);
  seen.push(['VERIFY 2', await offeredTo(forwarded)]);
  const back = await moveAll(forwarded, [[krishna, 'returnForReview', { remark: 'Once more' }]]);
  seen.push(['BACK_FOR_REVIEW', await offeredTo(back)]);
  const approved = await moveAll(back, [
    [gita, 'resume'],
    [gita, 'verify'],
    [maya, 'forward', { remark: 'In order' }],
    [krishna, 'approve'],
  ]);
  seen.push(['APPROVED', await offeredTo(approved)]);
  const revoked = await moveAll(approved, [[krishna, 'revoke', { remark: 'In error', reasonCode: 'OTHER' }]]);
  seen.push(['REJECTED', await offeredTo(revoked)]);
  expect(seen).toEqual([
    [
      'VERIFY 2',
      {
        first: ['sendForCorrection', 'forward', 'sendToCommittee', 'returnForReview', 'approve', 'reject']
          .map((action) => `${action} PERM-403`)
          .join(', '),
        second:
          'sendForCorrection REMARKS_PINNED, forward NEXT_LEVEL_EXISTS, sendToCommittee, returnForReview, approve, reject',
        ...ELSEWHERE,
      },
    ],
    ['BACK_FOR_REVIEW', { holder: 'resume', operator: 'resume', ...ELSEWHERE }],
    ['APPROVED', { second: 'revoke', ...ELSEWHERE }],
    ['REJECTED', ELSEWHERE],
  ]);
});

test('an action that is not offered is refused', async () => {
  const draft = await readyFiling(office);
  for (const action of ['claim', 'verify', 'approve', 'revoke', 'resubmit'])
    expect((await move(office.puja, draft, action, { remark: 'x' })).body.code).toMatch(/PERM-403|FLOW-409/);
  expect((await move(office.puja, draft, 'fly')).status).toBe(404);
});

/** A document of the definition's own list that was not required before. */
async function askForLetter({ id, version }: ApplicationDetail): Promise<ApplicationDetail> {
  const documents = [{ type: 'LETTER', reason: 'The decision speaks of it' }];
  const body = { version, remark: 'One more paper', documents };
  return detailOf(await office.gita.call('POST', `${APPLICATION}/${id}/requestAdditionalDocument`, body, newKey()));
}
