import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nameCheckAnswerSchema } from '@registrar/domain/calls/names';
import { SHIPPED_NAME_RULES } from '@registrar/domain/names';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  nameSection,
  saveSection,
  take,
  type Caller,
  type TestName,
} from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';

let gateway: TestGateway;
let ram: Caller, sita: Caller, gita: Caller, maya: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  ram = await callerOf(gateway, 'ram.applicant');
  sita = await callerOf(gateway, 'sita.applicant');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
});
afterAll(() => gateway?.close());

const NAME = { english: 'Machhindra Udyam', nepali: 'मच्छिन्द्र उद्यम' };
const english = (name: string): TestName => ({ english: name, nepali: NAME.nepali });
const nepali = (name: string): TestName => ({ english: NAME.english, nepali: name });

/** What stops a name, by the rule of section 5: the name, the field, the code, and the sentence in both languages. */
const REFUSED: readonly (readonly [string, TestName, string, string, string, string])[] = [
  [
    'a digit',
    english('Machhindra 7 Udyam'),
    'english',
    'NAME_DIGITS',
    'Numbers are not allowed in the name',
    'नाममा अङ्क राख्न मिल्दैन।',
  ],
  [
    'a digit of the other script',
    english('Machhindra ७ Udyam'),
    'english',
    'NAME_DIGITS',
    'Numbers are not allowed',
    'अङ्क राख्न मिल्दैन',
  ],
  ['a Nepali digit', nepali('मच्छिन्द्र ७ उद्यम'), 'nepali', 'NAME_DIGITS', 'Numbers are not allowed', 'अङ्क राख्न मिल्दैन'],
  [
    'an English digit in the Nepali name',
    nepali('मच्छिन्द्र 7 उद्यम'),
    'nepali',
    'NAME_DIGITS',
    'Numbers are not allowed',
    'अङ्क राख्न मिल्दैन',
  ],
  [
    'a full-width digit',
    english('Machhindra ７ Udyam'),
    'english',
    'NAME_DIGITS',
    'Numbers are not allowed',
    'अङ्क राख्न मिल्दैन',
  ],
  [
    'a special character',
    english('Machhindra @ Udyam'),
    'english',
    'NAME_SPECIAL_CHARACTERS',
    'Special characters are not allowed in the name',
    'नाममा विशेष चिह्न राख्न मिल्दैन।',
  ],
  [
    'a special character in Nepali',
    nepali('मच्छिन्द्र # उद्यम'),
    'nepali',
    'NAME_SPECIAL_CHARACTERS',
    'Special characters',
    'विशेष चिह्न',
  ],
  ['mark-up', english('<b>Machhindra</b>'), 'english', 'NAME_SPECIAL_CHARACTERS', 'Special characters', 'विशेष चिह्न'],
  [
    'a statement of SQL',
    english("Machhindra'; Drop Table Company; --"),
    'english',
    'NAME_SPECIAL_CHARACTERS',
    'Special characters',
    'विशेष चिह्न',
  ],
  [
    'a small letter at the beginning of a word',
    english('Machhindra udyam'),
    'english',
    'NAME_CAPITALS',
    'Each word must start with a capital letter (“udyam”)',
    'हरेक शब्द ठूलो अक्षरबाट सुरु हुनुपर्छ (“udyam”)।',
  ],
  [
    'a web address',
    english('Machhindra.com'),
    'english',
    'NAME_DOT_COM',
    'Dot-com words are not allowed in the name',
    'नाममा डट कम जस्ता शब्द राख्न मिल्दैन।',
  ],
  [
    'a web address in words',
    english('Machhindra Dot Com'),
    'english',
    'NAME_DOT_COM',
    'Dot-com words',
    'डट कम जस्ता शब्द',
  ],
  ['a web address in Nepali', nepali('मच्छिन्द्र डटकम'), 'nepali', 'NAME_DOT_COM', 'Dot-com words', 'डट कम जस्ता शब्द'],
  [
    'a pronoun',
    english('My Machhindra Udyam'),
    'english',
    'NAME_PRONOUN',
    'Pronouns such as “My” are not allowed in the name',
    '“My” जस्ता सर्वनाम नाममा राख्न मिल्दैन।',
  ],
  [
    'a pronoun in Nepali',
    nepali('हाम्रो मच्छिन्द्र उद्यम'),
    'nepali',
    'NAME_PRONOUN',
    'Pronouns such as “हाम्रो”',
    '“हाम्रो” जस्ता सर्वनाम',
  ],
  [
    'a forbidden word',
    english('Shree Machhindra Udyam'),
    'english',
    'NAME_FORBIDDEN_WORD',
    'The word “Shree” is not allowed in the name',
    '“Shree” शब्द नाममा राख्न मिल्दैन।',
  ],
  [
    'a forbidden word in Nepali',
    nepali('श्री मच्छिन्द्र उद्यम'),
    'nepali',
    'NAME_FORBIDDEN_WORD',
    'The word “श्री” is not allowed',
    '“श्री” शब्द नाममा राख्न मिल्दैन।',
  ],
  [
    'letters of another script',
    english('मच्छिन्द्र Udyam'),
    'english',
    'NAME_SCRIPT_ENGLISH',
    'Use English letters only in the English name',
    'अङ्ग्रेजी नाममा अङ्ग्रेजी अक्षर मात्र लेख्नुहोस्।',
  ],
  [
    'English letters in the Nepali name',
    nepali('Machhindra उद्यम'),
    'nepali',
    'NAME_SCRIPT_NEPALI',
    'Use Devanagari letters only in the Nepali name',
    'नेपाली नाममा देवनागरी अक्षर मात्र लेख्नुहोस्।',
  ],
  [
    'the suffix alone',
    english('Private Limited'),
    'english',
    'NAME_ONLY_LEGAL_FORM',
    'Enter the name; “Private Limited” is added for you',
    'कम्पनीको नाम लेख्नुहोस्; “प्राइभेट लिमिटेड” आफैँ थपिन्छ।',
  ],
  [
    'the suffix alone in Nepali',
    nepali('प्रा.लि.'),
    'nepali',
    'NAME_ONLY_LEGAL_FORM',
    'Enter the name; “Private Limited” is added for you',
    'आफैँ थपिन्छ',
  ],
  // letters that only look like those they stand for
  [
    'a Cyrillic letter',
    english('Mаchhindra Udyam'),
    'english',
    'NAME_SCRIPT_ENGLISH',
    'English letters only',
    'अङ्ग्रेजी अक्षर मात्र',
  ],
  [
    'a Greek letter',
    english('Μachhindra Udyam'),
    'english',
    'NAME_SCRIPT_ENGLISH',
    'English letters only',
    'अङ्ग्रेजी अक्षर मात्र',
  ],
  [
    'full-width letters',
    english('Ｍａｃｈｈｉｎｄｒａ Udyam'),
    'english',
    'NAME_SCRIPT_ENGLISH',
    'English letters only',
    'अङ्ग्रेजी अक्षर मात्र',
  ],
  [
    'letters of mathematics',
    english('𝐌𝐚chhindra Udyam'),
    'english',
    'NAME_SCRIPT_ENGLISH',
    'English letters only',
    'अङ्ग्रेजी अक्षर मात्र',
  ],
  [
    'small capitals',
    english('Maᴄhhindra Udyam'),
    'english',
    'NAME_SCRIPT_ENGLISH',
    'English letters only',
    'अङ्ग्रेजी अक्षर मात्र',
  ],
  [
    'a dotless i',
    english('Machhındra Udyam'),
    'english',
    'NAME_SCRIPT_ENGLISH',
    'English letters only',
    'अङ्ग्रेजी अक्षर मात्र',
  ],
  [
    'a letter that is an apostrophe',
    english('Machhindraʼs Udyam'),
    'english',
    'NAME_SCRIPT_ENGLISH',
    'English letters only',
    'अङ्ग्रेजी अक्षर मात्र',
  ],
  ['a line end', english('Machhindra\nUdyam'), 'english', 'NAME_SPECIAL_CHARACTERS', 'Special characters', 'विशेष चिह्न'],
  [
    'letters that are struck through',
    english('Ma\u0336chhindra Udyam'),
    'english',
    'NAME_SPECIAL_CHARACTERS',
    'Special characters',
    'विशेष चिह्न',
  ],
  [
    'an accent on a Nepali letter',
    nepali('मच्छिन्द्र\u0301 उद्यम'),
    'nepali',
    'NAME_SPECIAL_CHARACTERS',
    'Special characters',
    'विशेष चिह्न',
  ],
  [
    'a mark of the Vedas',
    nepali('मच्छिन्द्र\u0951 उद्यम'),
    'nepali',
    'NAME_SPECIAL_CHARACTERS',
    'Special characters',
    'विशेष चिह्न',
  ],
  [
    'a sign without a letter',
    nepali('मच्छिन्द्र ाउद्यम'),
    'nepali',
    'NAME_SPECIAL_CHARACTERS',
    'Special characters',
    'विशेष चिह्न',
  ],
  [
    'a sign written twice',
    nepali('मच्छििन्द्र उद्यम'),
    'nepali',
    'NAME_SPECIAL_CHARACTERS',
    'Special characters',
    'विशेष चिह्न',
  ],
  [
    'a forbidden word with an accent',
    english('Néw Machhindra'),
    'english',
    'NAME_FORBIDDEN_WORD',
    'The word “Néw” is not allowed',
    '“Néw” शब्द',
  ],
  [
    'a forbidden word with a dot below',
    nepali('सु\u093Cपर मच्छिन्द्र'),
    'nepali',
    'NAME_FORBIDDEN_WORD',
    'is not allowed',
    'राख्न मिल्दैन',
  ],
];

