import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { failureSchema } from '@registrar/domain/envelope';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { APPLICATION, callerOf, detailOf, newKey, saveSection, type Caller } from './filings-kit';
import { startTestGateway, type Answer, type TestGateway } from './harness';
import { settledCompany } from './name-change-kit';
import { registeredCompany } from './registered-company-kit';
import { addItem, readDetail, savedItemOf } from './registration-kit';
import { companyOf } from './representation-kit';

type Told = Readonly<Record<'np' | 'en', Answer>>;

let gateway: TestGateway;
let puja: Caller, sarita: Caller, maya: Caller;
/** A filing that is handed in with nothing in it, and what is said of it; ids of entries are told as ITEM. */
const told: Record<string, Told> = {};
const items: string[] = [];
let amendment: ApplicationDetail;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  gateway.clock.moveTo(new Date('2026-11-24T06:00:00Z'));
  [puja, sarita, maya] = [
    await callerOf(gateway, 'puja.representative'),
    await callerOf(gateway, 'sarita.representative'),
    await callerOf(gateway, 'maya.approver'),
  ];

  amendment = await begin(puja, {
    processName: 'AMENDMENT_OF_AOA_MOA',
    companyId: await registeredCompany(gateway, puja),
  });
  await saveSection(puja, amendment, 'AMENDMENT_DECISION', {});
  await enter(amendment, 'CLAUSE_AMENDMENTS', { change: 'REPLACE' });
  told['AMENDMENT_OF_AOA_MOA'] = await handIn(puja, amendment);

  const conversion = await begin(sarita, {
    processName: 'COMPANY_TYPE_CHANGE',
    companyId: await companyOf(gateway, '100021'),
  });
  await saveSection(sarita, conversion, 'NEW_COMPANY_TYPE', {});
  await saveSection(sarita, await readDetail(sarita, conversion.id), 'CONVERSION_DECISION', {});
  told['COMPANY_TYPE_CHANGE'] = await handIn(sarita, conversion);

  const companyId = await settledCompany(gateway, [puja]);
  const call = await maya.call(
    'POST',
    'external/api/explanation-call',
    {
      companyId,
      subject: 'Registered office',
      matter: 'REGISTERED_OFFICE',
      approvedOn: '2026-11-24',
      text: 'Nobody was found there.',
      answerBy: '2026-12-09',
    },
    newKey(),
  );
  const explanation = await begin(puja, {
    processName: 'CALL_FOR_EXPLANATION',
    companyId,
    subject: { kind: 'PROCEEDING', id: (call.body.data as { id: string }).id },
  });
  told['CALL_FOR_EXPLANATION'] = await handIn(puja, explanation);
  await enter(explanation, 'PUBLISHED_DOCUMENT', { publishedOn: '2026-12-30' });
  told['CALL_FOR_EXPLANATION with a document'] = await handIn(puja, explanation);
}, 180_000);
afterAll(() => gateway?.close());

const begin = async (by: Caller, body: object): Promise<ApplicationDetail> =>
  detailOf(await by.call('POST', APPLICATION, body, newKey()));

async function enter(draft: ApplicationDetail, section: string, data: Record<string, unknown>): Promise<void> {
  const { item } = savedItemOf(await addItem(puja, draft, section, data));
  if (!item) throw new Error('The entry is gone');
  items.push(item.id);
}

async function handIn(by: Caller, { id }: ApplicationDetail): Promise<Told> {
  const { version } = await readDetail(by, id);
  const submit = (language: 'np' | 'en') =>
    gateway.call('POST', `${APPLICATION}/${id}/submit`, {
      token: by.token,
      language,
      body: { version, declared: [trueStatement.key] },
      headers: newKey(),
    });
  return { np: await submit('np'), en: await submit('en') };
}

