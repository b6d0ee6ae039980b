import type { Bilingual } from '../../../bilingual';
import {
  NAME_ENGLISH_MAXIMUM,
  NAME_NEPALI_MAXIMUM,
  SHIPPED_NAME_RULES,
  type NameRules,
} from '../../../names/name-rules';
import { optionalText } from '../../../messages/fields';
import { z } from 'zod';
import type { SectionDefinition } from '../../definition/section-definition';
import { officeAddress, officeAddressFields, officeContact, officeContactFields } from '../address';
import { answers, chosen, withRules } from '../answer';
import { always, ask } from '../ask';
import { nameEnglishFieldBy, nameNepaliFieldBy } from '../names/name-details';
import { OBJECTIVE_DETAILS } from '../objective-details';
import { streetFindings } from '../street';
import { givesName, isIntoNew } from './company-after';

const nameAfterBy = (rules: NameRules) =>
  z.object({ english: nameEnglishFieldBy(rules), nepali: nameNepaliFieldBy(rules) });
/**
 * For stored answers, which were judged when they were given: a later change of the word lists must not make them
 * unreadable.
 */
export const savedNameAfter = nameAfterBy({ forbidden: [], pronouns: [], dotCom: [], consent: [], activities: [] });

/** The same key as in a reservation, so that one engine reads the proposed name of both; the type gives its ending. */
export const NAME_AFTER = {
  key: 'NAME_DETAILS',
  label: { ne: 'गाभिएपछिको नाम', en: 'Name after the merger' },
  optional: false,
  appliesTo: givesName,
  schema: nameAfterBy(SHIPPED_NAME_RULES),
  schemaBy: nameAfterBy,
  draft: z.object({
    english: optionalText(NAME_ENGLISH_MAXIMUM, 'NAME_ENGLISH_TOO_LONG'),
    nepali: optionalText(NAME_NEPALI_MAXIMUM, 'NAME_NEPALI_TOO_LONG'),
  }),
  fields: [
    ask('nepali', 'nameNepali', 'नाम (नेपाली)', 'Name (Nepali)', { required: always, maximum: NAME_NEPALI_MAXIMUM }),
    ask('english', 'nameEnglish', 'नाम (अङ्ग्रेजी)', 'Name (English)', {
      required: always,
      maximum: NAME_ENGLISH_MAXIMUM,
    }),
  ],
} satisfies SectionDefinition<'NAME_DETAILS'>;

const companyAnswers = answers({ officeId: chosen('OFFICE_REQUIRED'), address: officeAddress, contact: officeContact });
export const newCompany = companyAnswers.complete;

const OFFICE: Bilingual = { ne: 'कार्यक्षेत्र', en: 'Jurisdiction' };
const ADDRESS: Bilingual = { ne: 'नयाँ कम्पनीको रजिष्टर्ड कार्यालय', en: 'Registered office of the new company' };
const CONTACT: Bilingual = { ne: 'सम्पर्क', en: 'Contact' };

/** Where the new company has its office, and which office of the registrar is responsible for it. */
export const NEW_COMPANY = {
  key: 'NEW_COMPANY',
  label: { ne: 'नयाँ कम्पनी', en: 'The new company' },
  optional: false,
  appliesTo: isIntoNew,
  schema: companyAnswers.complete,
  schemaFor: () => withRules(companyAnswers, ({ address }) => streetFindings(['address'], address)),
  draft: companyAnswers.draft,
  fields: [
    ask('officeId', 'office', 'नयाँ कम्पनी हेर्ने रजिष्ट्रारको कार्यालय', 'Registrar’s office of the new company', {
      group: OFFICE,
      required: always,
    }),
    ...officeAddressFields('address', ADDRESS),
    ...officeContactFields('contact', CONTACT),
  ],
} satisfies SectionDefinition<'NEW_COMPANY'>;

/** As in a registration. */
export const NEW_OBJECTIVES = {
  ...OBJECTIVE_DETAILS,
  label: { ne: 'नयाँ कम्पनीको उद्देश्य', en: 'Objectives of the new company' },
  appliesTo: isIntoNew,
};
