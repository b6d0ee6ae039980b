import { z } from 'zod';
import { emailSchema, mobileNumberSchema } from '../../../accounts/contact';
import type { Bilingual } from '../../../bilingual';
import { enumeration } from '../../../enumerations/enumeration';
import { publicParts } from '../../../register/register-aspects';
import { companyTypeRules } from '../../../registration/company-type-rules';
import {
  filedItems,
  type Answers,
  type FiledCompany,
  type FiledItem,
  type FilingFrame,
} from '../../definition/filing-frame';
import { document } from '../../definition/company-filing';
import { registeredOn } from '../../definition/registered-on';
import type { CrossIssue, ListSection } from '../../definition/section-definition';
import { peopleOf, registeredIdOf } from '../people/registered-people';
import { answers, choice, findingsOf, judgedBy, optionalDay, optionalFormed, withRules, type Finding } from '../answer';
import { always, ask, type When } from '../ask';
import { disclosureFields, disclosureMatters, disclosureShape } from './disclosure';

const KEY = 'DIRECTOR_DISCLOSURE';

/** How the director makes the disclosure to the office. */
export const disclosureWays = enumeration([
  [
    'LINK',
    'सञ्चालकलाई लिङ्क पठाउने; सञ्चालक आफैँले भरेर हस्ताक्षर गर्ने',
    'Send the director a link; the director answers and signs',
  ],
  ['PAPER', 'सञ्चालकले हस्ताक्षर गरेको कागजबाट', 'From a paper that the director signed'],
]);

/** The language of the link and of its page. */
export const disclosureLanguages = enumeration([
  ['ne', 'नेपाली', 'Nepali'],
  ['en', 'अङ्ग्रेजी', 'English'],
]);

/** Where the director's contact data comes from: the register or the applicant. */
export const contactSources = enumeration([
  ['REGISTER', 'दर्ता किताबमा भएको सम्पर्क', 'Contact in the register'],
  ['ENTERED', 'निवेदकले भरेको सम्पर्क', 'Contact entered by the applicant'],
]);

/**
 * Written only by the gateway, after the director returned the code; with the masked address that the code was sent to.
 */
export const disclosureSignature = z.object({
  signedAt: z.iso.datetime(),
  signedOn: z.iso.date(),
  channel: z.enum(['EMAIL', 'MOBILE_NUMBER']),
  sentTo: z.string(),
  contact: contactSources.schema,
});
export type DisclosureSignature = z.output<typeof disclosureSignature>;

const shape = {
  way: choice(disclosureWays.keys, 'DISCLOSURE_WAY_REQUIRED'),
  language: choice(disclosureLanguages.keys, 'LANGUAGE_REQUIRED'),
  email: optionalFormed(emailSchema, 254),
  mobileNumber: optionalFormed(mobileNumberSchema, 20),
  madeOn: optionalDay(),
  ...disclosureShape,
};
const asked = answers(shape);
const WRITTEN = {
  registeredId: z.string().optional(),
  nameNepali: z.string().optional(),
  nameEnglish: z.string().optional(),
  signature: disclosureSignature.optional(),
};
/**
 * A stored disclosure of a director: the director in the register, the way, the answers, and the signature when a link
 * was sent.
 */
export const directorDisclosure = asked.draft.extend(WRITTEN);
export type DirectorDisclosure = z.output<typeof directorDisclosure>;

export const comesByLink = ({ way }: Answers): boolean => way === 'LINK';
export const comesFromPaper = ({ way }: Answers): boolean => way === 'PAPER';
export const isSigned = ({ signature }: Answers): boolean => disclosureSignature.safeParse(signature).success;

export interface DirectorContact {
  readonly email?: string | undefined;
  readonly mobileNumber?: string | undefined;
}

const reached = z.object({
  details: z
    .object({ email: emailSchema.optional().catch(undefined), phoneNo: mobileNumberSchema.optional().catch(undefined) })
    .optional(),
});

/** The director's contact data in the register; a number that cannot receive an SMS is left out. */
export function registeredContact(
  { company }: Pick<FilingFrame, 'company'>,
  registeredId: string | undefined,
): DirectorContact {
  const part = company?.parts.find(({ aspect, subjectId }) => aspect === 'DIRECTOR' && subjectId === registeredId);
  const { email, phoneNo } = reached.safeParse(part?.data ?? {}).data?.details ?? {};
  return { ...(email !== undefined && { email }), ...(phoneNo !== undefined && { mobileNumber: phoneNo }) };
}

