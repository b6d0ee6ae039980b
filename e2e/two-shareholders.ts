import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filedItems, type FilingFrame } from '@registrar/domain/processes';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { PERSON } from '@registrar/domain/testing/registration-people';
import type { GatewayCalls } from './gateway-calls';
import type { Words } from './place-names';
import type { Language } from './texts';

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

/** The ids of the two in the register, as a draft of the company found it. */
export async function idsOfOwners(gateway: GatewayCalls, draft: string): Promise<readonly [string, string]> {
  const { filedCompany } = await gateway.get<ApplicationDetail>(`/external/api/application/${draft}`);
  const idOf = (name: string) => filedCompany?.parts.find(({ data }) => data['nameEnglish'] === name)?.subjectId ?? '';
  return [idOf(OWNERS[0].fullNameEnglish), idOf(OWNERS[1].fullNameEnglish)];
}

/** How the two are offered where a holder of the register is chosen; other answers by the words of `places`. */
export function ownersNamed(ids: readonly [string, string], language: Language, places: Words): Words {
  const held = language === 'ne' ? (['शेयर: ६००', 'शेयर: ४००'] as const) : (['shares: 600', 'shares: 400'] as const);
  return (widget, value) => {
    const at = ids.findIndex((id) => id === value);
    const owner = OWNERS[at];
    if (owner === undefined) return places(widget, value);
    return `${language === 'ne' ? owner.fullNameNepali : owner.fullNameEnglish} (${held[at] ?? ''})`;
  };
}