test('each rule of section 5 refuses the submission at its field, with its code and its sentence in the asked language', async () => {
  let draft = await filledDraft(ram, NAME);
  for (const [index, [what, name, field, code, en, ne]] of REFUSED.entries()) {
    draft = detailOf(await saveSection(ram, draft, 'NAME_DETAILS', nameSection(name)));
    for (const [language, sentence] of [
      ['en', en],
      ['np', ne],
    ] as const) {
      const { status, body } = await ram.call(
        'POST',
        `${APPLICATION}/${draft.id}/submit`,
        { version: draft.version, declared: [trueStatement.key] },
        { 'idempotency-key': `rule-${index}-${language}`, 'accept-language': language },
      );
      expect([what, status, body.code, body.errors]).toEqual([
        what,
        422,
        'VAL-422',
        expect.arrayContaining([{ path: `NAME_DETAILS.${field}`, code, message: expect.stringContaining(sentence) }]),
      ]);
    }
  }
  await saveSection(ram, draft, 'NAME_DETAILS', nameSection(NAME));
}, 240_000);

test('a name that is too long is refused when it is written, in either script', async () => {
  const draft = await filledDraft(ram, NAME);
  expect(
    (await saveSection(ram, draft, 'NAME_DETAILS', nameSection(english('A'.repeat(101))))).body.errors,
  ).toMatchObject([{ path: 'english', code: 'NAME_ENGLISH_TOO_LONG', message: expect.stringContaining('100') }]);
  expect(
    (await saveSection(ram, draft, 'NAME_DETAILS', nameSection(nepali('क'.repeat(201))))).body.errors,
  ).toMatchObject([{ path: 'nepali', code: 'NAME_NEPALI_TOO_LONG', message: expect.stringContaining('200') }]);
});

