import type { OwnCompanyRow } from '@registrar/domain/calls/own-companies';
import { companyStatuses } from '@registrar/domain/enumerations/statuses';
import { BYTE_ORDER_MARK, csvLine } from '@registrar/domain/sheets';
import type { Language } from '@registrar/domain/bilingual';

const HEADS: Readonly<Record<Language, readonly string[]>> = {
  ne: ['दर्ता नं.', 'कम्पनी', 'अवस्था', 'नजिकको म्याद', 'म्याद (ई.सं.)', 'नाघेका म्याद', 'जरिबाना (रु.)', 'मस्यौदा', 'कार्यालयमा'],
  en: [
    'Registration no.',
    'Company',
    'Status',
    'Next deadline',
    'Day (AD)',
    'Days passed',
    'Fines (Rs.)',
    'Drafts',
    'With the office',
  ],
};

/** The lines of a sheet. Fines are in rupees with two decimals, as spreadsheets read them. */
export function ownCompaniesCsv(rows: readonly OwnCompanyRow[], language: Language): string {
  const lines = rows.map(
    ({ registrationNumber, nameEnglish, nameNepali, status, next, late, finesPaisa, drafts, open }) =>
      csvLine([
        registrationNumber,
        language === 'ne' ? nameNepali : nameEnglish,
        companyStatuses.name(status)[language],
        (language === 'ne' ? next?.titleNe : next?.titleEn) ?? null,
        next?.dueOn ?? null,
        late,
        (finesPaisa / 100).toFixed(2),
        drafts,
        open,
      ]),
  );
  return [BYTE_ORDER_MARK + csvLine(HEADS[language]), ...lines].join('');
}
