import { z } from 'zod';
import type { Bilingual } from '../../../bilingual';
import type { ValidationCode } from '../../../messages/validation';
import { publicParts } from '../../../register/register-aspects';
import { holdingsOf } from '../../../share-ledger/holdings';
import { quantityOf, type ShareBucket } from '../../../share-ledger/share-table';
import type { FieldDefinition } from '../../definition/field-definition';
import type { Answers, FiledCompany, FilingFrame } from '../../definition/filing-frame';
import { registeredOn } from '../../definition/registered-on';
import {
  amount,
  answers,
  day,
  group,
  optionalNumberText,
  optionalAmount,
  optionalQuantity,
  text,
  yesNo,
  type Finding,
} from '../answer';
import { always, ask } from '../ask';

const INVESTMENTS_MAXIMUM = 50;

/** The figures of the register and the ledger, written by the gateway. Amounts in paisa, shares in whole numbers. */
export const shareFigures = {
  authorizedCapital: optionalAmount(),
  issuedCapital: optionalAmount(),
  paidUpCapital: optionalAmount(),
  ratePerShare: optionalAmount(),
  issuedShares: optionalQuantity(),
  holders: optionalQuantity(),
  heldShares: optionalQuantity(),
  reservedShares: optionalQuantity(),
  forfeitedShares: optionalQuantity(),
  amountOutstanding: optionalAmount(),
};
/**
 * The confirmation is stored with the figures it confirms: when the register's figures change, it must be given again.
 */
export const recordShape = { ...shareFigures, confirmed: yesNo() };

const investment = answers({
  companyName: text('INVESTED_COMPANY_REQUIRED', 300),
  registrationNumber: optionalNumberText(50),
  amount: amount('INVESTMENT_AMOUNT_REQUIRED'),
});
const investments = {
  complete: z
    .array(investment.complete)
    .max(INVESTMENTS_MAXIMUM, { error: 'TOO_MANY_ROWS' satisfies ValidationCode })
    .nullish()
    .transform((value) => value ?? undefined),
  draft: z
    .array(investment.draft)
    .max(INVESTMENTS_MAXIMUM, { error: 'TOO_MANY_ROWS' satisfies ValidationCode })
    .nullish()
    .transform((value) => value ?? undefined),
};

/**
 * The record of shares, debentures and loans (section 51): the confirmed figures of the register, and facts that only
 * the company knows.
 */
export const shareRecordShape = {
  record: group(recordShape),
  preparedOn: day('SHARE_RECORD_ON_REQUIRED'),
  brokerage: optionalAmount(),
  borrowings: optionalAmount(),
  investments,
};
export const shareRecordAnswers = answers(shareRecordShape);
type GivenRecord = z.output<typeof shareRecordAnswers.draft>;
export type ShareFigures = Partial<Omit<NonNullable<GivenRecord['record']>, 'confirmed'>>;

/** The present figures of the register and the ledger; unknown ones are left out. */
export function shareFiguresOf({ parts, shares }: Pick<FiledCompany, 'parts' | 'shares'>): ShareFigures {
  const capital = publicParts.CAPITAL.safeParse(parts.find(({ aspect }) => aspect === 'CAPITAL')?.data).data;
  const known = capital && Object.fromEntries(Object.entries(capital).filter(([, value]) => value !== null));
  if (shares === null) return { ...known };
  const inBucket = (bucket: ShareBucket): number =>
    shares.filter((range) => range.bucket === bucket).reduce((sum, range) => sum + quantityOf(range), 0);
  const rate = capital?.ratePerShare ?? null;
  const outstanding =
    rate === null
      ? undefined
      : shares
          .filter(({ bucket }) => bucket === 'HOLDER')
          .reduce((sum, range) => sum + quantityOf(range) * (rate - range.paidPerShare), 0);
  return {
    ...known,
    holders: holdingsOf(shares).length,
    heldShares: inBucket('HOLDER'),
    reservedShares: inBucket('RESERVE'),
    forfeitedShares: inBucket('JAFAT'),
    ...(outstanding !== undefined && { amountOutstanding: outstanding }),
  };
}

