import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fileOf, certifiedCompany, sha256 } from '../../../test/papers-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { pdfinfo, pdfsig, pdftotext, POPPLER } from '../../../test/pdf-tools';
import { expectWhole } from '../../../test/whole-messages';
import { renderMissingPapers } from '../render-paper';
import { issueCertificate } from './issue-certificate';

let gateway: TestGateway;
let certified: Awaited<ReturnType<typeof certifiedCompany>>;
let file: Buffer;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  certified = await certifiedCompany(gateway);
  await gateway.platform.jobs.runDue();
  file = await fileOf(gateway, certified.letterId);
}, 180_000);
afterAll(() => gateway?.close());

const letter = () =>
  gateway.platform.database.db
    .selectFrom('letter')
    .selectAll()
    .where('id', '=', certified.letterId)
    .executeTakeFirstOrThrow();
/** Without poppler-utils nobody but ourselves could say what the file is worth; `npm test` installs them on Debian. */
const withPoppler = POPPLER ? test : test.skip;
if (!POPPLER)
  console.warn('poppler-utils are not installed: what pdfsig and pdftotext say of the certificate was not asked');

withPoppler('a stranger’s program says that the certificate is signed, whole and untouched', () => {
  const said = pdfsig(file);
  expect(said).toContain('Signature is Valid.');
  expect(said).toContain('Total document signed');
  expect(said).toContain('ETSI.CAdES.detached');
  expect(pdfinfo(file)).toMatch(/Pages:\s+1\n/);
});

withPoppler('one byte that was changed is found', () => {
  const forged = Buffer.from(file);
  const at = Math.floor(forged.indexOf('stream') + 40);
  forged[at] = (forged[at] ?? 0) ^ 1;
  expect(pdfsig(forged)).toContain('Digest Mismatch');
});

withPoppler('its Nepali text can be searched and read aloud, and its English as well', async () => {
  const company = await gateway.platform.database.db
    .selectFrom('company')
    .selectAll()
    .where('id', '=', certified.companyId)
    .executeTakeFirstOrThrow();
  const text = pdftotext(file).replaceAll(/\s+/gu, ' ');
  for (const words of [
    'कम्पनी दर्ताको प्रमाणपत्र',
    'Certificate of Incorporation',
    'शेयरधनीको दायित्व सीमित',
    company.name_english,
    company.registration_number,
  ])
    expect(text).toContain(words);
});

test('the hash that is kept is that of the file in the storage', async () => {
  const { file_hash: hash, file_size: size } = await letter();
  expect([hash, size]).toEqual([sha256(file), file.length]);
});

test('the same paper gives the same bytes, before and after it is signed', async () => {
  const before = await letter();
  await gateway.platform.database.db
    .updateTable('letter')
    .set({ rendered_at: null, file_key: null, file_hash: null, unsigned_hash: null })
    .where('id', '=', certified.letterId)
    .execute();
  await renderMissingPapers(gateway.platform);
  await gateway.platform.jobs.runDue();
  const after = await letter();
  expect(after.unsigned_hash).toBe(before.unsigned_hash);
  expect([after.file_hash, after.file_key]).toEqual([before.file_hash, before.file_key]);
});

test('issued twice it is one paper, mailed once, with the file attached and never before it is there', async () => {
  const { letterId: _, ...again } = certified;
  await gateway.platform.runUnitOfWork((unit) => issueCertificate(unit, { ...again, decidedBy: null }));
  await gateway.platform.jobs.runDue();
  const { db } = gateway.platform.database;
  expect(
    await db
      .selectFrom('letter')
      .select('id')
      .where('application_id', '=', certified.applicationId)
      .where('kind', '=', 'CERTIFICATE_OF_INCORPORATION')
      .execute(),
  ).toEqual([{ id: certified.letterId }]);
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('username', '=', 'ram.applicant')
    .executeTakeFirstOrThrow();
  const mails = gateway.outbox.filter(({ to, attachments }) => to === email && attachments !== undefined);
  expect(mails).toHaveLength(1);
  expect(
    mails[0]?.attachments?.map(({ mediaType, content }) => [mediaType, sha256(Buffer.from(content, 'base64'))]),
  ).toEqual([['application/pdf', sha256(file)]]);
});

test('a row that was changed behind the portal’s back is never signed', async () => {
  const { db } = gateway.platform.database;
  const { paper } = await letter();
  const forged = JSON.stringify(paper).replace('Certificate of Incorporation', 'Certificate of Something');
  await db
    .updateTable('letter')
    .set({ paper: forged, rendered_at: null })
    .where('id', '=', certified.letterId)
    .execute();
  await renderMissingPapers(gateway.platform);
  await gateway.platform.jobs.runDue();
  expect((await letter()).rendered_at).toBeNull();
});

test('nothing that went out has a hole', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
