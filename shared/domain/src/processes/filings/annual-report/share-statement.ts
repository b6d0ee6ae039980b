import { z } from 'zod';
import type { ValidationCode } from '../../../messages/validation';
import { REASON_MAXIMUM } from '../../../reasons';
import { hasShares } from '../../../registration/company-type-rules';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import {
  amount,
  answers,
  day,
  optionalNumberText,
  optionalAmount,
  quantity,
  text,
  withRules,
  yesNo,
  type Finding,
} from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import { shareFigures, type ShareFigures } from '../../questions/capital/share-record';
import type { SectionDefinition } from '../../definition/section-definition';
import { isDormant } from './general-meeting';
import { reportedYear } from './report-year';

/** The register's figures on the last day of the year; written only by the gateway. */
const standing = z.object({
  asOf: z.iso.date(),
  ...answers(shareFigures).draft.shape,
  directors: z.array(z.object({ nameNepali: z.string(), nameEnglish: z.string() })),
});
export type StandingShares = ShareFigures & Pick<z.infer<typeof standing>, 'asOf' | 'directors'>;

const ROWS_MAXIMUM = 50;
/** A short table; a missing one counts as empty. */
const rowsOf = <T extends z.ZodType>(row: T) =>
  z
    .array(row)
    .max(ROWS_MAXIMUM, { error: 'TOO_MANY_ROWS' satisfies ValidationCode })
    .nullish()
    .transform((rows) => rows ?? []);

const investment = answers({
  companyName: text('INVESTED_COMPANY_REQUIRED'),
  registrationNumber: optionalNumberText(50),
  amount: amount('AMOUNT_REQUIRED'),
});
const debentureHolder = answers({ name: text('DEBENTURE_HOLDER_REQUIRED'), amount: amount('AMOUNT_REQUIRED') });
const forfeiture = answers({
  quantity: quantity('SHARE_QUANTITY_REQUIRED'),
  forfeitedOn: day('FORFEITED_ON_REQUIRED'),
  reason: text('FORFEIT_REASON_REQUIRED', REASON_MAXIMUM),
});

const shareStatement = answers({
  standing: { complete: standing.optional(), draft: standing.optional() },
  shareValuationRate: amount('SHARE_VALUATION_RATE_REQUIRED', { positive: false }),
  totalInstallment: amount('TOTAL_INSTALLMENT_REQUIRED', { positive: false }),
  outstanding: amount('OUTSTANDING_REQUIRED', { positive: false }),
  brokerage: optionalAmount(),
  bankLoan: yesNo(),
  bankLoanAmount: optionalAmount(),
  otherInvestments: { complete: rowsOf(investment.complete), draft: rowsOf(investment.draft) },
  debentureHolders: { complete: rowsOf(debentureHolder.complete), draft: rowsOf(debentureHolder.draft) },
  forfeitedShares: { complete: rowsOf(forfeiture.complete), draft: rowsOf(forfeiture.draft) },
});

/** Keeps the register's figures as the gateway wrote them. */
function keepStanding(before: Answers, given: Answers): Answers {
  const rest = Object.fromEntries(Object.entries(given).filter(([key]) => key !== 'standing'));
  return before['standing'] === undefined ? rest : { ...rest, standing: before['standing'] };
}

const sum = (rows: readonly { readonly quantity?: number | undefined }[]): number =>
  rows.reduce((total, row) => total + (row.quantity ?? 0), 0);

