import type { Bilingual } from '@registrar/domain/bilingual';
import { orderAuthorities, type OrderFacts } from '@registrar/domain/calls/company-orders';
import type { Selectable } from 'kysely';
import type { CompanyOrderTable } from '../platform/database/schema.generated';

type OrderColumns = Pick<
  Selectable<CompanyOrderTable>,
  | 'kind'
  | 'court_nepali'
  | 'court_english'
  | 'case_number'
  | 'law_section'
  | 'order_number'
  | 'issued_on'
  | 'ends_on'
  | 'text_nepali'
  | 'text_english'
>;

/** The order as it was given. */
export function factsOf(row: OrderColumns): OrderFacts {
  return {
    orderedBy: row.kind,
    court:
      row.court_nepali === null || row.court_english === null
        ? null
        : { nameNepali: row.court_nepali, nameEnglish: row.court_english },
    caseNumber: row.case_number,
    lawSection: row.law_section,
    number: row.order_number,
    issuedOn: row.issued_on,
    endsOn: row.ends_on,
    textNepali: row.text_nepali,
    textEnglish: row.text_english,
  };
}

/** The court by its name, or the registrar. */
export function authorityOf({ orderedBy, court }: Pick<OrderFacts, 'orderedBy' | 'court'>): Bilingual {
  return court === null ? orderAuthorities.name(orderedBy) : { ne: court.nameNepali, en: court.nameEnglish };
}
