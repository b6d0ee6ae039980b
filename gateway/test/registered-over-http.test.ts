import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pinsSchema } from '@registrar/domain/calls/corrections';
import { deadlineListSchema } from '@registrar/domain/calls/deadlines';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { issuedPaperSchema, paperVerdictSchema, type IssuedPaper } from '@registrar/domain/calls/papers';
import { companyRecordSchema } from '@registrar/domain/calls/company-record';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { z } from 'zod';
import { sentence } from '../src/platform/language';
import { act, APPLICATION, callerOf, detailOf, type Caller } from './filings-kit';
import { startTestGateway, type TestGateway } from './harness';
import { payFor } from './money-kit';
import { sha256 } from './papers-kit';
import { pdfinfo, pdfsig, pdftotext, POPPLER } from './pdf-tools';
import { acceptDocuments, officeOf, readDetail, readyRegistration, type Office } from './registration-kit';

const BEYOND_ANY_FILING = '9999-12-31';
const withPoppler = POPPLER ? test : test.skip;
if (!POPPLER)
  console.warn('poppler-utils are not installed: what pdfsig and pdftotext say of the papers was not asked');

let gateway: TestGateway;
let office: Office;
let rita: Caller;
/** The applicant after the approval: another session, a representative's. */
let founder: Caller;
let filing: ApplicationDetail;
let company: { id: string; registration_number: string; name_english: string; name_nepali: string };
let reservedBy: string;
let papers: readonly IssuedPaper[] = [];
const files = new Map<string, Buffer>();

const db = () => gateway.platform.database.db;
const holdsOf = () =>
  db()
    .selectFrom('name_hold')
    .select(['script', 'held_until'])
    .where('application_id', '=', reservedBy)
    .orderBy('script')
    .execute();
const entriesOf = () =>
  db().selectFrom('name_entry').select(['kind', 'held_until']).where('holder_id', '=', reservedBy).execute();
const nameOf = (paper: IssuedPaper): string => `${paper.kind} ${paper.language ?? 'both'}`;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
  rita = await callerOf(gateway, 'rita.revenue');
  filing = await readyRegistration(office, twoOwners());
  const { application_id } = await db()
    .selectFrom('name_reservation')
    .select('application_id')
    .where('id', '=', filing.fromReservation?.id ?? '')
    .executeTakeFirstOrThrow();
  reservedBy = application_id;
}, 180_000);
afterAll(() => gateway?.close());

test('handed in, and once more after a correction, it holds its name once and beyond any day', async () => {
  const { ram, gita } = office;
  filing = detailOf(await act(ram, filing, 'submit'));
  const held = await holdsOf();
  expect(held.map(({ held_until }) => held_until)).toEqual([BEYOND_ANY_FILING, BEYOND_ANY_FILING]);
  expect(await entriesOf()).toEqual([{ kind: 'RESERVATION', held_until: BEYOND_ANY_FILING }]);

  filing = detailOf(await act(gita, filing, 'claim'));
  const path = `${APPLICATION}/${filing.id}/pin`;
  await gita.call('POST', path, { path: 'GENERAL_INFORMATION.contact.phoneNo', remark: 'Nobody answers' });
  filing = detailOf(await act(gita, filing, 'sendForCorrection', { remark: 'Please see the remark' }));
  const [pin] = pinsSchema.parse((await ram.call('GET', path)).body.data).pins;
  await ram.call('PUT', `${path}/${pin?.id}/answer`, { answer: 'It works again' });
  filing = detailOf(await act(ram, await readDetail(ram, filing.id), 'resubmit'));
  expect(filing.round).toBe(2);
  expect(await holdsOf()).toEqual(held);
  expect(await entriesOf()).toHaveLength(1);
});

test('paid, verified and approved it is a company, and the name is the company’s own', async () => {
  const { ram, gita, maya } = office;
  filing = detailOf(await act(gita, filing, 'claim'));
  await payFor({ operator: gita, applicant: ram, revenue: rita }, filing);
  await acceptDocuments(gita, filing.id);
  filing = detailOf(await act(gita, await readDetail(gita, filing.id), 'verify'));
  filing = detailOf(await act(maya, filing, 'approve'));
  expect(filing.status).toBe('APPROVED');
  company = await db()
    .selectFrom('company')
    .select(['id', 'registration_number', 'name_english', 'name_nepali'])
    .where('registered_by', '=', filing.id)
    .executeTakeFirstOrThrow();
  expect([company.name_english, company.name_nepali]).toEqual([filing.titleEnglish, filing.titleNepali]);

  const reservation = await db()
    .selectFrom('name_reservation')
    .select(['consumed_by', 'consumed_on'])
    .where('application_id', '=', reservedBy)
    .executeTakeFirstOrThrow();
  expect(reservation).toEqual({ consumed_by: filing.id, consumed_on: expect.any(String) });
  expect([await holdsOf(), await entriesOf()]).toEqual([[], []]);
  expect(
    await db().selectFrom('name_entry').select(['kind', 'held_until']).where('holder_id', '=', company.id).execute(),
  ).toEqual([{ kind: 'COMPANY', held_until: null }]);
  const record = companyRecordSchema.parse(
    (await gateway.call('GET', `external/api/company/${company.id}/record`)).body.data,
  );
  expect(record).toMatchObject({ status: 'ACTIVE', registration: { registrationNumber: company.registration_number } });
});

