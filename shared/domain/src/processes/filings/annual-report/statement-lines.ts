import type { Bilingual } from '../../../bilingual';
import type { Paisa } from '../../../money';

/** The blocks of an annual statement; each has its own sum. */
export const statementBlocks = [
  { key: 'NON_CURRENT_ASSETS', side: 'ASSETS', label: { ne: 'गैरचालु सम्पत्ति', en: 'Non-current assets' } },
  { key: 'CURRENT_ASSETS', side: 'ASSETS', label: { ne: 'चालु सम्पत्ति', en: 'Current assets' } },
  { key: 'EQUITY', side: 'LIABILITIES', label: { ne: 'पुँजी तथा जगेडा कोष', en: 'Capital and reserves' } },
  { key: 'NON_CURRENT_LIABILITIES', side: 'LIABILITIES', label: { ne: 'गैरचालु दायित्व', en: 'Non-current liabilities' } },
  { key: 'CURRENT_LIABILITIES', side: 'LIABILITIES', label: { ne: 'चालु दायित्व', en: 'Current liabilities' } },
  { key: 'INCOME', side: 'INCOME', label: { ne: 'आम्दानी', en: 'Income' } },
  { key: 'EXPENSE', side: 'EXPENSE', label: { ne: 'खर्च', en: 'Expense' } },
] as const satisfies readonly { readonly key: string; readonly side: string; readonly label: Bilingual }[];

export type StatementBlock = (typeof statementBlocks)[number]['key'];
export type StatementSide = (typeof statementBlocks)[number]['side'];

const ROWS = [
  ['PROPERTY', 'NON_CURRENT_ASSETS', 'जग्गा, भवन, मेसिन तथा उपकरण', 'Property, plant and equipment'],
  ['INTANGIBLE_ASSETS', 'NON_CURRENT_ASSETS', 'अमूर्त सम्पत्ति', 'Intangible assets'],
  ['INVESTMENTS', 'NON_CURRENT_ASSETS', 'लगानी', 'Investments'],
  ['OTHER_NON_CURRENT_ASSETS', 'NON_CURRENT_ASSETS', 'अन्य गैरचालु सम्पत्ति', 'Other non-current assets'],
  ['INVENTORIES', 'CURRENT_ASSETS', 'जिन्सी मौज्दात', 'Inventories'],
  ['RECEIVABLES', 'CURRENT_ASSETS', 'उठाउन बाँकी रकम', 'Receivables'],
  ['ADVANCES_AND_DEPOSITS', 'CURRENT_ASSETS', 'पेस्की तथा धरौटी', 'Advances and deposits'],
  ['CASH_AND_BANK', 'CURRENT_ASSETS', 'नगद तथा बैंक मौज्दात', 'Cash and bank balances'],
  ['OTHER_CURRENT_ASSETS', 'CURRENT_ASSETS', 'अन्य चालु सम्पत्ति', 'Other current assets'],
  ['SHARE_CAPITAL', 'EQUITY', 'शेयर पुँजी', 'Share capital'],
  ['RESERVES', 'EQUITY', 'जगेडा तथा सञ्चित मुनाफा', 'Reserves and retained profit'],
  ['ACCUMULATED_LOSS', 'EQUITY', 'सञ्चित नोक्सान (घटाउने)', 'Accumulated loss (deducted)'],
  ['LONG_TERM_LOANS', 'NON_CURRENT_LIABILITIES', 'दीर्घकालीन ऋण', 'Long-term loans'],
  ['DEBENTURES', 'NON_CURRENT_LIABILITIES', 'डिबेञ्चर', 'Debentures'],
  ['OTHER_NON_CURRENT_LIABILITIES', 'NON_CURRENT_LIABILITIES', 'अन्य गैरचालु दायित्व', 'Other non-current liabilities'],
  ['SHORT_TERM_LOANS', 'CURRENT_LIABILITIES', 'अल्पकालीन ऋण', 'Short-term loans'],
  ['PAYABLES', 'CURRENT_LIABILITIES', 'तिर्न बाँकी रकम', 'Payables'],
  ['TAX_PAYABLE', 'CURRENT_LIABILITIES', 'तिर्न बाँकी कर', 'Tax payable'],
  ['PROVISIONS', 'CURRENT_LIABILITIES', 'व्यवस्थाहरू', 'Provisions'],
  ['OTHER_CURRENT_LIABILITIES', 'CURRENT_LIABILITIES', 'अन्य चालु दायित्व', 'Other current liabilities'],
  ['SALES', 'INCOME', 'बिक्री तथा सेवाबाट आम्दानी', 'Income from sales and services'],
  ['OTHER_INCOME', 'INCOME', 'अन्य आम्दानी', 'Other income'],
  ['COST_OF_SALES', 'EXPENSE', 'बिक्रीको लागत', 'Cost of sales'],
  ['STAFF_COSTS', 'EXPENSE', 'कर्मचारी खर्च', 'Staff costs'],
  ['ADMINISTRATIVE_EXPENSES', 'EXPENSE', 'प्रशासनिक खर्च', 'Administrative expenses'],
  ['DEPRECIATION', 'EXPENSE', 'ह्रासकट्टी', 'Depreciation'],
  ['INTEREST', 'EXPENSE', 'ब्याज खर्च', 'Interest'],
  ['INCOME_TAX', 'EXPENSE', 'आयकर', 'Income tax'],
  ['OTHER_EXPENSES', 'EXPENSE', 'अन्य खर्च', 'Other expenses'],
] as const satisfies readonly (readonly [key: string, block: StatementBlock, ne: string, en: string])[];

