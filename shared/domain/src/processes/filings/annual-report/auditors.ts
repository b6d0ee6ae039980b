import { comparedCode } from '../../../plain-text';
import type { Caution } from '../../definition/cautions';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import { answers, day, text, withRules, type Finding } from '../../questions/answer';
import { always, ask, bothScripts } from '../../questions/ask';
import { auditorFields, auditorFindings, auditorGroup, auditorNamesakes } from '../../questions/people/auditor';
import type { SectionDefinition } from '../../definition/section-definition';
import { isNamesake } from '../../questions/people/same-person';
import { isActiveYear } from './general-meeting';
import { hasLargeCapital } from './report-year';

const auditors = answers({ thisYear: auditorGroup, nextYear: auditorGroup });
type Given = {
  readonly fullNameEnglish?: string | undefined;
  readonly fullNameNepali?: string | undefined;
  readonly licenceNumber?: string | undefined;
};

const plain = (licence: string | undefined): string | undefined =>
  licence === undefined ? undefined : comparedCode(licence);

/** A licence belongs to one auditor, so two different auditors cannot have the same one. */
function sameLicence(one: Given | undefined, other: Given | undefined): Finding[] {
  const isSame = plain(one?.licenceNumber) !== undefined && plain(one?.licenceNumber) === plain(other?.licenceNumber);
  if (
    !isSame ||
    isNamesake(
      { nameEnglish: one?.fullNameEnglish, nameNepali: one?.fullNameNepali },
      { nameEnglish: other?.fullNameEnglish, nameNepali: other?.fullNameNepali },
    )
  )
    return [];
  return [{ path: ['nextYear', 'licenceNumber'], code: 'LICENCE_OF_ANOTHER' }];
}

/** The auditor of the year, and the auditor of the next year. */
export const AUDITORS = {
  key: 'AUDITORS',
  label: { ne: 'लेखापरीक्षक', en: 'Auditors' },
  schema: auditors.complete,
  schemaFor: (frame) =>
    withRules(auditors, ({ thisYear, nextYear }) => [
      ...auditorFindings(['thisYear'], thisYear, frame),
      ...auditorFindings(['nextYear'], nextYear, frame),
      ...sameLicence(thisYear, nextYear),
    ]),
  draft: auditors.draft,
  optional: false,
  appliesTo: isActiveYear,
  fields: [
    ...auditorFields('thisYear', { ne: 'यस वर्षको लेखापरीक्षक', en: 'Auditor of this year' }),
    ...auditorFields('nextYear', { ne: 'आगामी वर्षको लेखापरीक्षक', en: 'Auditor of the next year' }),
  ],
} satisfies SectionDefinition<'AUDITORS'>;

const secretary = answers({
  nameNepali: text('SECRETARY_NAME_NEPALI_REQUIRED'),
  nameEnglish: text('SECRETARY_NAME_ENGLISH_REQUIRED'),
  qualification: text('SECRETARY_QUALIFICATION_REQUIRED'),
  appointedOn: day('SECRETARY_APPOINTED_ON_REQUIRED'),
});

/** Section 185: a company with a paid-up capital of a crore or more has a secretary. */
export const COMPANY_SECRETARY = {
  key: 'COMPANY_SECRETARY',
  label: { ne: 'कम्पनी सचिव', en: 'Company secretary' },
  schema: secretary.complete,
  schemaFor: ({ today }) =>
    withRules(secretary, ({ appointedOn }) =>
      appointedOn !== undefined && appointedOn > today ? [{ path: ['appointedOn'], code: 'DATE_IN_FUTURE' }] : [],
    ),
  draft: secretary.draft,
  optional: false,
  appliesTo: (frame) => hasLargeCapital(frame) && isActiveYear(frame),
  fields: [
    ...bothScripts('name', 'सचिवको नाम', 'Name of the secretary', { required: always }),
    ask('qualification', 'text', 'योग्यता', 'Qualification', { required: always, maximum: 200 }),
    ask('appointedOn', 'date', 'नियुक्ति मिति', 'Date of appointment', { required: always }),
  ],
} satisfies SectionDefinition<'COMPANY_SECRETARY'>;

export const reportedAuditors = (frame: Pick<FilingFrame, 'answers'>) =>
  auditors.draft.safeParse(filedAnswers(frame, 'AUDITORS')).data;
/** Cautions for auditors with the name of a director or holder in the register. */
export function reportedNamesakes(frame: FilingFrame): Caution[] {
  const { thisYear, nextYear } = (isActiveYear(frame) ? reportedAuditors(frame) : undefined) ?? {};
  return auditorNamesakes([thisYear, nextYear], frame);
}
/** The validated answers; null when the year asks for none. */
export const filedAuditors = (frame: Pick<FilingFrame, 'answers'>) =>
  auditors.complete.safeParse(filedAnswers(frame, 'AUDITORS')).data ?? null;
export const reportedSecretary = (frame: Pick<FilingFrame, 'answers'>) =>
  secretary.draft.safeParse(filedAnswers(frame, 'COMPANY_SECRETARY')).data;
