import { z } from 'zod';
import { fullNameEnglishSchema, fullNameNepaliSchema } from '../../../accounts/full-name';
import type { Bilingual } from '../../../bilingual';
import type { ValidationCode } from '../../../messages/validation';
import { comparedCode, plainCode } from '../../../plain-text';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import { addressFindings, anyAddress, anyAddressFields, personEmail, personPhone, phoneFindings } from '../address';
import { answers, day, formed, withRules, type Finding } from '../answer';
import { always, ask, bothScripts } from '../ask';
import {
  comparedIdentification,
  identification,
  identificationFields,
  identificationFindings,
  type Identification,
} from '../identification';
import { directorDraft } from '../directors/director-answers';
import { shareholderDraft } from '../holders/shareholder-answers';
import { auditorShape } from '../people/auditor';
import { filedDetails, registeredPeople } from '../people/registered-people';
import { holdersAndDirectors, isSamePerson } from '../people/same-person';

export const LIQUIDATOR_KEY = 'LIQUIDATOR';
export const AUDITOR_KEY = 'LIQUIDATION_AUDITOR';

const LICENCE = /^[A-Z\d/-]{1,40}$/;
const licence = z
  .string({ error: 'LIQUIDATOR_LICENCE_REQUIRED' satisfies ValidationCode })
  .overwrite((typed) => plainCode(typed).toUpperCase())
  .min(1, { error: 'LIQUIDATOR_LICENCE_REQUIRED' satisfies ValidationCode, abort: true })
  .regex(LICENCE, { error: 'LICENCE_FORM' satisfies ValidationCode });

const liquidatorAnswers = answers({
  fullNameNepali: formed(fullNameNepaliSchema, 200),
  fullNameEnglish: formed(fullNameEnglishSchema, 100),
  licenceNumber: formed(licence, 60),
  licenceValidUntil: day('LICENCE_UNTIL_REQUIRED'),
  panNumber: auditorShape.panNumber,
  identification,
  appointedOn: day('LIQUIDATOR_APPOINTED_ON_REQUIRED'),
  phoneNo: personPhone,
  email: personEmail,
  address: anyAddress,
});
type Given = z.output<typeof liquidatorAnswers.draft>;

/** What is answered of the liquidator; undefined while there is nothing to read. */
export const liquidatorIn = (frame: Pick<FilingFrame, 'answers'>): Given | undefined =>
  liquidatorAnswers.draft.safeParse(filedAnswers(frame, LIQUIDATOR_KEY)).data;

const paperOf = (paper: Identification | undefined): string | undefined =>
  paper?.type && paper.number ? comparedIdentification(paper.type, paper.number) : undefined;

/** The identity papers of holders and directors in the register, with what the person is there. */
function papersOf(frame: FilingFrame): readonly { readonly paper: string | undefined; readonly isDirector: boolean }[] {
  const { holders, directors } = registeredPeople(frame);
  const held = new Map(holders.map(({ id, answers: given }) => [id, shareholderDraft.safeParse(given).data]));
  return [
    ...directors.map(({ answers: given }) => {
      const seat = directorDraft.safeParse(given).data;
      const paper =
        seat?.directorType === 'PROMOTER'
          ? held.get(seat.holderItemId ?? '')?.identification
          : seat?.person?.identification;
      return { paper: paperOf(paper), isDirector: true };
    }),
    ...[...held.values()].map((holder) => ({ paper: paperOf(holder?.identification), isDirector: false })),
  ];
}

/** A director or holder of the company, by tax number or identity paper. */
function ownPerson(given: Given, frame: FilingFrame): ValidationCode | undefined {
  const paper = paperOf(given.identification);
  const found =
    holdersAndDirectors(frame).find((person) => isSamePerson(person, given)) ??
    papersOf(frame).find((one) => paper !== undefined && one.paper === paper);
  return found && (found.isDirector ? 'LIQUIDATOR_IS_DIRECTOR' : 'LIQUIDATOR_IS_HOLDER');
}

