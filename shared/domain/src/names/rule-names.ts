import { enumeration } from '../enumerations/enumeration';
import type { Bilingual } from '../bilingual';
import { citation } from '../law/citation';
import { consentBodies, type ConsentBody } from './consent-bodies';

const REFUSED_NAMES = citation('6(1)');

/** The law or the rule behind a finding. */
const NAMES = enumeration([
  ['COMPANIES_ACT_2063_S6_1', REFUSED_NAMES.ne, REFUSED_NAMES.en],
  ['NAME_BLACKLIST', `कार्यालयको कालोसूची; ${REFUSED_NAMES.ne}`, `The office’s blacklist; ${REFUSED_NAMES.en}`],
  ['NAME_RULES', 'कार्यालयको नामसम्बन्धी मापदण्ड', 'The office’s rules for company names'],
  ['NAME_FORBIDDEN_WORDS', 'कार्यालयको निषेधित शब्दको सूची', 'The office’s list of forbidden words'],
  [
    'NAME_IN_BOTH_SCRIPTS',
    'अङ्ग्रेजी र नेपाली नामको उच्चारण वा अर्थ एउटै हुनुपर्ने नियम',
    'The English and Nepali names must have the same sound or meaning',
  ],
  ['NAME_FITS_OBJECTIVES', 'नाम कम्पनीको उद्देश्यसँग मिल्नुपर्ने नियम', 'The name must fit the objectives'],
  ['NAME_OF_A_GROUP', 'समूहको नामसम्बन्धी नियम', 'Rule for names within a group'],
]);

export type ConsentRule = `CONSENT_${ConsentBody}`;
export const consentRule = (body: ConsentBody): ConsentRule => `CONSENT_${body}`;

/** The name of a finding's `rule`, to be read by a person. */
export function ruleName(code: string): Bilingual {
  const body = code.startsWith('CONSENT_') ? code.slice('CONSENT_'.length) : '';
  if (!consentBodies.has(body)) return NAMES.name(NAMES.has(code) ? code : 'NAME_RULES');
  const { ne, en } = consentBodies.name(body);
  return {
    ne: `${ne}को सहमति चाहिने शब्द`,
    en: `Words that need the consent of ${/^(Nepal Rastra|Securities Board)/.test(en) ? en : `the ${en}`}`,
  };
}
