import { expect, test } from '@jest/globals';
import type { FiledCompany, FilingFrame } from '../processes';
import { processDefinition } from '../processes/tables/definitions';
import type { NamedProcess } from '../enumerations/processes';
import { describeChanges } from '../register';
import { formAnswers, formsOfWhoDecided, proposedEntries } from './form-answers';

const DAY = '2026-10-19';
const part = (
  aspect: FiledCompany['parts'][number]['aspect'],
  data: Record<string, unknown>,
  subjectId: string | null = null,
) => ({
  aspect,
  subjectId,
  data,
  since: '2020-01-01',
  applicationId: null,
});
const COMPANY: FiledCompany = {
  id: 'c1',
  version: 1,
  type: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI',
  shares: null,
  parts: [
    part('NAME', { nameNepali: 'हिमाल प्रा. लि.', nameEnglish: 'Himal Pvt. Ltd.' }),
    part('OBJECTIVES', { objectives: [{ nsicCode: '0111', objectiveNepali: 'खेती', objectiveEnglish: 'Farming' }] }),
    part('REGISTERED_OFFICE', { addressNepali: 'काठमाडौँ', addressEnglish: 'Kathmandu' }),
  ],
};
const frameOf = (answers: FilingFrame['answers'], company: FiledCompany | null = COMPANY): FilingFrame => ({
  companyType: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI',
  company,
  answers,
  today: '2026-11-20',
});
function definitionOf(process: NamedProcess) {
  const found = processDefinition(process);
  if (found === undefined) throw new Error(process);
  return found;
}
const valuesOf = (process: NamedProcess, form: Parameters<typeof formAnswers>[2], frame: FilingFrame, place?: string) =>
  formAnswers(definitionOf(process), frame, form, place).values;

test('the decision of each way of asking is read: body, day in both calendars, text and reason', () => {
  const board = { decision: { decidedBy: 'BOARD', decidedOn: DAY, text: 'We move.' } };
  expect(valuesOf('LOCATION_CHANGE', 'BOARD_MINUTES', frameOf({ LOCATION_DECISION: board }))).toMatchObject({
    decidedBy: { ne: 'सञ्चालक समिति', en: 'Board of directors' },
    decidedOn: { en: expect.stringMatching(/2026.*2083|2083.*2026/) },
    decisionText: { en: 'We move.' },
  });
  const resolved = {
    reason: 'New market.',
    resolution: { meeting: 'GENERAL_MEETING', resolutionOn: DAY, text: 'Passed.' },
  };
  expect(valuesOf('OBJECTIVE_CHANGE', 'SPECIAL_RESOLUTION', frameOf({ OBJECTIVE_DECISION: resolved }))).toMatchObject({
    decidedBy: { en: 'General meeting' },
    decisionText: { en: 'Passed.' },
    decisionReason: { en: 'New market.' },
  });
  const name = { reason: 'Known.', meeting: 'WRITTEN_RESOLUTION', resolutionOn: DAY, decision: 'Named anew.' };
  expect(valuesOf('NAME_CHANGE', 'SPECIAL_RESOLUTION', frameOf({ CHANGE_DECISION: name }))).toMatchObject({
    decisionText: { en: 'Named anew.' },
    decisionReason: { en: 'Known.' },
  });
  const meeting = { meeting: 'HELD', heldOn: DAY, presencePercent: 80.5, decisions: 'Accounts approved.' };
  expect(
    valuesOf(
      'ANNUAL_REPORT',
      'MEETING_MINUTES',
      frameOf({ GENERAL_MEETING: meeting, REPORT_YEAR: { fiscalYear: '2082/83' } }),
    ),
  ).toMatchObject({
    decisionText: { en: 'Accounts approved.' },
    presencePercent: { ne: '८०.५%', en: '80.5%' },
    fiscalYear: { en: '2082/83' },
  });
});

test('what is not answered is left to be written, and a decision of another body is not put into minutes', () => {
  const empty = valuesOf('LOCATION_CHANGE', 'BOARD_MINUTES', frameOf({}));
  expect([empty.decidedOn, empty.decisionText]).toEqual([undefined, undefined]);
  const met = { decision: { decidedBy: 'GENERAL_MEETING', decidedOn: DAY, text: 'We move.' } };
  const frame = frameOf({ LOCATION_DECISION: met });
  expect(valuesOf('LOCATION_CHANGE', 'BOARD_MINUTES', frame).decisionText).toBeUndefined();
  expect(valuesOf('LOCATION_CHANGE', 'MEETING_MINUTES', frame).decisionText).toBeDefined();
  const offered = ['MEETING_MINUTES', 'BOARD_MINUTES'] as const;
  expect(formsOfWhoDecided(offered, definitionOf('LOCATION_CHANGE'), frame)).toEqual(['MEETING_MINUTES']);
  expect(formsOfWhoDecided(offered, definitionOf('LOCATION_CHANGE'), frameOf({}))).toEqual(offered);
});

