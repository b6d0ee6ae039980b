import type { Bilingual } from '@registrar/domain/bilingual';
import { orderAuthorities, orderFactsSchema, type OrderFacts } from '@registrar/domain/calls/company-orders';
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
  | 'party_nepali'
  | 'party_english'
  | 'shares'
>;

/** The order as it was given. */
export function factsOf(row: OrderColumns): OrderFacts {
  return {
    orderedBy: row.kind,
    court: named(row.court_nepali, row.court_english),
    caseNumber: row.case_number,
    lawSection: row.law_section,
    number: row.order_number,
    issuedOn: row.issued_on,
    endsOn: row.ends_on,
    textNepali: row.text_nepali,
    textEnglish: row.text_english,
    party: named(row.party_nepali, row.party_english),
    shares: orderFactsSchema.shape.shares.parse(row.shares),
  };
}

const named = (nameNepali: string | null, nameEnglish: string | null): OrderFacts['court'] =>
  nameNepali === null || nameEnglish === null ? null : { nameNepali, nameEnglish };

/** The court, the authority or the pledgee by its name, or the registrar. */
export function authorityOf({ orderedBy, court, party }: Pick<OrderFacts, 'orderedBy' | 'court' | 'party'>): Bilingual {
  const name = court ?? party;
  return name === null ? orderAuthorities.name(orderedBy) : { ne: name.nameNepali, en: name.nameEnglish };
}
