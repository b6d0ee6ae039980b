import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { filedItems, type FilingFrame } from '@registrar/domain/processes';
import { NEPAL } from '@registrar/domain/processes/questions/address';
import { shareholderDraft } from '@registrar/domain/processes/questions/holders/shareholder-answers';
import { isNewBuyer, TRANSFERS_KEY, transferOf } from '@registrar/domain/processes/questions/shares/share-transfers';
import { frameOf } from '../../../applications/application';
import { findHoldingCompanies } from '../../../register/founding/find-holding-companies';
import { isClosed } from '../../../register/open-company';
import { orderFreezesOn } from '../../../register/standing-orders';
import type { EffectContext } from './process-effects';

interface Party {
  /** Of the item and field that names it. */
  readonly path: string;
  readonly companyId: string;
}

/** Sellers and buyers that are companies of the register which left it, or which an order has frozen. */
export async function blockedHolders({ unit, application, language }: EffectContext): Promise<FieldError[]> {
  const frame = frameOf(application);
  const parties = [...registeredParties(frame), ...(await newParties(unit.tx, frame))];
  if (parties.length === 0) return [];
  const rows = await unit.tx
    .selectFrom('company')
    .select(['id', 'status'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('company_order')
          .select('company_order.id')
          .whereRef('company_order.company_id', '=', 'company.id')
          .where(orderFreezesOn(frame.today)),
      ).as('isFrozen'),
    )
    .where('id', 'in', [...new Set(parties.map(({ companyId }) => companyId))])
    .execute();
  const codes = new Map<string, ValidationCode>(
    rows.flatMap(({ id, status, isFrozen }): [string, ValidationCode][] => {
      if (isClosed(status)) return [[id, 'HOLDER_COMPANY_CLOSED']];
      return isFrozen ? [[id, 'HOLDER_COMPANY_FROZEN']] : [];
    }),
  );
  return parties.flatMap(({ path, companyId }) => {
    const code = codes.get(companyId);
    return code === undefined ? [] : [{ path, code, message: validationMessage(code, language) }];
  });
}

/** Companies of the register among the holders whom the agreements name. */
function registeredParties(frame: FilingFrame): Party[] {
  const companies = new Map(
    (frame.company?.parts ?? []).flatMap(({ aspect, subjectId, data }): [string, string][] => {
      const { companyId } = data;
      return aspect === 'SHAREHOLDER' && subjectId !== null && typeof companyId === 'string'
        ? [[subjectId, companyId]]
        : [];
    }),
  );
  return filedItems(frame, TRANSFERS_KEY).flatMap(({ id, data }) => {
    const given = transferOf(data);
    const at = (field: 'sellerId' | 'buyerId'): Party[] => {
      const companyId = companies.get(given[field] ?? '');
      return companyId === undefined ? [] : [{ path: `${TRANSFERS_KEY}.${id}.${field}`, companyId }];
    };
    return [...at('sellerId'), ...(isNewBuyer(data) ? [] : at('buyerId'))];
  });
}

/** Buyers who are new to this register of holders and named by their number in the register of companies. */
async function newParties(db: EffectContext['unit']['tx'], frame: FilingFrame): Promise<Party[]> {
  const added = filedItems(frame, TRANSFERS_KEY).flatMap(({ id, data }) => {
    const { company } = shareholderDraft.safeParse(data).data ?? {};
    return isNewBuyer(data) && company?.countryId === NEPAL && company.registrationNumber ? [{ id, company }] : [];
  });
  const found = await findHoldingCompanies(
    db,
    added.map(({ company }) => company),
  );
  return added.flatMap(({ id, company }) => {
    const companyId = found(company);
    return companyId === null ? [] : [{ path: `${TRANSFERS_KEY}.${id}.company.registrationNumber`, companyId }];
  });
}