test('the form of a place is filled in for the person whose place it is, and for nobody else', () => {
  const holder = {
    id: 'h1',
    position: 1,
    data: {
      entity: 'INDIVIDUAL',
      person: { fullNameNepali: 'हरि राई', fullNameEnglish: 'Hari Rai' },
      identification: { type: 'CITIZENSHIP', number: '27-01' },
      permanentAddress: { countryId: 524, toleStreet: 'Jawalakhel' },
    },
  };
  const seat = (id: string, data: object) => ({ id, position: 1, data });
  const frame = frameOf(
    {
      SHAREHOLDER: { items: [holder] },
      BOD_DETAILS: {
        items: [
          seat('d1', { directorType: 'PROMOTER', holderItemId: 'h1', designation: 'Chair', fromDate: DAY }),
          seat('d2', {
            directorType: 'OUTSIDE_SHAREHOLDER',
            person: { fullNameEnglish: 'Sita Karki', fullNameNepali: 'सीता कार्की' },
            email: 'sita@example.com',
          }),
        ],
      },
      LEGAL_PERSON_DETAILS: { fullNameEnglish: 'Bina Shah', fullNameNepali: 'बिना शाह', licenceNumber: '77' },
    },
    null,
  );
  const of = (id: string) =>
    formAnswers(definitionOf('COMPANY_REGISTRATION'), frame, 'DIRECTOR_CONSENT', `DIRECTOR_CONSENT:${id}`);
  expect(of('d1').values).toMatchObject({
    personName: { ne: 'हरि राई', en: 'Hari Rai' },
    personIdentity: { en: expect.stringContaining('27-01') },
    personDesignation: { en: 'Chair' },
  });
  expect(of('d1').address).toMatchObject({ toleStreet: 'Jawalakhel' });
  expect(of('d2').values).toMatchObject({ personName: { en: 'Sita Karki' }, personEmail: { en: 'sita@example.com' } });
  expect(of('d2').values.personIdentity).toBeUndefined();
  expect(of('d3').values.personName).toBeUndefined();
  expect(valuesOf('COMPANY_REGISTRATION', 'DRAFTER_AUTHENTICATION', frame, 'DRAFTER_AUTHENTICATION')).toMatchObject({
    personName: { en: 'Bina Shah' },
    licenceNumber: { en: '77' },
  });
});

test('a director’s leaving, disclosure, the auditor and the representatives are read', () => {
  const left = { registeredId: 'r1', change: 'RESIGNED', leaving: { leftOn: DAY, reason: 'Moves abroad.' } };
  expect(
    valuesOf(
      'SHARE_HOLDER_CHANGE',
      'DIRECTOR_RESIGNATION',
      frameOf({
        SHAREHOLDER_CHANGE_KIND: { changeType: 'BOD_UPDATE' },
        BOD_DETAILS: { items: [{ id: 'd1', position: 1, data: left }] },
      }),
      'RESIGNATION_LETTER:d1',
    ),
  ).toMatchObject({ leavingReason: { en: 'Moves abroad.' }, leftOn: { en: expect.stringContaining('2026') } });
  const disclosed = { way: 'PAPER', nameEnglish: 'Hari Rai', contracts: { answer: 'YES', remark: 'Rents a hall.' } };
  const year = frameOf({ DIRECTOR_DISCLOSURE: { items: [{ id: 'd1', position: 1, data: disclosed }] } });
  expect(
    formAnswers(definitionOf('THREE_MONTH_UPDATE'), year, 'DIRECTOR_DISCLOSURE', 'DISCLOSURE_PAPER:d1').disclosures[0],
  ).toMatchObject({ answer: { en: 'Yes' }, remark: 'Rents a hall.' });
  const auditor = {
    fullNameEnglish: 'Om Shah',
    fullNameNepali: 'ओम शाह',
    licenceNumber: 'L-1',
    panNumber: '123456789',
  };
  expect(valuesOf('THREE_MONTH_UPDATE', 'AUDITOR_APPOINTMENT', frameOf({ AUDITOR: auditor }))).toMatchObject({
    personName: { ne: 'ओम शाह' },
    licenceNumber: { en: 'L-1' },
    panNumber: { en: '123456789' },
  });
});

test('what is proposed stands next to what the register has', () => {
  const told = (process: NamedProcess, answers: FilingFrame['answers'], words = {}) =>
    describeChanges(proposedEntries(definitionOf(process), frameOf(answers), words), {
      office: () => ({ ne: '', en: '' }),
    }).map(({ before, after }) => [before?.en, after?.en]);
  expect(told('NAME_CHANGE', { NAME_DETAILS: { nepali: 'सगर प्रा. लि.', english: 'Sagar Pvt. Ltd.' } })).toEqual([
    ['Himal Pvt. Ltd.', 'Sagar Pvt. Ltd.'],
  ]);
  expect(told('LOCATION_CHANGE', {}, { office: { addressEnglish: 'Lalitpur', addressNepali: 'ललितपुर' } })).toEqual([
    ['Kathmandu', 'Lalitpur'],
  ]);
  const objectives = [{ nsicCode: '6201', objectiveNepali: 'सफ्टवेयर', objectiveEnglish: 'Software' }];
  expect(told('OBJECTIVE_CHANGE', { OBJECTIVE_DETAILS: { descriptionEnglish: 'Films' } }, { objectives })).toEqual([
    ['Farming', 'Software; Films'],
  ]);
  const clause = {
    change: 'REPLACE',
    dafaId: '7. Meetings',
    presentNepali: 'पुरानो',
    presentEnglish: 'Old',
    proposedAmendmentNepali: 'नयाँ',
    proposedAmendmentEnglish: 'New',
  };
  expect(
    told('AMENDMENT_OF_AOA_MOA', {
      AMENDMENT_DECISION: { documentType: 'AOA' },
      CLAUSE_AMENDMENTS: { items: [{ id: 'a1', position: 1, data: clause }] },
    }),
  ).toEqual([['Old', 'New']]);
  expect(told('NAME_CHANGE', {})).toEqual([]);
});