/** Keeps the figures of the register: the applicant can change only the confirmation. */
export function keepFigures(before: Answers, given: Answers): Answers {
  const [stood, typed] = [before['record'], given['record']];
  const confirmed = typeof typed === 'object' && typed !== null && 'confirmed' in typed ? typed.confirmed : undefined;
  return { ...given, record: { ...(typeof stood === 'object' ? stood : {}), confirmed } };
}

/** `path`: of the group that contains the answers; empty when they belong to the section itself. */
export function shareRecordFindings(path: readonly string[], kept: GivenRecord, frame: FilingFrame): Finding[] {
  return [
    ...(kept.record?.confirmed === true
      ? []
      : [{ path: [...path, 'record', 'confirmed'], code: 'SHARE_RECORD_UNCONFIRMED' } as const]),
    ...dayFindings([...path, 'preparedOn'], kept.preparedOn, frame),
  ];
}

function dayFindings(path: readonly string[], preparedOn: string | undefined, frame: FilingFrame): Finding[] {
  if (preparedOn === undefined) return [];
  if (preparedOn > frame.today) return [{ path, code: 'DATE_IN_FUTURE' }];
  const since = registeredOn(frame);
  return since !== null && preparedOn < since ? [{ path, code: 'BEFORE_REGISTRATION' }] : [];
}

const REGISTER: Bilingual = { ne: 'दर्ता किताबअनुसार', en: 'By the register' };
const OTHER: Bilingual = { ne: 'कम्पनीले भर्ने विवरण', en: 'Told by the company' };

export function shareRecordFields(): FieldDefinition[] {
  const ofRegister = { group: REGISTER };
  const told = { ...ofRegister, told: true };
  return [
    ask('record.authorizedCapital', 'amount', 'अधिकृत पुँजी', 'Authorized capital', told),
    ask('record.issuedCapital', 'amount', 'जारी पुँजी', 'Issued capital', told),
    ask('record.paidUpCapital', 'amount', 'चुक्ता पुँजी', 'Paid-up capital', told),
    ask('record.ratePerShare', 'amount', 'प्रतिशेयर अङ्कित मूल्य', 'Face value per share', told),
    ask('record.issuedShares', 'quantity', 'जारी शेयर सङ्ख्या', 'Issued shares', told),
    ask('record.holders', 'quantity', 'शेयरधनी सङ्ख्या', 'Number of shareholders', told),
    ask('record.heldShares', 'quantity', 'शेयरधनीको नाममा रहेको शेयर', 'Shares held', told),
    ask('record.reservedShares', 'quantity', 'जगेडा शेयर', 'Shares in reserve', told),
    ask('record.forfeitedShares', 'quantity', 'जफत शेयर', 'Forfeited shares', told),
    ask('record.amountOutstanding', 'amount', 'शेयरमा तिर्न बाँकी रकम', 'Amount outstanding on shares', told),
    ask('record.confirmed', 'switch', 'माथिको विवरण मिल्छ', 'The above is right', { ...ofRegister, required: always }),
    ask('preparedOn', 'date', 'लगत तयार गरेको मिति', 'Date of the record', { group: OTHER, required: always }),
    ask('brokerage', 'amount', 'शेयर वा डिबेञ्चर बिक्रीमा दिएको दलाली', 'Brokerage paid on shares or debentures', {
      group: OTHER,
    }),
    ask('borrowings', 'amount', 'डिबेञ्चर, ऋण र जमानत', 'Debentures, loans and guarantees', { group: OTHER }),
    ask('investments', 'rows', 'अन्य कम्पनीमा गरेको लगानी', 'Investment in other companies', {
      group: OTHER,
      maximum: INVESTMENTS_MAXIMUM,
      rows: [
        ask('companyName', 'text', 'कम्पनीको नाम', 'Name of the company', { required: always, maximum: 300 }),
        ask('registrationNumber', 'text', 'दर्ता नम्बर', 'Registration number', { maximum: 50 }),
        ask('amount', 'amount', 'रकम', 'Amount', { required: always }),
      ],
    }),
  ];
}