const shareStatementFor = (frame: FilingFrame) =>
  withRules(shareStatement, (kept): readonly Finding[] => {
    const { endsOn } = reportedYear(frame);
    const rows = kept.forfeitedShares;
    const { issuedCapital, forfeitedShares: forfeited } = kept.standing ?? {};
    const called =
      kept.totalInstallment !== undefined && kept.outstanding !== undefined
        ? kept.totalInstallment + kept.outstanding
        : undefined;
    return [
      ...(kept.bankLoan === true && !kept.bankLoanAmount
        ? [{ path: ['bankLoanAmount'], code: 'BANK_LOAN_REQUIRED' as const }]
        : []),
      ...(issuedCapital !== undefined && called !== undefined && called !== issuedCapital
        ? [{ path: ['outstanding'], code: 'INSTALLMENTS_DIFFER_FROM_ISSUED' as const }]
        : []),
      ...(forfeited !== undefined && sum(rows) !== forfeited
        ? [
            {
              path: ['forfeitedShares'],
              code: 'FORFEITED_DIFFER_FROM_LEDGER' as const,
              parameters: { quantity: forfeited },
            },
          ]
        : []),
      ...rows.flatMap(({ forfeitedOn }, at): Finding[] =>
        forfeitedOn !== undefined && endsOn !== undefined && forfeitedOn > endsOn
          ? [{ path: ['forfeitedShares', at, 'forfeitedOn'], code: 'FORFEITED_AFTER_YEAR' }]
          : [],
      ),
    ];
  });

const row = { required: always };

/** Section 51: shares, debentures and loans at the end of the year. */
export const SHARE_STATEMENT = {
  key: 'SHARE_STATEMENT',
  label: { ne: 'शेयर, डिबेञ्चर र ऋणको लगत', en: 'Record of shares, debentures and loans' },
  schema: shareStatement.complete,
  schemaFor: shareStatementFor,
  draft: shareStatement.draft,
  optional: false,
  appliesTo: (frame) => frame.companyType !== null && hasShares(frame.companyType) && !isDormant(frame),
  keep: keepStanding,
  fields: [
    ask('shareValuationRate', 'amount', 'प्रतिशेयर मूल्याङ्कन दर', 'Valuation rate per share', row),
    ask('totalInstallment', 'amount', 'शेयरको किस्ताबापत प्राप्त रकम', 'Instalments received on shares', row),
    ask('outstanding', 'amount', 'शेयरको किस्ताबापत बाँकी रकम', 'Instalments outstanding on shares', row),
    ask('brokerage', 'amount', 'शेयर बिक्रीको कमिसन', 'Brokerage paid on shares'),
    ask('bankLoan', 'switch', 'बैंक वा वित्तीय संस्थाबाट ऋण लिएको', 'There is a loan of a bank or financial institution'),
    ask('bankLoanAmount', 'amount', 'ऋणको रकम', 'Amount of the loan', { onlyWhen: 'bankLoan', required: always }),
    ask('otherInvestments', 'rows', 'अन्य कम्पनीमा गरेको लगानी', 'Investment in other companies', {
      maximum: ROWS_MAXIMUM,
      rows: [
        ask('companyName', 'text', 'कम्पनी', 'Company', row),
        ask('registrationNumber', 'text', 'दर्ता नम्बर', 'Registration number'),
        ask('amount', 'amount', 'रकम', 'Amount', row),
      ],
    }),
    ask('debentureHolders', 'rows', 'डिबेञ्चरवाला', 'Debenture holders', {
      maximum: ROWS_MAXIMUM,
      rows: [ask('name', 'text', 'नाम', 'Name', row), ask('amount', 'amount', 'रकम', 'Amount', row)],
    }),
    ask('forfeitedShares', 'rows', 'जफत भएका शेयर', 'Forfeited shares', {
      maximum: ROWS_MAXIMUM,
      rows: [
        ask('quantity', 'quantity', 'सङ्ख्या', 'Quantity', row),
        ask('forfeitedOn', 'date', 'जफत भएको मिति', 'Date of the forfeiture', row),
        ask('reason', 'text', 'कारण', 'Reason', row),
      ],
    }),
  ],
} satisfies SectionDefinition<'SHARE_STATEMENT'>;

export const reportedShares = (frame: Pick<FilingFrame, 'answers'>) =>
  shareStatement.draft.safeParse(filedAnswers(frame, 'SHARE_STATEMENT')).data;
