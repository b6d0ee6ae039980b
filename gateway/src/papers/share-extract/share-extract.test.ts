import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { letterViewSchema } from '@registrar/domain/calls/letters';
import { issuedExtractSchema } from '@registrar/domain/calls/papers';
import { freeze, unfreeze } from '../../../test/company-orders-kit';
import { callerOf, newKey, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { companyOf } from '../../../test/representation-kit';
import { enterInRegister } from '../../register/entries/enter';
import { readHolders } from '../../register/shares/read-ownership';
import { dayInNepal } from '../../platform/clock';
import { shareExtractContent } from './compose-share-extract';

let gateway: TestGateway;
let sarita: Caller, nisha: Caller, gita: Caller;
let company = '';
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  sarita = await callerOf(gateway, 'sarita.representative');
  nisha = await callerOf(gateway, 'nisha.representative');
  gita = await callerOf(gateway, 'gita.operator');
  company = await companyOf(gateway, '100010');
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const ask = (reader: Caller, id = company, body: object = {}) =>
  reader.call('POST', `external/api/company/${id}/shareholder/extract`, body, newKey());
const csvOf = (reader: Caller, id = company) =>
  fetch(new URL(`external/api/company/${id}/shareholder/csv`, gateway.url), {
    headers: { authorization: `Bearer ${reader.token}` },
  });
const readings = async (): Promise<number> =>
  (
    await db()
      .selectFrom('access_log')
      .select('id')
      .where('company_id', '=', company)
      .where('part', '=', 'SHAREHOLDERS')
      .execute()
  ).length;

test('the extract says every range of every holder and of the reserve, and is the same while nothing was posted', async () => {
  const before = await readings();
  const first = issuedExtractSchema.parse((await ask(sarita)).body.data);
  expect(issuedExtractSchema.parse((await ask(sarita)).body.data)).toEqual(first);
  const { letter } = letterViewSchema.parse(
    (await gateway.call('GET', `external/api/letter/view/${first.code}`)).body.data,
  );
  expect(letter).toMatchObject({ kind: 'SHARE_EXTRACT', state: 'VALID' });
  expect(letter?.content.facts.map(({ label, value }) => [label.en, value.en])).toEqual([
    ['Sarita Basnet', expect.stringMatching(/^17,000 shares \(37\.78%\), .*numbers 1–5,000, 6,001–18,000 \(Promoter/)],
    ['Arjun Basnet', expect.stringMatching(/^11,500 shares/)],
    ['Kalpana Khatri', expect.stringMatching(/35,001–40,000 \(Promoter shares, Rs\. 50\.00 paid per share\)$/)],
    ['Reserve (jageda)', expect.stringMatching(/^5,000 shares; numbers 40,001–45,000/)],
  ]);
  expect(letter?.content.facts[0]?.value.ne).toContain('१७,०००');
  // an officer of the office reads it too, and gets a paper of their own
  expect(issuedExtractSchema.parse((await ask(gita)).body.data).code).not.toBe(first.code);
  expect(await readings()).toBe(before + 2);
});

test('what is said of ranges alike is said once, behind the last of them', () => {
  const shares = { bucket: 'HOLDER', holderId: 'one', paidPerShare: 100_00 } as const;
  const content = shareExtractContent({
    company: { name: { ne: 'क', en: 'K' }, registrationNumber: '1', office: { ne: 'का', en: 'O' } },
    issuedOn: '2026-11-22',
    list: {
      on: '2026-11-22',
      issued: 90,
      posting: { number: 1, effectiveOn: '2026-11-22', hash: '', applicationNumber: null },
      holders: [
        {
          id: 'one',
          nameEnglish: 'Asha',
          nameNepali: 'आशा',
          entity: 'INDIVIDUAL',
          identificationNumber: null,
          shares: 90,
          hundredths: 10_000,
          paid: 90 * 100_00,
          ranges: [],
        },
      ],
      buckets: [],
      table: [
        { ...shares, from: 1, to: 20, shareType: 'PROMOTER' },
        { ...shares, from: 41, to: 60, shareType: 'PROMOTER' },
        { ...shares, from: 1_981, to: 2_010, shareType: 'PUBLIC' },
        { ...shares, from: 2_041, to: 2_060, shareType: 'PUBLIC' },
      ],
    },
  });
  const [said] = content.facts.map(({ value }) => value);
  expect(said?.en).toMatch(
    /numbers 1–20, 41–60 \(Promoter shares, [^;]*\); 1,981–2,010, 2,041–2,060 \([^;]*paid per share\)$/,
  );
  expect(said?.ne).toMatch(/१–२०, ४१–६० \(संस्थापक शेयर, [^;]*\); १,९८१–२,०१०, २,०४१–२,०६० \([^;]*\)$/);
});

test('nobody else gets one, and where no shares are known there is none', async () => {
  expect((await ask(nisha)).status).toBe(403);
  expect((await csvOf(nisha)).status).toBe(403);
  expect((await ask(nisha, await companyOf(gateway, '100004'))).status).toBe(404);
  expect((await ask(sarita, company, { on: '2020-01-01' })).status).toBe(404);
});

test('the CSV has a line for each range, headings in both languages, and no cell that is a formula', async () => {
  const [holderId] = (await readHolders(db(), company, dayInNepal(gateway.clock.now()))).keys();
  await gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId: company, applicationId: null, effectiveOn: dayInNepal(unit.now) }, [
      {
        aspect: 'SHAREHOLDER',
        subjectId: holderId ?? '',
        after: { nameEnglish: '=HYPERLINK("x")', nameNepali: 'सरिता बस्नेत', entity: 'INDIVIDUAL', companyId: null },
      },
    ]),
  );
  const answer = await csvOf(sarita);
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const lines = (await answer.text()).split('\r\n');
  expect(lines).toHaveLength(11);
  expect(lines[0]).toContain('कित्ता देखि / First number');
  expect(lines[1]).toBe('1,5000,5000,सरिता बस्नेत,"\'=HYPERLINK(""x"")",,संस्थापक शेयर / Promoter shares,100.00,');
  expect(lines[9]).toMatch(/^40001,45000,5000,जगेडा,Reserve \(jageda\),,,0\.00,$/);
});

