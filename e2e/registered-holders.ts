import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { holdingsOf } from '@registrar/domain/share-ledger';
import { formatNumber } from '@registrar/i18n/numbers';
import type { GatewayCalls } from './gateway-calls';
import type { Words } from './place-names';
import { texts, type Language } from './texts';

/** A holder of the register as a draft of the company found it. */
export interface RegisteredHolder {
  readonly id: string;
  readonly nameNepali: string;
  readonly nameEnglish: string;
  readonly quantity: number;
}

export async function registeredHolder(
  gateway: GatewayCalls,
  draft: string,
  nameEnglish: string,
): Promise<RegisteredHolder> {
  const { filedCompany } = await gateway.get<ApplicationDetail>(`/external/api/application/${draft}`);
  const part = filedCompany?.parts.find(
    ({ aspect, data }) => aspect === 'SHAREHOLDER' && data['nameEnglish'] === nameEnglish,
  );
  if (!part?.subjectId) throw new Error(`${nameEnglish} is no holder of the company`);
  const held = holdingsOf(filedCompany?.shares ?? []).find(({ holderId }) => holderId === part.subjectId);
  return {
    id: part.subjectId,
    nameNepali: String(part.data['nameNepali']),
    nameEnglish,
    quantity: held?.quantity ?? 0,
  };
}

/** How the holder is offered where one of the register is chosen; other answers by the words of `places`. */
export const holderNamed =
  ({ id, nameNepali, nameEnglish, quantity }: RegisteredHolder, language: Language, places: Words): Words =>
  (widget, value) =>
    value === id
      ? texts('sections', language)('register.holder', {
          name: language === 'ne' ? nameNepali : nameEnglish,
          quantity: formatNumber(quantity, language),
        })
      : places(widget, value);