/** The auditors whom the register has, and the one whom this filing names. */
function auditorsOf(frame: FilingFrame): readonly Answers[] {
  const standing = (frame.company?.parts ?? []).flatMap(({ aspect, data }) =>
    aspect === 'AUDITOR' ? [filedDetails(data)] : [],
  );
  return [...standing, filedAnswers(frame, AUDITOR_KEY)];
}

/** By tax number or licence. */
export const isAuditor = (given: Given, auditor: Answers): boolean => {
  const same = (one: string | undefined, other: unknown): boolean =>
    Boolean(one) && typeof other === 'string' && comparedCode(one ?? '') === comparedCode(other);
  return same(given.panNumber, auditor['panNumber']) || same(given.licenceNumber, auditor['licenceNumber']);
};

/**
 * What keeps a person from being the liquidator of the company of a filing (section 127): director or holder by tax
 * number or identity paper, auditor by tax number or licence.
 */
export function partInCompany(
  person: { readonly licenceNumber: string; readonly panNumber: string | undefined },
  frame: FilingFrame,
): ValidationCode | undefined {
  const given = liquidatorAnswers.draft.parse(person);
  const own = ownPerson(given, frame);
  if (own !== undefined) return own;
  return auditorsOf(frame).some((auditor) => isAuditor(given, auditor)) ? 'LIQUIDATOR_IS_AUDITOR' : undefined;
}

/** Section 127: a licensed insolvency practitioner, who is neither director, holder nor auditor of the company. */
function findings(kept: Given, frame: FilingFrame): Finding[] {
  const { licenceValidUntil, appointedOn, address } = kept;
  const found: Finding[] = [
    ...identificationFindings(['identification'], kept.identification, frame.today),
    ...addressFindings(['address'], address),
    ...phoneFindings(['phoneNo'], kept.phoneNo, address?.countryId),
  ];
  const own = ownPerson(kept, frame);
  if (own) found.push({ path: ['fullNameEnglish'], code: own });
  if (auditorsOf(frame).some((auditor) => isAuditor(kept, auditor)))
    found.push({ path: ['licenceNumber'], code: 'LIQUIDATOR_IS_AUDITOR' });
  if (licenceValidUntil !== undefined && licenceValidUntil < frame.today)
    found.push({ path: ['licenceValidUntil'], code: 'LICENCE_ENDED' });
  if (appointedOn !== undefined && appointedOn > frame.today)
    found.push({ path: ['appointedOn'], code: 'DATE_IN_FUTURE' });
  return found;
}

const PERSON: Bilingual = { ne: 'लिक्विडेटर', en: 'Liquidator' };
const IDENTITY: Bilingual = { ne: 'परिचयपत्र', en: 'Identification' };
const ADDRESS: Bilingual = { ne: 'ठेगाना', en: 'Address' };
const needed = { group: PERSON, required: always };

export const LIQUIDATOR = {
  key: LIQUIDATOR_KEY,
  label: PERSON,
  schema: liquidatorAnswers.complete,
  schemaFor: (frame) => withRules(liquidatorAnswers, (kept) => findings(kept, frame)),
  draft: liquidatorAnswers.draft,
  optional: false,
  fields: [
    ...bothScripts('fullName', 'लिक्विडेटरको पूरा नाम', 'Full name of the liquidator', needed),
    ask('licenceNumber', 'text', 'दामासाही व्यवसायीको इजाजतपत्र नम्बर', 'Licence number of the insolvency practitioner', {
      ...needed,
      maximum: 40,
    }),
    ask('licenceValidUntil', 'date', 'इजाजतपत्र मान्य हुने अन्तिम मिति', 'Licence valid until', needed),
    ask('panNumber', 'text', 'स्थायी लेखा नम्बर (PAN)', 'PAN', { ...needed, maximum: 9 }),
    ask('appointedOn', 'date', 'नियुक्ति मिति', 'Date of appointment', needed),
    ask('phoneNo', 'phone', 'सम्पर्क नम्बर', 'Contact number', needed),
    ask('email', 'email', 'इमेल', 'Email', { ...needed, maximum: 254 }),
    ...identificationFields('identification', IDENTITY),
    ...anyAddressFields('address', ADDRESS),
  ],
} satisfies SectionDefinition<typeof LIQUIDATOR_KEY>;
