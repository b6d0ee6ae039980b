import { z } from 'zod';
import { fullNameEnglishSchema, fullNameNepaliSchema } from '../../../accounts/full-name';
import type { Bilingual } from '../../../bilingual';
import type { ValidationCode } from '../../../messages/validation';
import { plainCode } from '../../../plain-text';
import type { Caution } from '../../definition/cautions';
import { check, type CheckDefinition } from '../../definition/checklist';
import type { FieldDefinition } from '../../definition/field-definition';
import type { FilingFrame } from '../../definition/filing-frame';
import { registeredOn } from '../../definition/registered-on';
import { holdersAndDirectors, isNamesake, isSamePerson } from './same-person';
import { answers, day, formed, group, type Finding } from '../answer';
import { always, ask, bothScripts } from '../ask';
import { PAN_FORM } from '../identification';

const plain = (typed: string): string => plainCode(typed).toUpperCase();
const numbered = (missing: ValidationCode, form: RegExp, wrong: ValidationCode) =>
  z.string({ error: missing }).overwrite(plain).min(1, { error: missing, abort: true }).regex(form, { error: wrong });

const LICENCE = /^[A-Z\d/-]{1,40}$/;

/**
 * The auditor of a company: name, licence, tax number and day of appointment. The licence and the certificate of
 * practice are issued by the Institute of Chartered Accountants.
 */
export const auditorShape = {
  fullNameNepali: formed(fullNameNepaliSchema, 200),
  fullNameEnglish: formed(fullNameEnglishSchema, 100),
  licenceNumber: formed(numbered('AUDITOR_LICENCE_REQUIRED', LICENCE, 'LICENCE_FORM'), 60),
  copLicenceNumber: formed(numbered('COP_LICENCE_REQUIRED', LICENCE, 'LICENCE_FORM'), 60),
  udin: formed(numbered('UDIN_REQUIRED', /^[A-Z\d]{10,20}$/, 'UDIN_INVALID'), 60),
  panNumber: formed(
    z
      .string({ error: 'PAN_REQUIRED' satisfies ValidationCode })
      .overwrite((typed) => plainCode(typed).replace(/[\s.-]/g, ''))
      .min(1, { error: 'PAN_REQUIRED' satisfies ValidationCode, abort: true })
      .regex(PAN_FORM, { error: 'PAN_INVALID' satisfies ValidationCode }),
    20,
  ),
  appointedOn: day('AUDITOR_APPOINTED_ON_REQUIRED'),
};
/** For a section with one auditor; a section with several has a group for each. */
export const auditorAnswers = answers(auditorShape);
export const auditorGroup = group(auditorShape);
export type Auditor = z.output<typeof auditorAnswers.complete>;
type GivenAuditor = z.output<typeof auditorAnswers.draft>;

/**
 * Section 112 of the Act: a director or shareholder cannot be the auditor. The appointment cannot be in the future or
 * before the registration of the company.
 */
export function auditorFindings(
  path: readonly string[],
  given: GivenAuditor | undefined,
  frame: FilingFrame,
): Finding[] {
  if (given === undefined) return [];
  return [
    ...appointmentFindings([...path, 'appointedOn'], given, frame),
    ...personFindings([...path, 'fullNameEnglish'], given, frame),
  ];
}

function appointmentFindings(path: readonly string[], { appointedOn }: GivenAuditor, frame: FilingFrame): Finding[] {
  if (appointedOn === undefined) return [];
  if (appointedOn > frame.today) return [{ path, code: 'DATE_IN_FUTURE' }];
  const since = registeredOn(frame);
  return since !== null && appointedOn < since ? [{ path, code: 'BEFORE_REGISTRATION' }] : [];
}

const knownAs = ({ fullNameEnglish, fullNameNepali, panNumber }: GivenAuditor) => ({
  nameEnglish: fullNameEnglish,
  nameNepali: fullNameNepali,
  panNumber,
});

function personFindings(path: readonly string[], given: GivenAuditor, frame: FilingFrame): Finding[] {
  const found = holdersAndDirectors(frame).find((person) => isSamePerson(person, knownAs(given)));
  return found ? [{ path, code: found.isDirector ? 'AUDITOR_IS_DIRECTOR' : 'AUDITOR_IS_HOLDER' }] : [];
}

/**
 * A caution for an auditor with the name of a director or holder, when no tax number shows that they are two people. A
 * name alone is no proof, so the applicant and the office are asked.
 */
export function auditorNamesakes(
  auditors: readonly (GivenAuditor | undefined)[],
  frame: Pick<FilingFrame, 'company'>,
): Caution[] {
  const people = holdersAndDirectors(frame);
  const asked = auditors.flatMap((given): [string, Caution][] => {
    const found = given && people.find((person) => isNamesake(person, knownAs(given)));
    if (!found) return [];
    const name = {
      ne: given.fullNameNepali ?? given.fullNameEnglish ?? '',
      en: given.fullNameEnglish ?? given.fullNameNepali ?? '',
    };
    return [[`${name.ne} ${name.en}`, namesakeCaution(name, found.isDirector)]];
  });
  // an auditor of both years gives one caution
  return [...new Map(asked).values()];
}

function namesakeCaution(name: Bilingual, isDirector: boolean): Caution {
  const as: Bilingual = isDirector ? { ne: 'सञ्चालक', en: 'director' } : { ne: 'शेयरधनी', en: 'shareholder' };
  return {
    key: `AUDITOR_NAMESAKE.${name.en}`,
    text: {
      ne: `लेखापरीक्षक ${name.ne} र कम्पनीका ${as.ne}को नाम एउटै छ। फरक व्यक्ति हुन् कि होइनन्, हेर्नुहोस्: ${as.ne} लेखापरीक्षक हुन सक्दैन (दफा ११२)।`,
      en: `The auditor ${name.en} has the name of a ${as.en}. Check that they are two people: a ${as.en} cannot be the auditor (section 112).`,
    },
  };
}

/** The check with which the office confirms that an auditor with the name of a director or holder is another person. */
export const namesakeCheck = (isAsked: (frame: FilingFrame) => boolean): CheckDefinition =>
  check(
    'AUDITOR_IS_ANOTHER',
    'लेखापरीक्षक र उही नामका सञ्चालक वा शेयरधनी फरक व्यक्ति हुन् (दफा ११२)',
    'The auditor and the director or shareholder of the same name are two people (section 112)',
    isAsked,
  );

/** `path`: of the group that contains the fields; empty when they belong to the section itself. */
export function auditorFields(path: string, heading: Bilingual): FieldDefinition[] {
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const needed = { group: heading, required: always };
  return [
    ...bothScripts(at('fullName'), 'लेखापरीक्षकको पूरा नाम', 'Full name of the auditor', needed),
    ask(at('licenceNumber'), 'text', 'लेखापरीक्षकको प्रमाणपत्र नम्बर', 'Auditor’s licence number', {
      ...needed,
      maximum: 40,
    }),
    ask(at('copLicenceNumber'), 'text', 'व्यवसाय प्रमाणपत्र (COP) नम्बर', 'Certificate of practice (COP) number', {
      ...needed,
      maximum: 40,
    }),
    ask(at('udin'), 'text', 'UDIN', 'UDIN', { ...needed, maximum: 20 }),
    ask(at('panNumber'), 'text', 'स्थायी लेखा नम्बर (PAN)', 'PAN', { ...needed, maximum: 9 }),
    ask(at('appointedOn'), 'date', 'नियुक्ति मिति', 'Date of appointment', needed),
  ];
}