test('extract and CSV say what lies on the shares; an extract of before is another paper', async () => {
  const read = async (code: string) =>
    letterViewSchema.parse((await gateway.call('GET', `external/api/letter/view/${code}`)).body.data).letter;
  const before = issuedExtractSchema.parse((await ask(sarita)).body.data);
  const [holderId] = (await readHolders(db(), company, dayInNepal(gateway.clock.now()))).keys();
  const order = await freeze(gateway, company, {
    number: 'क-७/०८३',
    shares: { holderId, ranges: [{ from: 101, to: 250 }] },
  });
  const under = issuedExtractSchema.parse((await ask(sarita)).body.data);
  expect(under.code).not.toBe(before.code);
  expect((await read(under.code))?.content.facts.at(-1)).toMatchObject({
    label: { ne: 'शेयरमा रहेको आदेश वा धितो', en: 'Order or pledge on shares' },
    value: {
      ne: expect.stringMatching(/^कित्ता नम्बर १०१-२५०; अदालत: उच्च अदालत पाटन, नं\. क-७\/०८३, मिति /),
      en: expect.stringMatching(/^numbers 101-250; Court: High Court Patan, no\. क-७\/०८३, dated /),
    },
  });
  const csv = await (await csvOf(sarita)).text();
  expect(csv.split('\r\n')[1]).toMatch(
    /101-250: अदालत: उच्च अदालत पाटन, नं\. क-७\/०८३ \/ Court: High Court Patan, no\. क-७\/०८३/,
  );
  await unfreeze(gateway, order);
  expect(issuedExtractSchema.parse((await ask(sarita)).body.data).code).toBe(before.code);
});
