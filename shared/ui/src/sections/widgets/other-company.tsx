import Select from 'antd/es/select';
import { useState } from 'react';
import type { CompanyCard } from '@registrar/domain/calls/companies';
import { companyStatuses } from '@registrar/domain/enumerations/statuses';
import type { FiledCompany, FilingFrame } from '@registrar/domain/processes';
import { publicParts } from '@registrar/domain/register';
import { useLanguage } from '../../base/language/use-language';
import { useFoundCompanies } from '../../register/company/find-companies';
import { useSectionForm } from '../section/section-form-context';
import { useSectionWords } from '../section/section-words';
import type { WidgetProps } from '../section/widget-props';

/**
 * Another company of the register, searched by name or number. Old records share numbers: each company of a number is
 * offered with its kind and status, and the person says which.
 */
export function OtherCompanyWidget({ field: _, label: __, value, onChange, ...control }: WidgetProps) {
  const language = useLanguage();
  const say = useSectionWords();
  const { frame } = useSectionForm();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<CompanyCard | undefined>();
  const { found, searching, failed, isEnough } = useFoundCompanies(typed);
  const answered = typeof value === 'string' && value !== '' ? value : undefined;
  const others = found.filter(({ id }) => id !== frame.company?.id);
  const options = others.map((card) => ({ value: card.id, label: describe(card, language) }));
  const present =
    chosen !== undefined && chosen.id === answered
      ? describe(chosen, language)
      : (namedCompany(frame, answered, language) ?? say('company.unknown'));
  // not among what is found: Enter would choose it again
  if (answered !== undefined && typed === '') options.push({ value: answered, label: present });
  return (
    <Select
      {...control}
      value={answered}
      onChange={(next: string | undefined) => {
        setChosen(others.find(({ id }) => id === next));
        setTyped('');
        onChange?.(next);
      }}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={searching && isEnough}
      placeholder={say('company.search')}
      notFoundContent={
        failed
          ? say('listFailed')
          : say(!isEnough ? 'company.search' : searching ? 'company.searching' : 'company.none')
      }
      options={options}
      labelRender={({ label }) => label ?? present}
    />
  );
}

function describe(card: CompanyCard, language: 'ne' | 'en'): string {
  const [name, kind] =
    language === 'ne'
      ? [card.nameNepali || card.nameEnglish, card.companyType.nameNepali]
      : [card.nameEnglish || card.nameNepali, card.companyType.nameEnglish];
  return `${name} (${card.registrationNumber}), ${kind}, ${companyStatuses.name(card.status)[language]}`;
}

/** How an answer is shown: the name of the company with its number; undefined where the filing does not name it. */
export function namedCompany(
  { named = [] }: Pick<FilingFrame, 'named'>,
  id: unknown,
  language: 'ne' | 'en',
): string | undefined {
  const company = named.find((one) => one.id === id);
  const name = company && publicParts.NAME.safeParse(partOf(company, 'NAME')).data;
  if (!name) return undefined;
  const registration = publicParts.REGISTRATION.safeParse(partOf(company, 'REGISTRATION')).data;
  const said = language === 'ne' ? name.nameNepali || name.nameEnglish : name.nameEnglish || name.nameNepali;
  return registration ? `${said} (${registration.registrationNumber})` : said;
}

const partOf = ({ parts }: FiledCompany, aspect: 'NAME' | 'REGISTRATION') =>
  parts.find((part) => part.aspect === aspect)?.data;
