import { BYTE_ORDER_MARK, csvLine } from '@registrar/domain/sheets';
import type { NotFiled } from '@registrar/domain/calls/annual-report';
import { companyTypes } from '@registrar/domain/enumerations';
import type { WireLanguage } from '../../../platform/language';

const HEADS: Readonly<Record<WireLanguage, readonly string[]>> = {
  np: ['दर्ता नम्बर', 'कम्पनी', 'किसिम', 'कार्यालय', 'बुझाउन बाँकी वर्ष', 'वर्ष सङ्ख्या', 'पहिलो म्याद (ई.सं.)'],
  en: ['Registration number', 'Company', 'Type', 'Office', 'Years not filed', 'Number of years', 'First last day (AD)'],
};

/** CSV for spreadsheets: with a UTF-8 byte order mark, and no cell that is read as a formula. */
export async function* notFiledCsv(
  found: AsyncIterable<readonly NotFiled[]>,
  language: WireLanguage,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine(HEADS[language])}`;
  for await (const some of found)
    if (some.length > 0) yield some.map((one) => csvLine(cellsOf(one, language))).join('');
}

function cellsOf({ company, office, years, oldestDueOn }: NotFiled, language: WireLanguage): (string | number)[] {
  const named = (one: { readonly nameEnglish: string; readonly nameNepali: string }): string =>
    language === 'np' ? one.nameNepali : one.nameEnglish;
  return [
    company.registrationNumber,
    named(company),
    companyTypes.name(company.companyType)[language === 'np' ? 'ne' : 'en'],
    named(office),
    years.join(' '),
    years.length,
    oldestDueOn,
  ];
}
