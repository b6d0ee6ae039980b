import type { Bilingual } from '../bilingual';
import { required } from './required';

/** What the forms of the e-services say. */
export const eServiceMessages = {
  APPLICATION_NUMBER_REQUIRED: required('निवेदन नम्बर', 'Application number'),
  APPLICATION_NUMBER_INVALID: {
    ne: 'निवेदन नम्बर निस्सामा लेखिएजस्तै लेख्नुहोस्, जस्तै NR-2083/84-KTM-000001।',
    en: 'Enter the application number as it stands on the receipt, for example NR-2083/84-KTM-000001',
  },
} satisfies Record<string, Bilingual>;