const capital = (word: string): string => word.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

test('every word of the lists that are shipped is found by the public check, in its script', async () => {
  const { forbidden, pronouns, dotCom } = SHIPPED_NAME_RULES;
  const lists = [
    ...forbidden.map((word) => ['NAME_FORBIDDEN_WORD', word] as const),
    ...pronouns.map((word) => ['NAME_PRONOUN', word] as const),
    ...dotCom.map((word) => ['NAME_DOT_COM', word] as const),
  ];
  const missed: string[] = [];
  for (const [kind, word] of lists) {
    for (const script of ['english', 'nepali'] as const) {
      if (word[script] === '') continue;
      const body = {
        english: script === 'english' ? `Machhindra ${capital(word.english)}` : '',
        nepali: script === 'nepali' ? `मच्छिन्द्र ${word.nepali}` : '',
      };
      const { findings } = nameCheckAnswerSchema.parse(
        (await gateway.call('POST', 'external/api/name/check', { body })).body.data,
      );
      const found = findings.find(
        (finding) => finding.kind === kind && finding.why.en !== '' && /[\u0900-\u097F]/.test(finding.why.ne),
      );
      if (!found || (found.severity === 'warn') !== ('overridable' in word && word.overridable))
        missed.push(`${kind} ${word[script]}`);
    }
  }
  expect(missed).toEqual([]);
});

