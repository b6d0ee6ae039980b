import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { filedItemsSchema } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { documentsOf } from '../../../../test/documents-kit';
import { act, APPLICATION, callerOf, detailOf, saveSection, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { settledCompany } from '../../../../test/name-change-kit';
import {
  addItem,
  attachRequired,
  itemsOf,
  readDetail,
  saveItem,
  verifiedFiling,
} from '../../../../test/registration-kit';
import { newKey } from '../../../../test/representation-kit';
import { askToSign, codeTo, linkTo, signaturesOf, signedBy } from '../../../../test/signatures-kit';

let gateway: TestGateway;
let puja: Caller, gita: Caller, rita: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  gita = await callerOf(gateway, 'gita.operator');
  rita = await callerOf(gateway, 'rita.revenue');
});
afterAll(() => gateway?.close());

const decided = (decidedOn: string) => ({
  scope: 'REGISTERED_OFFICE',
  decision: { decidedBy: 'BOARD', decidedOn, text: 'The board resolved to move the registered office.' },
});

/** A move of the office that is ready to be submitted, its decision on paper. */
async function readyToMove(companyId: string): Promise<ApplicationDetail> {
  const opened = detailOf(
    await puja.call('POST', APPLICATION, { processName: 'LOCATION_CHANGE', companyId }, newKey()),
  );
  const draft = detailOf(await saveSection(puja, opened, 'LOCATION_DECISION', decided('2026-11-01')));
  const general = { ...Object(twoOwners().answers['GENERAL_INFORMATION']) };
  // the proved email address is kept: another one would need a proof before the next filing
  const { email } = await gateway.platform.database.db
    .selectFrom('company')
    .select('email')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const moved = await saveSection(puja, draft, 'NEW_REGISTERED_OFFICE', {
    officeId: general['officeId'],
    address: { ...Object(general['address']), toleStreet: 'Signed Road 5' },
    contact: { ...Object(general['contact']), email },
  });
  await attachRequired(puja, detailOf(moved).id);
  return readDetail(puja, draft.id);
}

test('the decision is signed by whom the filing names; two with one address and nobody’s address are told at their place', async () => {
  const company = await settledCompany(gateway, [puja]);
  const draft = await readyToMove(company);
  const signer = (fullNameEnglish: string, role: string, email: string) => ({
    fullNameNepali: fullNameEnglish === 'Hira Rai' ? 'हिरा राई' : 'मोहन केसी',
    fullNameEnglish,
    role,
    email,
    language: 'ne',
  });
  await addItem(puja, draft, 'DECISION_SIGNERS', signer('Hira Rai', 'CHAIR', 'hira@signers.example'));
  await addItem(puja, draft, 'DECISION_SIGNERS', signer('Mohan KC', 'SECRETARY', 'hira@signers.example'));
  const [, second] = filedItemsSchema.parse((await itemsOf(puja, draft, 'DECISION_SIGNERS')).body.data).items;
  const present = () => readDetail(puja, draft.id);
  expect((await act(puja, await present(), 'submit')).body).toMatchObject({
    status: 422,
    errors: expect.arrayContaining([
      expect.objectContaining({ path: `DECISION_SIGNERS.${second?.id}.email`, code: 'SIGNATURE_CONTACT_SHARED' }),
    ]),
  });
  if (!second) throw new Error('No second signer');
  await saveItem(puja, draft, 'DECISION_SIGNERS', second, signer('Mohan KC', 'SECRETARY', ''));
  expect((await act(puja, await present(), 'submit')).body).toMatchObject({
    status: 422,
    errors: [{ path: `DECISION_SIGNERS.${second.id}.email`, code: 'SIGNATURE_CONTACT_REQUIRED' }],
  });
  const [, reached] = filedItemsSchema.parse((await itemsOf(puja, draft, 'DECISION_SIGNERS')).body.data).items;
  if (!reached) throw new Error('No second signer');
  await saveItem(puja, draft, 'DECISION_SIGNERS', reached, signer('Mohan KC', 'SECRETARY', 'mohan@signers.example'));
  const { places } = documentsOf(await puja.call('GET', `${APPLICATION}/${draft.id}/document`));
  const scan = places.find(({ key }) => key === 'DECISION')?.document;
  await puja.call('DELETE', `${APPLICATION}/${draft.id}/document/${scan?.id}`);

  const [chair, secretary] = await signaturesOf(puja, draft);
  await askToSign(puja, draft, chair?.party ?? '');
  const link = await linkTo(gateway, 'hira@signers.example');
  expect(await link.shown()).toMatchObject({
    role: 'CHAIR',
    facts: [
      { value: { en: 'Board of directors' } },
      {},
      { value: { en: expect.stringContaining('resolved to move') } },
    ],
  });
  await link.sign(await codeTo(gateway, link, 'hira@signers.example'), (await link.shown()).hash);
  expect((await act(puja, await present(), 'submit')).body).toMatchObject({
    status: 422,
    errors: [{ path: 'DOCUMENTS.DECISION', code: 'SIGNATURE_NOT_ASKED', message: expect.stringContaining('Mohan KC') }],
  });
  await signedBy(gateway, puja, draft, secretary?.party ?? '', 'mohan@signers.example');
  // other words are another decision
  await saveSection(puja, await present(), 'LOCATION_DECISION', decided('2026-11-02'));
  expect((await signaturesOf(puja, draft)).map(({ state }) => state)).toEqual(['VOID', 'VOID']);
  await signedBy(gateway, puja, draft, chair?.party ?? '', 'hira@signers.example');
  await signedBy(gateway, puja, draft, secretary?.party ?? '', 'mohan@signers.example');
  const verified = await verifiedFiling({ applicant: puja, operator: gita, revenue: rita }, await present());
  expect(verified.status).toBe('VERIFY');
  const paper = await fetch(new URL(`${APPLICATION}/${draft.id}/signature/DECISION/paper?language=ne`, gateway.url), {
    headers: { authorization: `Bearer ${gita.token}` },
  });
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
}, 180_000);
