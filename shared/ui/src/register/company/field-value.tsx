import { bothCalendars } from '@registrar/domain/calendar';
import type { FieldChange } from '@registrar/domain/calls/company-record';
import type { LookupItem } from '@registrar/domain/calls/lookups';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { companyStatuses } from '@registrar/domain/enumerations/statuses';
import { holderStatuses, orderAuthorities, registerFields } from '@registrar/domain/register';
import { useLanguage, useLookup } from '@registrar/runtime';
import { useFormats } from '../../base/language/use-formats';
import { useCompanyWords } from './company-words';

const AMOUNTS: ReadonlySet<string> = new Set(['authorizedCapital', 'issuedCapital', 'paidUpCapital', 'ratePerShare']);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a field of the register is called; of a field within another the outer one. */
export function useFieldName(): (path: string) => string {
  const language = useLanguage();
  return (path) => {
    const [field = path, ...rest] = path.split('.');
    const name = registerFields.name(field)[language];
    return rest.length === 0 || /^\d+$/.test(rest[0] ?? '') ? name : `${name}: ${rest.join(' ')}`;
  };
}

/** A value of the register as a person reads it. */
export function FieldValue({ path, value }: { readonly path: string; readonly value: FieldChange['after'] }) {
  const t = useCompanyWords();
  const language = useLanguage();
  const { money, number } = useFormats();
  if (value === null) return <span>–</span>;
  if (typeof value === 'boolean') return <span>{t(value ? 'common:action.yes' : 'common:action.no')}</span>;
  if (path === 'officeId') return <OfficeName id={value} />;
  if (typeof value === 'number') return <span>{AMOUNTS.has(path) ? money(value) : number(value)}</span>;
  if (path === 'companyType') return <span>{companyTypes.name(value)[language]}</span>;
  if (path === 'status') return <span>{statusName(value)[language]}</span>;
  if (path === 'orderedBy') return <span>{orderAuthorities.name(value)[language]}</span>;
  if (DAY.test(value)) return <span>{bothCalendars(value, language)}</span>;
  return <span lang={/\p{Script=Devanagari}/u.test(value) ? 'ne' : 'en'}>{value}</span>;
}

/** Of the company, or of one of its holders. */
const statusName = (status: string) => (holderStatuses.has(status) ? holderStatuses : companyStatuses).name(status);

function OfficeName({ id }: { readonly id: FieldChange['after'] }) {
  const language = useLanguage();
  const office = useLookup<LookupItem>({ list: 'office/minimal-detail' }).items.find((one) => one.id === id);
  return <span>{office === undefined ? '…' : language === 'ne' ? office.nameNepali : office.nameEnglish}</span>;
}