const RULES: readonly (readonly [filing: string, path: string, code: string, ne: string, en: string])[] = [
  [
    'AMENDMENT_OF_AOA_MOA',
    'AMENDMENT_DECISION.documentType',
    'PAPER_REQUIRED',
    'संशोधन हुने कागजात छान्नुहोस्।',
    'Choose the paper to be amended',
  ],
  ['AMENDMENT_OF_AOA_MOA', 'AMENDMENT_DECISION.reason', 'REASON_REQUIRED', 'कारण अनिवार्य छ।', 'Reason is required'],
  [
    'AMENDMENT_OF_AOA_MOA',
    'AMENDMENT_DECISION.resolution.meeting',
    'RESOLUTION_MEETING_REQUIRED',
    'विशेष प्रस्ताव पारित गर्ने सभा अनिवार्य छ।',
    'Where the special resolution was passed is required',
  ],
  [
    'AMENDMENT_OF_AOA_MOA',
    'AMENDMENT_DECISION.resolution.resolutionOn',
    'RESOLUTION_DAY_REQUIRED',
    'विशेष प्रस्ताव पारित भएको मिति अनिवार्य छ।',
    'Date of the special resolution is required',
  ],
  [
    'AMENDMENT_OF_AOA_MOA',
    'AMENDMENT_DECISION.resolution.text',
    'DECISION_REQUIRED',
    'निर्णयको व्यहोरा अनिवार्य छ।',
    'Text of the decision is required',
  ],
  ['AMENDMENT_OF_AOA_MOA', 'CLAUSE_AMENDMENTS.ITEM.dafaId', 'CLAUSE_REQUIRED', 'दफा अनिवार्य छ।', 'Clause is required'],
  [
    'AMENDMENT_OF_AOA_MOA',
    'CLAUSE_AMENDMENTS.ITEM.amendmentDecisionType',
    'RESOLUTION_MEETING_REQUIRED',
    'विशेष प्रस्ताव पारित गर्ने सभा अनिवार्य छ।',
    'Where the special resolution was passed is required',
  ],
  [
    'AMENDMENT_OF_AOA_MOA',
    'CLAUSE_AMENDMENTS.ITEM.amendmentDate',
    'AMENDMENT_DAY_REQUIRED',
    'संशोधनको निर्णय मिति अनिवार्य छ।',
    'Date of the decision is required',
  ],
  [
    'AMENDMENT_OF_AOA_MOA',
    'CLAUSE_AMENDMENTS.ITEM.amendmentRemarks',
    'REMARK_REQUIRED',
    'कैफियत अनिवार्य छ।',
    'Remark is required',
  ],
  [
    'AMENDMENT_OF_AOA_MOA',
    'CLAUSE_AMENDMENTS.ITEM.proposedAmendmentNepali',
    'PROPOSED_TEXT_REQUIRED',
    'प्रस्तावित व्यहोरा अनिवार्य छ।',
    'Proposed text is required',
  ],
  [
    'COMPANY_TYPE_CHANGE',
    'NEW_COMPANY_TYPE.companyType',
    'COMPANY_TYPE_REQUIRED',
    'कम्पनीको किसिम अनिवार्य छ।',
    'Company type is required',
  ],
  [
    'COMPANY_TYPE_CHANGE',
    'NEW_COMPANY_TYPE.fiscalYear',
    'FISCAL_YEAR_REQUIRED',
    'आर्थिक वर्ष अनिवार्य छ।',
    'Fiscal year is required',
  ],
  ['COMPANY_TYPE_CHANGE', 'NEW_COMPANY_TYPE.remarks', 'REMARK_REQUIRED', 'कैफियत अनिवार्य छ।', 'Remark is required'],
  [
    'COMPANY_TYPE_CHANGE',
    'CONVERSION_DECISION.resolution.meeting',
    'RESOLUTION_MEETING_REQUIRED',
    'विशेष प्रस्ताव पारित गर्ने सभा अनिवार्य छ।',
    'Where the special resolution was passed is required',
  ],
  [
    'COMPANY_TYPE_CHANGE',
    'CONVERSION_DECISION.resolution.resolutionOn',
    'RESOLUTION_DAY_REQUIRED',
    'विशेष प्रस्ताव पारित भएको मिति अनिवार्य छ।',
    'Date of the special resolution is required',
  ],
  [
    'CALL_FOR_EXPLANATION',
    'EXPLANATION.explanation',
    'EXPLANATION_REQUIRED',
    'कैफियतको जवाफ अनिवार्य छ।',
    'Explanation is required',
  ],
  [
    'CALL_FOR_EXPLANATION',
    'PUBLISHED_DOCUMENT',
    'PUBLISHED_DOCUMENT_REQUIRED',
    'प्रकाशित गरेको कम्तीमा एउटा कागजात राख्नुहोस्।',
    'At least one published document is required',
  ],
  [
    'CALL_FOR_EXPLANATION with a document',
    'PUBLISHED_DOCUMENT.ITEM.publishedOn',
    'DATE_IN_FUTURE',
    'यो मिति आजभन्दा पछिको हुन मिल्दैन।',
    'This date must not be later than today',
  ],
];

describe('what an amendment, a conversion and an answer to a call must have', () => {
  test.each(RULES)('%s: %s %s', (filing, path, code, ne, en) => {
    for (const [language, message] of [
      ['np', ne],
      ['en', en],
    ] as const) {
      const { status, code: answered, errors = [] } = failureSchema.parse(told[filing]?.[language].body);
      expect([status, answered]).toEqual([422, 'VAL-422']);
      const found = errors.map((error) => ({
        ...error,
        path: items.reduce((at, id) => at.replace(id, 'ITEM'), error.path),
      }));
      expect(found).toContainEqual(expect.objectContaining({ path, code, message }));
    }
  });
});

test('a reason of an amendment has fewer than 1000 characters', async () => {
  const save = async (reason: string, language: 'np' | 'en') => {
    const { sections } = await readDetail(puja, amendment.id);
    const version = sections.find(({ key }) => key === 'AMENDMENT_DECISION')?.version ?? 0;
    return gateway.call('PUT', `${APPLICATION}/${amendment.id}/section/AMENDMENT_DECISION`, {
      token: puja.token,
      language,
      body: { reason },
      headers: { 'if-match': `"${version}"` },
    });
  };
  expect(await save('म'.repeat(REASON_MAXIMUM), 'np')).toMatchObject({ status: 200 });
  for (const [language, message] of [
    ['np', 'कारण १००० अक्षरभन्दा कम हुनुपर्छ।'],
    ['en', 'Reason must be under 1000 characters'],
  ] as const) {
    expect((await save('म'.repeat(REASON_MAXIMUM + 1), language)).body).toMatchObject({
      status: 422,
      errors: [{ path: 'reason', code: 'REASON_TOO_LONG', message }],
    });
  }
});
