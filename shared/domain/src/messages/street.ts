import type { Bilingual } from '../bilingual';
import { required } from './required';

/** The words of an address are asked in both scripts: English papers print the one, Nepali papers the other. */
export const streetMessages = {
  TOLE_REQUIRED: required('टोल/सडक (अङ्ग्रेजी)', 'Tole/street (English)'),
  TOLE_LATIN: {
    ne: 'टोल/सडक (अङ्ग्रेजी) मा अङ्ग्रेजी अक्षर मात्र लेख्नुहोस्।',
    en: 'Write the tole/street (English) in English letters only',
  },
  TOLE_NEPALI_REQUIRED: required('टोल/सडक (नेपाली)', 'Tole/street (Nepali)'),
  TOLE_DEVANAGARI: {
    ne: 'टोल/सडक (नेपाली) मा देवनागरी अक्षर मात्र लेख्नुहोस्।',
    en: 'Write the tole/street (Nepali) in Devanagari letters only',
  },
  ADDRESS_LINE_1_REQUIRED: required('ठेगानाको थप विवरण (अङ्ग्रेजी)', 'Address line 1 (English)'),
  ADDRESS_LINE_1_LATIN: {
    ne: 'ठेगानाको थप विवरण (अङ्ग्रेजी) मा अङ्ग्रेजी अक्षर मात्र लेख्नुहोस्।',
    en: 'Write address line 1 (English) in English letters only',
  },
  ADDRESS_LINE_1_NEPALI_REQUIRED: required('ठेगानाको थप विवरण (नेपाली)', 'Address line 1 (Nepali)'),
  ADDRESS_LINE_1_DEVANAGARI: {
    ne: 'ठेगानाको थप विवरण (नेपाली) मा देवनागरी अक्षर मात्र लेख्नुहोस्।',
    en: 'Write address line 1 (Nepali) in Devanagari letters only',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