const isReached = ({ email, mobileNumber }: DirectorContact): boolean =>
  email !== undefined || mobileNumber !== undefined;

/**
 * The address for the link and the code: the one in the register, so that nobody else can sign for a director. Typed
 * contact data is used only when the register has none.
 */
export function contactOf(data: Answers, frame: Pick<FilingFrame, 'company'>): DirectorContact {
  const registered = registeredContact(frame, registeredIdOf(data));
  if (isReached(registered)) return registered;
  const [email, mobileNumber] = [
    emailSchema.safeParse(data['email']).data,
    mobileNumberSchema.safeParse(data['mobileNumber']).data,
  ];
  return { ...(email !== undefined && { email }), ...(mobileNumber !== undefined && { mobileNumber }) };
}

/** Whether a link can be sent to the director as the entry stands. */
export const hasContact = (data: Answers, frame: Pick<FilingFrame, 'company'>): boolean =>
  isReached(contactOf(data, frame));

export const isInRegister = (data: Answers, frame: Pick<FilingFrame, 'company'>): boolean =>
  isReached(registeredContact(frame, registeredIdOf(data)));

/**
 * Keeps the director's own answers: the applicant cannot change them, and a signature is dropped when the way or the
 * address changes.
 */
function keep(before: Answers, given: Answers): Answers {
  const { registeredId, nameNepali, nameEnglish, signature } = before;
  const standing = { ...given, registeredId, nameNepali, nameEnglish };
  const isSame =
    signature !== undefined &&
    comesByLink(given) &&
    given['email'] === before['email'] &&
    given['mobileNumber'] === before['mobileNumber'];
  if (!isSame) return standing;
  return { ...standing, signature, ...Object.fromEntries(disclosureMatters.keys.map((key) => [key, before[key]])) };
}

function madeOnFindings({ madeOn }: DirectorDisclosure, frame: FilingFrame): Finding[] {
  const path = ['madeOn'];
  if (madeOn === undefined) return [{ path, code: 'DISCLOSED_ON_REQUIRED' }];
  if (madeOn > frame.today) return [{ path, code: 'DATE_IN_FUTURE' }];
  const since = registeredOn(frame);
  return since !== null && madeOn < since ? [{ path, code: 'BEFORE_REGISTRATION' }] : [];
}

function linkFindings(kept: DirectorDisclosure, frame: FilingFrame): Finding[] {
  if (!isReached(contactOf(kept, frame))) return [{ path: ['email'], code: 'DISCLOSURE_CONTACT_REQUIRED' }];
  return isSigned(kept) ? [] : [{ path: ['way'], code: 'DISCLOSURE_UNSIGNED' }];
}

function disclosureFor(frame: FilingFrame): z.ZodType {
  const { way, language, email, mobileNumber } = asked.complete.shape;
  const questions = answers(disclosureShape).complete;
  const byLink = withRules(
    { complete: z.object({ way, language, email, mobileNumber }).loose(), draft: directorDisclosure },
    (kept) => [
      ...linkFindings(kept, frame),
      ...(isSigned(kept)
        ? disclosureMatters.keys.flatMap((key) => findingsOf(key, disclosureShape[key].complete, kept[key]))
        : []),
    ],
  );
  const fromPaper = withRules({ complete: questions.loose(), draft: directorDisclosure }, (kept) =>
    madeOnFindings(kept, frame),
  );
  return judgedBy((data) =>
    comesByLink(data) ? byLink : comesFromPaper(data) ? fromPaper : z.object({ way }).loose(),
  );
}

const unknownContact: When = (data, frame) => comesByLink(data) && !isInRegister(data, frame);
const SIGNATURE: Bilingual = { ne: 'सञ्चालकको हस्ताक्षर', en: 'Signature of the director' };
const LINK: Bilingual = { ne: 'लिङ्क', en: 'Link' };

/** By the names that the register had when the filing was opened. */
const titleOf = ({ nameNepali, nameEnglish }: Answers): Bilingual => {
  const [ne, en] = [nameNepali, nameEnglish].map((name) => (typeof name === 'string' ? name : ''));
  return { ne: ne || en || '', en: en || ne || '' };
};

/**
 * The initial items of the list: every director in the register, with Nepali as language until another one is chosen.
 */
