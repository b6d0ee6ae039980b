import { z } from 'zod';
import type { ValidationCode } from '../../../messages/validation';
import { plainCode } from '../../../plain-text';
import type { FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import { amount, answers, day, formed, numberText, withRules, type Finding } from '../answer';
import { always, ask } from '../ask';
import { auditedYear, auditedYearField, auditedYearFindings } from '../audited-year';
import { PAN_FORM } from '../identification';

/** 9 digits, as the tax office gave it to the company. */
export const companyPan = z
  .string({ error: 'PAN_REQUIRED' satisfies ValidationCode })
  .overwrite((typed) => plainCode(typed).replace(/[\s.-]/g, ''))
  .min(1, { error: 'PAN_REQUIRED' satisfies ValidationCode, abort: true })
  .regex(PAN_FORM, { error: 'PAN_INVALID' satisfies ValidationCode });

const zeroAllowed = { positive: false };
const taxClearanceAnswers = answers({
  fiscalYear: auditedYear,
  pan: formed(companyPan),
  certificateNumber: numberText('CERTIFICATE_NUMBER_REQUIRED', 50),
  issuedOn: day('ISSUED_ON_REQUIRED'),
  turnover: amount('TURNOVER_REQUIRED', zeroAllowed),
  taxableIncome: amount('TAXABLE_INCOME_REQUIRED', zeroAllowed),
  taxPaid: amount('TAX_PAID_REQUIRED', zeroAllowed),
  voucherNumber: numberText('VOUCHER_REQUIRED', 50),
});
export const taxClearance = taxClearanceAnswers.complete;

function findings(kept: z.output<typeof taxClearanceAnswers.draft>, frame: FilingFrame): Finding[] {
  const { issuedOn, taxableIncome = 0, taxPaid = 0 } = kept;
  return [
    ...auditedYearFindings(['fiscalYear'], kept.fiscalYear, frame),
    ...(issuedOn !== undefined && issuedOn > frame.today
      ? [{ path: ['issuedOn'], code: 'DATE_IN_FUTURE' } satisfies Finding]
      : []),
    ...(taxPaid > taxableIncome ? [{ path: ['taxPaid'], code: 'TAX_ABOVE_INCOME' } satisfies Finding] : []),
  ];
}

/** The last tax clearance of a company that is closed, with the voucher of what was paid. Amounts in paisa. */
export const TAX_CLEARANCE = {
  key: 'TAX_CLEARANCE',
  label: { ne: 'कर चुक्ता', en: 'Tax clearance' },
  schema: taxClearance,
  schemaFor: (frame) => withRules(taxClearanceAnswers, (kept) => findings(kept, frame)),
  draft: taxClearanceAnswers.draft,
  optional: false,
  fields: [
    auditedYearField('fiscalYear'),
    ask('pan', 'text', 'कम्पनीको स्थायी लेखा नम्बर (PAN)', 'PAN of the company', { required: always, maximum: 20 }),
    ask('certificateNumber', 'text', 'कर चुक्ता प्रमाणपत्र नम्बर', 'Number of the tax clearance certificate', {
      required: always,
      maximum: 50,
    }),
    ask('issuedOn', 'date', 'प्रमाणपत्र जारी मिति', 'Date of the certificate', { required: always }),
    ask('turnover', 'amount', 'वर्षको कारोबार रकम', 'Turnover of the year', { required: always }),
    ask('taxableIncome', 'amount', 'करयोग्य आय', 'Taxable income', { required: always }),
    ask('taxPaid', 'amount', 'तिरेको कर', 'Tax paid', { required: always }),
    ask('voucherNumber', 'text', 'कर तिरेको भौचर नम्बर', 'Number of the tax voucher', { required: always, maximum: 50 }),
  ],
} satisfies SectionDefinition<'TAX_CLEARANCE'>;
