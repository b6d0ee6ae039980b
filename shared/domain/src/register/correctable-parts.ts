import { enumeration, type KeyOf } from '../enumerations/enumeration';

/** What of a company a correction of a filing sets right; every other part has a process of its own. */
export const correctableParts = enumeration([
  ['NAME', 'नामको हिज्जे', 'Spelling of the name'],
  ['REGISTERED_OFFICE', 'रजिष्टर्ड कार्यालयको ठेगाना वा सम्पर्क', 'Address or contact of the registered office'],
  ['OBJECTIVES', 'उद्देश्य', 'Objectives'],
]);
export type CorrectablePart = KeyOf<typeof correctableParts>;