export function standingDirectors(
  company: FiledCompany,
): readonly { readonly begunFrom: string; readonly data: Answers }[] {
  return peopleOf(company).directors.map(({ id, part }) => {
    const { nameNepali, nameEnglish } = publicParts.DIRECTOR.parse(part);
    return { begunFrom: id, data: { registeredId: id, nameNepali, nameEnglish, language: 'ne' } };
  });
}

/** Exactly one disclosure for each director in the register. */
function boardIssues(items: readonly FiledItem[], { company }: FilingFrame): readonly CrossIssue[] {
  const { directors } = company ? peopleOf(company) : { directors: [] };
  if (company && directors.length === 0) return [{ path: '', code: 'DISCLOSURE_NO_DIRECTOR' }];
  const entered = items.map(({ data }) => registeredIdOf(data));
  return [
    ...directors
      .filter(({ id }) => !entered.includes(id))
      .map(({ part }): CrossIssue => ({
        path: '',
        code: 'DISCLOSURE_MISSING',
        parameters: { name: publicParts.DIRECTOR.parse(part).nameNepali },
      })),
    ...items
      .filter((_, index) => entered.indexOf(entered[index]) !== index)
      .map(({ id }): CrossIssue => ({ path: `${id}.way`, code: 'DISCLOSURE_TWICE' })),
  ];
}

/** One item per director in the register; items cannot be added or deleted. */
export const DIRECTOR_DISCLOSURE = {
  kind: 'LIST',
  key: KEY,
  label: { ne: 'सञ्चालकले गराएको जानकारी (दफा ९२)', en: 'Disclosures of the directors (section 92)' },
  optional: false,
  appliesTo: ({ companyType }) => companyType === null || companyTypeRules(companyType).directors !== null,
  ofRegister: { closed: true, isStanding: () => true, isTouched: () => true },
  item: {
    name: { ne: 'सञ्चालकले गराएको जानकारी', en: 'Disclosure of a director' },
    schemaFor: disclosureFor,
    draft: asked.draft,
    keep,
    again: ({ signature: _signature, ...rest }, { nameNepali, nameEnglish }) => ({ ...rest, nameNepali, nameEnglish }),
    title: titleOf,
    fields: [
      ask('way', 'radio', 'जानकारी लिने तरिका', 'How the disclosure is made', {
        required: always,
        options: disclosureWays,
      }),
      ask('language', 'radio', 'सञ्चालकको भाषा', 'Language of the director', {
        group: LINK,
        required: always,
        options: disclosureLanguages,
        when: comesByLink,
      }),
      ask('email', 'email', 'सञ्चालकको इमेल', 'Email of the director', {
        group: LINK,
        maximum: 254,
        when: unknownContact,
      }),
      ask('mobileNumber', 'phone', 'सञ्चालकको मोबाइल नम्बर', 'Mobile number of the director', {
        group: LINK,
        when: unknownContact,
      }),
      ask('madeOn', 'date', 'जानकारी गराएको मिति', 'Date of the disclosure', {
        required: always,
        when: comesFromPaper,
      }),
      ask('signature.signedOn', 'date', 'हस्ताक्षर मिति', 'Signed on', { group: SIGNATURE, when: isSigned }),
      ask('signature.sentTo', 'text', 'हस्ताक्षरको ओटीपी पठाइएको', 'OTP of the signature sent to', {
        group: SIGNATURE,
        when: isSigned,
      }),
      ask('signature.contact', 'select', 'सम्पर्कको स्रोत', 'Source of the contact', {
        group: SIGNATURE,
        options: contactSources,
        when: isSigned,
      }),
      ...disclosureFields((data) => comesFromPaper(data) || isSigned(data)),
    ],
  },
  issues: boardIssues,
} satisfies ListSection<typeof KEY>;

/** The directors' disclosures of this filing, for its effects. */
export const filedDisclosures = (
  frame: Pick<FilingFrame, 'answers'>,
): readonly { readonly id: string; readonly data: DirectorDisclosure }[] =>
  filedItems(frame, KEY).map(({ id, data }) => ({ id, data: directorDisclosure.parse(data) }));

/** The document that a director signed on paper. */
export const DISCLOSURE_PAPER = document(
  'DISCLOSURE_PAPER',
  'सञ्चालकले हस्ताक्षर गरेको जानकारी',
  'Disclosure signed by the director',
  { forEachOf: KEY, askedOf: ({ data }) => comesFromPaper(data) },
);
