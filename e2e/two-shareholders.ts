import { filedItems, type FilingFrame } from '@registrar/domain/processes';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { PERSON } from '@registrar/domain/testing/registration-people';

/** Who holds 600 and 400 shares of `ofTwo`. */
export const OWNERS = [
  { fullNameNepali: 'सरिता थापा', fullNameEnglish: 'Sarita Thapa' },
  { fullNameNepali: 'विमल राई', fullNameEnglish: 'Bimal Rai' },
] as const;

/** Two owners with names and addresses of their own. */
export function ofTwo(emails: readonly [string, string]): FilingFrame {
  const frame = twoOwners();
  const items = filedItems(frame, 'SHAREHOLDER').map((item, at) => ({
    ...item,
    data: {
      ...item.data,
      person: { ...PERSON, ...OWNERS[at === 0 ? 0 : 1] },
      contact: { phoneNo: `984${String(1000000 + at)}`, email: emails[at === 0 ? 0 : 1] },
    },
  }));
  return { ...frame, answers: { ...frame.answers, SHAREHOLDER: { items } } };
}
