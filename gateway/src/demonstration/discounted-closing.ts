import type { DemoPerson } from './people';
import type { DemoRepresentation } from './representation';

/** Represents a company that may be removed from the register under section 136ka. */
export const DISCOUNTED_PERSON: DemoPerson = {
  username: 'dhan.representative',
  nameEnglish: 'Dhan Bahadur Gurung',
  nameNepali: 'धनबहादुर गुरुङ',
  role: 'COMPANY_REPRESENTATIVE',
  mobileNumber: '9800000136',
};

/** Two reports were missing before section 136ka came into force, and one fell due later. */
export const DISCOUNTED_COMPANY: DemoRepresentation = {
  registrationNumber: '100030',
  since: '2023-12-01',
  recordedOn: '2023-12-01',
  representatives: [DISCOUNTED_PERSON.username],
  directors: [{ nameEnglish: 'Dhan Bahadur Gurung', nameNepali: 'धनबहादुर गुरुङ', email: 'dhan.gurung@demo.example' }],
};
