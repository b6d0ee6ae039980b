import { enumeration, type KeyOf } from './enumeration';

/** Why a filing that the portal may approve by itself is left to an officer. */
export const automaticFlags = enumeration([
  ['NAME_OBJECTION', 'नाम जाँचमा आपत्ति वा मिल्दोजुल्दो नाम भेटियो', 'The name check found an objection or a similar name'],
  ['CONSENT_NEEDED', 'मुख्य कम्पनी वा नियमनकारी निकायको सहमति चाहिन्छ', 'A consent of a parent company or a regulator is needed'],
  ['WITH_DOCUMENTS', 'निवेदनसँग कागजात छन्', 'There are documents with the application'],
  ['SAMPLED', 'नमुना जाँचका लागि छानिएको', 'Chosen for the sample that officers review'],
]);
export type AutomaticFlag = KeyOf<typeof automaticFlags>;