export type StatementLine = (typeof ROWS)[number][0];
/** Whole paisa of each line; a missing line is zero. */
export type StatementFigures = Readonly<Partial<Record<StatementLine, Paisa | undefined>>>;

/** The lines in the order of the form. Each is entered as in the books and is never negative. */
export const statementLines: readonly {
  readonly key: StatementLine;
  readonly block: StatementBlock;
  readonly label: Bilingual;
}[] = ROWS.map(([key, block, ne, en]) => ({ key, block, label: { ne, en } }));
export const statementLineKeys: readonly StatementLine[] = ROWS.map(([key]) => key);

/** The only line that is subtracted from the sum of its block. */
const DEDUCTED: StatementLine = 'ACCUMULATED_LOSS';

export function blockTotal(figures: StatementFigures, block: StatementBlock): Paisa {
  return statementLines.reduce(
    (sum, line) => (line.block === block ? sum + (line.key === DEDUCTED ? -1 : 1) * (figures[line.key] ?? 0) : sum),
    0,
  );
}

export function sideTotal(figures: StatementFigures, side: StatementSide): Paisa {
  return statementBlocks.reduce((sum, block) => (block.side === side ? sum + blockTotal(figures, block.key) : sum), 0);
}

/** The totals of a statement; `difference` is zero when it balances. */
export function statementTotals(figures: StatementFigures): {
  readonly assets: Paisa;
  readonly liabilities: Paisa;
  readonly difference: Paisa;
  readonly income: Paisa;
  readonly expense: Paisa;
  readonly result: Paisa;
} {
  const [assets, liabilities, income, expense] = [
    sideTotal(figures, 'ASSETS'),
    sideTotal(figures, 'LIABILITIES'),
    sideTotal(figures, 'INCOME'),
    sideTotal(figures, 'EXPENSE'),
  ];
  return { assets, liabilities, difference: assets - liabilities, income, expense, result: income - expense };
}

export const isEmptyStatement = (figures: StatementFigures): boolean => statementLineKeys.every((key) => !figures[key]);

/** Lines of income and expense. */
export const resultLines: readonly StatementLine[] = statementLines.flatMap(({ key, block }) =>
  block === 'INCOME' || block === 'EXPENSE' ? [key] : [],
);
/** Lines of assets and liabilities. */
export const balanceLines: readonly StatementLine[] = statementLineKeys.filter((key) => !resultLines.includes(key));
