import type { Bilingual } from '../bilingual';

/** Heirs whom the office admits (section 153). */
export const heirAdmissionMessages = {
  HEIR_ACCOUNT_UNKNOWN: {
    ne: 'यो प्रयोगकर्ता नामको सक्रिय खाता छैन। हकवालाले पहिले आफ्नै नाममा खाता खोल्नुपर्छ।',
    en: 'No active account has this username. The heir first has to open an account in their own name.',
  },
  HEIR_REPRESENTS_ALREADY: {
    ne: 'यो खाताले कम्पनीको प्रतिनिधित्व गरिरहेकै छ; निवेदन सिधै दिन सक्छ।',
    en: 'This account represents the company already and can file at once.',
  },
  HEIR_ADMITTED_ALREADY: {
    ne: 'यो खाताले कम्पनीको तर्फबाट निवेदन दिन पाउने अख्तियारी पाइसकेको छ।',
    en: 'This account may file for the company already.',
  },
  HEIR_OF_COMPANY: {
    ne: 'शेयर भएको व्यक्ति छान्नुहोस्; कम्पनीको हकवाला हुँदैन।',
    en: 'Choose a person who has shares; a company has no heirs.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