test('an accent where the language has one is no fault, and makes no other name', async () => {
  const name = freeName();
  await take(
    await filledDraft(ram, {
      english: name.english.replace(/e|o|a/, (letter) => ({ e: 'é', o: 'ö', a: 'à' })[letter] ?? letter),
      nepali: name.nepali,
    }),
    [[ram, 'submit']],
  );
  expect(
    await act(sita, await filledDraft(sita, { english: name.english, nepali: freeName().nepali }), 'submit'),
  ).toMatchObject({ status: 409, body: { code: 'NAME-409' } });
});

test('a word that an approver allows counts for that application alone', async () => {
  const nameOf = (): TestName => {
    const free = freeName();
    return { english: free.english.replace('Traders', 'Nepal'), nepali: free.nepali.replace('ट्रेडर्स', 'नेपाल') };
  };
  const [passed, other] = [
    await take(await filledDraft(ram, nameOf()), [
      [ram, 'submit'],
      [gita, 'claim'],
      [gita, 'verify'],
    ]),
    await take(await filledDraft(sita, nameOf()), [
      [sita, 'submit'],
      [gita, 'claim'],
      [gita, 'verify'],
    ]),
  ];
  for (const [index, token] of ['Nepal', 'नेपाल'].entries()) {
    const answer = await maya.call(
      'POST',
      `${APPLICATION}/${passed.id}/name-override`,
      { kind: 'NAME_FORBIDDEN_WORD', token, remark: 'A family name' },
      { 'idempotency-key': `pass-${index}` },
    );
    expect(answer.status).toBe(200);
  }
  expect(await act(maya, passed, 'approve')).toMatchObject({ status: 200, body: { data: { status: 'APPROVED' } } });
  expect(await act(maya, other, 'approve')).toMatchObject({
    status: 409,
    body: { code: 'FLOW-409', message: expect.stringContaining('Nepal') },
  });
});

test('spellings of one sound are similar, Himal and Himalaya too, Shree is refused', async () => {
  const check = async (name: string): Promise<ReturnType<typeof nameCheckAnswerSchema.parse>> =>
    nameCheckAnswerSchema.parse(
      (await gateway.call('POST', 'external/api/name/check', { body: { english: name } })).body.data,
    );
  await take(await filledDraft(ram, { english: 'Bishwokarma Udyam', nepali: 'विश्वकर्मा उद्यम' }), [[ram, 'submit']]);
  for (const spelling of ['Biswokarma', 'Biswakarma', 'Viswokarma', 'Bishwakarma']) {
    expect([spelling, await check(`${spelling} Udyam`)]).toEqual([
      spelling,
      expect.objectContaining({
        outcome: 'SIMILAR_EXISTS',
        similar: [expect.objectContaining({ english: 'Bishwokarma Udyam', kind: 'APPLICATION' })],
      }),
    ]);
  }
  expect((await check('Bishwokarma Udyam Private Limited')).outcome).toBe('ALREADY_REGISTERED');
  await take(await filledDraft(sita, { english: 'Himalaya Tech', nepali: 'हिमालय टेक' }), [[sita, 'submit']]);
  const himal = await check('Himal Tech');
  expect(himal.outcome).toBe('SIMILAR_EXISTS');
  expect(himal.similar).toContainEqual(expect.objectContaining({ english: 'Himalaya Tech' }));
  expect((await check('Shree Machhindra')).findings).toContainEqual(
    expect.objectContaining({ kind: 'NAME_FORBIDDEN_WORD', severity: 'refuse', token: 'Shree' }),
  );
});
