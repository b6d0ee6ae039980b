import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import {
  attachRequired,
  officeOf,
  readDetail,
  readyRegistration,
  verifiedFiling,
} from '../../../../test/registration-kit';
import { act, APPLICATION, callerOf, saveSection } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { documentsOf } from '../../../../test/documents-kit';
import { pdftotext, POPPLER } from '../../../../test/pdf-tools';
import { askToSign, codeTo, linkTo, signaturesOf, signedBy } from '../../../../test/signatures-kit';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
});
afterAll(() => gateway?.close());

const DRAFTER = 'drafter@law.example';

test('a registration is signed in the portal by its director and its drafter, and their papers say how', async () => {
  const office = await officeOf(gateway);
  const { ram, gita } = office;
  const ready = await readyRegistration(office, twoOwners());
  const { id } = ready;
  const drafter = ready.sections.find(({ key }) => key === 'LEGAL_PERSON_DETAILS')?.data ?? {};
  await saveSection(ram, ready, 'LEGAL_PERSON_DETAILS', { ...drafter, email: DRAFTER });
  const parties = await signaturesOf(ram, ready);
  const director = parties.find(({ role }) => role === 'DIRECTOR')?.party ?? '';
  expect(parties.find(({ role }) => role === 'DRAFTER')).toMatchObject({ onPaper: true, inPortal: true });

  // the scans of these two give way to the portal
  for (const { key, document } of documentsOf(await ram.call('GET', `${APPLICATION}/${id}/document`)).places)
    if (document && (key === director || key === 'DRAFTER_AUTHENTICATION'))
      await ram.call('DELETE', `${APPLICATION}/${id}/document/${document.id}`);
  const submit = async () => act(ram, await readDetail(ram, id), 'submit');
  expect((await submit()).body).toMatchObject({
    status: 422,
    errors: [{ code: 'NAMED_DOCUMENT_REQUIRED' }, { code: 'NAMED_DOCUMENT_REQUIRED' }],
  });

  await askToSign(ram, ready, 'DRAFTER_AUTHENTICATION', { language: 'en' });
  const link = await linkTo(gateway, DRAFTER);
  const shown = await link.shown();
  expect(shown.papers.map(({ kind }) => kind)).toEqual(['OWN', 'MEMORANDUM', 'ARTICLES']);
  expect(shown.company).toMatchObject({ regNo: '' });
  for (const { kind } of shown.papers) {
    const paper = await link.paper(kind);
    expect([kind, paper.status, paper.headers.get('content-type')]).toEqual([kind, 200, 'application/pdf']);
  }
  // the letter of the applicant is not the drafter's to read
  expect((await link.paper('APPLICATION_LETTER')).status).toBe(404);
  expect((await link.sign(await codeTo(gateway, link, DRAFTER), shown.hash)).status).toBe(200);
  expect([(await link.paper('OWN')).status, (await link.paper('MEMORANDUM')).status]).toEqual([200, 404]);
  await signedBy(gateway, ram, ready, director, 'asha@makalu.example');

  // other capital: the memorandum is another one, the director's consent is not
  const filled = await readDetail(ram, id);
  const clauses = [{ document: 'MOA', clause: 'own-1', nepali: 'थप दफा', english: 'A further clause' }];
  await saveSection(ram, filled, 'DOCUMENT_GENERATION', { clauses });
  expect(await signaturesOf(ram, ready)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ party: director, state: 'SIGNED' }),
      expect.objectContaining({ party: 'DRAFTER_AUTHENTICATION', state: 'VOID' }),
    ]),
  );
  expect((await submit()).body).toMatchObject({ errors: [{ code: 'SIGNATURE_VOID' }] });
  await signedBy(gateway, ram, ready, 'DRAFTER_AUTHENTICATION', DRAFTER);
  await attachRequired(ram, id);
  const rita = await callerOf(gateway, 'rita.revenue');
  const verified = await verifiedFiling({ applicant: ram, operator: gita, revenue: rita }, await readDetail(ram, id));
  expect(verified.status).toBe('VERIFY');

  const signed = (await signaturesOf(gita, verified)).find(({ role }) => role === 'DRAFTER');
  expect(signed).toMatchObject({ state: 'SIGNED', onPaper: false });
  if (!POPPLER) return;
  const answer = await fetch(
    new URL(`${APPLICATION}/${id}/signature/DRAFTER_AUTHENTICATION/paper?language=en`, gateway.url),
    { headers: { authorization: `Bearer ${gita.token}` } },
  );
  const text = pdftotext(Buffer.from(await answer.arrayBuffer())).replace(/\s+/g, '');
  expect(text).toContain('Signedthroughtheportal');
  expect(text).toContain(signed?.signed?.hash);
  expect(text).not.toContain('DRAFT');
}, 120_000);
