import { enumeration, type KeyOf } from '../enumerations/enumeration';

/** The reasons for a refusal or revocation; the first four for a name are in Companies Act section 6(1). */
export const reasonCodes = enumeration([
  ['SAME_AS_REGISTERED', 'दर्ता भएको नामसँग मिल्छ', 'Same as a registered name'],
  ['TOO_SIMILAR', 'दर्ता भएको नामसँग झुक्किने गरी मिल्दोजुल्दो छ', 'Confusingly similar to a registered name'],
  ['TRADEMARK', 'दर्ता भएको ट्रेडमार्कसँग मिल्छ', 'Same as or similar to a trademark'],
  ['IMPROPER_MEANING', 'कानुन वा शिष्टताविपरीतको अर्थ दिन्छ', 'Unlawful or indecent meaning'],
  ['NAME_RULES', 'नामसम्बन्धी नियमविपरीत', 'Against the name rules'],
  ['SCRIPTS_DO_NOT_MATCH', 'नेपाली र अङ्ग्रेजी नाम मिल्दैनन्', 'The Nepali and the English name do not match'],
  ['OBJECTIVE_DOES_NOT_FIT', 'नाम र उद्देश्य मिल्दैनन्', 'The name does not fit the objectives'],
  ['CONSENT_MISSING', 'नियमनकारी निकायको सहमति छैन', 'The regulator’s consent is missing'],
  ['DOCUMENT_INSUFFICIENT', 'कागजात अपर्याप्त', 'Insufficient documents'],
  ['WRONG_INFORMATION', 'विवरण गलत', 'Wrong information'],
  ['COURT_ORDER', 'अदालतको आदेश', 'Court order'],
  ['OTHER', 'अन्य', 'Other'],
]);
export type ReasonCode = KeyOf<typeof reasonCodes>;
