import type { CompanyDetailItem } from '@registrar/domain/calls/old-system';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { DatePair } from '../dates/date-pair';
import { useFormats } from '../language/use-formats';

/**
 * A detail of a company as the register writes it (`value`: a key, an AD day yyyy-MM-dd, whole paisa, text) as the
 * reader writes it: a type by its name, a day in both calendars, an amount in rupees.
 */
export function DetailValue({ item, value }: { readonly item: CompanyDetailItem; readonly value: string }) {
  const { language, digits, money } = useFormats();
  switch (item) {
    case 'COMPANY_TYPE':
      return <>{companyTypes.name(value)[language]}</>;
    case 'REGISTERED_ON':
      return <DatePair day={value} inline />;
    case 'AUTHORIZED_CAPITAL':
    case 'PAID_UP_CAPITAL':
      return <>{money(Number(value))}</>;
    case 'REGISTRATION_NUMBER':
    case 'PHONE':
      return <>{digits(value)}</>;
    case 'NAME_NEPALI':
    case 'ADDRESS_NEPALI':
      return <span lang="ne">{value}</span>;
    case 'NAME_ENGLISH':
    case 'ADDRESS_ENGLISH':
      return <span lang="en">{value}</span>;
    case 'EMAIL':
      return <>{value}</>;
  }
}