test('the founder is told, has the days by which the company has to do something, and its papers', async () => {
  await gateway.platform.jobs.runDue();
  founder = await callerOf(gateway, 'ram.applicant');
  // the official address of the company is settled before anything else is open
  expect((await founder.call('POST', 'external/api/company-email/confirm', { companyId: company.id })).status).toBe(
    200,
  );
  const told = await db()
    .selectFrom('notification')
    .select('type')
    .where('account_id', '=', founder.userId)
    .where('event_key', 'like', `${filing.id}:%`)
    .execute();
  expect(told.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['APPLICATION_SUBMITTED', 'CORRECTION_ASKED', 'APPLICATION_APPROVED']),
  );
  const due = deadlineListSchema
    .parse((await founder.call('GET', 'external/api/deadline')).body.data)
    .filter(({ companyId }) => companyId === company.id);
  expect(due.map(({ kind }) => kind)).toContain('THREE_MONTH_UPDATE');

  const listed = await founder.call('GET', `external/api/paper?companyId=${company.id}`);
  expect(listed).toMatchObject({ status: 200 });
  papers = z.array(issuedPaperSchema).parse(listed.body.data);
  expect(papers.map(nameOf).sort()).toEqual([
    'ARTICLES en',
    'ARTICLES ne',
    'CERTIFICATE_OF_INCORPORATION both',
    'MEMORANDUM en',
    'MEMORANDUM ne',
  ]);
  for (const paper of papers) {
    const answer = await fetch(new URL(`external/api/paper/${paper.code}/file`, gateway.url), {
      headers: { authorization: `Bearer ${founder.token}` },
    });
    expect([paper.ready, answer.status, answer.headers.get('content-type')]).toEqual([true, 200, 'application/pdf']);
    files.set(nameOf(paper), Buffer.from(await answer.arrayBuffer()));
  }
  const sita = await callerOf(gateway, 'sita.applicant');
  for (const { code } of papers) expect((await sita.call('GET', `external/api/paper/${code}/file`)).status).toBe(404);
});

test('the certificate is mailed to who filed and to the company, and is the file that the portal gives out', async () => {
  const applicant = await db()
    .selectFrom('account')
    .select('email')
    .where('id', '=', founder.userId)
    .executeTakeFirstOrThrow();
  const { email } = await db()
    .selectFrom('company')
    .select('email')
    .where('id', '=', company.id)
    .executeTakeFirstOrThrow();
  const certificate = files.get('CERTIFICATE_OF_INCORPORATION both') ?? Buffer.alloc(0);
  const mails = gateway.outbox.filter(({ attachments }) => attachments !== undefined);
  expect(mails.map(({ to }) => to).sort()).toEqual(
    [applicant.email, email].map((address) => (address ?? '').toLowerCase()).sort(),
  );
  for (const { subject, attachments = [] } of mails) {
    expect([
      sentence('papers.certificateMail.subject', 'np', subjectOf()),
      sentence('papers.certificateMail.subject', 'en', subjectOf('en')),
    ]).toContain(subject);
    expect(attachments.map(({ mediaType, content }) => [mediaType, sha256(Buffer.from(content, 'base64'))])).toEqual([
      ['application/pdf', sha256(certificate)],
    ]);
  }
});

const subjectOf = (language: 'np' | 'en' = 'np') => ({
  name: language === 'en' ? company.name_english : company.name_nepali,
  number: company.registration_number,
  code: '',
  address: '',
});

describe('each paper, asked by a stranger', () => {
  test('is known by its code and by its file', async () => {
    for (const paper of papers) {
      const hash = sha256(files.get(nameOf(paper)) ?? Buffer.alloc(0));
      for (const way of [`verify/${paper.code}`, `verify-file/${hash}`]) {
        const verdict = paperVerdictSchema.parse((await gateway.call('GET', `external/api/paper/${way}`)).body.data);
        expect(verdict).toMatchObject({
          known: true,
          paper: {
            kind: paper.kind,
            state: 'VALID',
            fileHash: hash,
            company: { registrationNumber: company.registration_number },
          },
        });
      }
    }
  });

  withPoppler('is signed, whole and untouched', () => {
    expect(files.size).toBe(5);
    for (const [name, file] of files) {
      const said = pdfsig(file);
      expect([name, said.includes('Signature is Valid.'), said.includes('Total document signed')]).toEqual([
        name,
        true,
        true,
      ]);
      expect(Number(/Pages:\s+(\d+)/.exec(pdfinfo(file))?.[1])).toBeGreaterThan(0);
    }
  });

  withPoppler('gives its text back, in the script it is written in', () => {
    const textOf = (name: string): string =>
      pdftotext(files.get(name) ?? Buffer.alloc(0))
        .normalize('NFC')
        .replaceAll(/\s+/gu, ' ');
    const nepali = company.name_nepali.normalize('NFC');
    for (const [name, words] of [
      [
        'CERTIFICATE_OF_INCORPORATION both',
        [
          'कम्पनी दर्ताको प्रमाणपत्र',
          'Certificate of Incorporation',
          company.name_english,
          nepali,
          company.registration_number,
        ],
      ],
      ['MEMORANDUM ne', ['प्रबन्धपत्र', nepali, 'आशा श्रेष्ठ', 'शेयरधनी', 'अधिकृत पुँजी']],
      ['ARTICLES ne', ['नियमावली', nepali, 'सञ्चालक']],
      ['MEMORANDUM en', ['Memorandum of association', company.name_english, 'Asha Shrestha']],
      ['ARTICLES en', ['Articles of association', company.name_english]],
    ] as const) {
      const text = textOf(name);
      for (const word of words) expect([name, word, text.includes(word)]).toEqual([name, word, true]);
      expect([name, /मस्यौदा(?!कार)|DRAFT/u.test(text)]).toEqual([name, false]); // nothing says that it is one
    }
  });
});
