import { enumeration, type KeyOf } from '../../enumerations/enumeration';
import { namedProcesses, type NamedProcess } from '../../enumerations/processes';

/** What keeps a company from filing; the names say the way out where there is one. */
export const blockerCodes = enumeration([
  ['EMAIL_UNVERIFIED', 'कम्पनीको आधिकारिक इमेल प्रमाणित भएको छैन', 'The official email address is not verified'],
  ['MIGRATED_UNVERIFIED', 'पुरानो प्रणालीको विवरण रुजु भएको छैन', 'The moved details are not verified'],
  ['NOT_IN_GOOD_STANDING', 'वार्षिक विवरण बुझाउन बाँकी छ', 'An annual report is overdue'],
  ['OUTSTANDING_FINE', 'जरिबाना बाँकी छ', 'A fine is outstanding'],
  ['OPEN_CALL_FOR_EXPLANATION', 'कैफियत तलबको जवाफ बाँकी छ', 'A call for explanation is unanswered'],
  ['IN_DEREGISTRATION', 'कम्पनी दर्ता खारेजीको प्रक्रियामा छ', 'The company is being de-registered'],
  ['IN_LIQUIDATION', 'कम्पनी लिक्विडेसनमा छ', 'The company is in liquidation'],
  ['MERGING', 'कम्पनी गाभिने प्रक्रियामा छ', 'The company is merging'],
  ['ASPECT_CONFLICT', 'यही विषयको अर्को निवेदन खुला छ', 'Another open application touches the same matter'],
  ['FROZEN', 'आदेशबाट रोक्का राखिएको छ', 'The company is frozen by an order'],
  ['DEREGISTERED', 'कम्पनीको दर्ता खारेज भइसकेको छ', 'The company is de-registered'],
  [
    'ACQUISITION_ONCE',
    'कम्पनी एकपटक प्राप्ति प्रक्रियामा गाभिइसकेको छ',
    'The company has already merged once in an acquisition',
  ],
  ['RESERVATION_EXPIRED', 'नाम आरक्षणको म्याद सकिएको छ', 'The name reservation has expired'],
  ['RESERVATION_REVOKED', 'नाम आरक्षण रद्द भएको छ', 'The name reservation was revoked'],
  ['RESERVATION_CONSUMED', 'यो आरक्षित नाम कम्पनीको भइसकेको छ', 'This reserved name is a company’s already'],
  ['RESERVATION_UNPAID', 'नाम आरक्षणको दस्तुर तिर्न बाँकी छ', 'The fee of the name reservation is not paid'],
  ['THREE_MONTH_UPDATE_DUE', 'तीन महिनाभित्र पेश गर्नुपर्ने विवरण बाँकी छ', 'The initial return (three months) is due'],
  ['TYPE', 'यो किसिमको कम्पनीका लागि होइन', 'Not for this type of company'],
]);
export type BlockerCode = KeyOf<typeof blockerCodes>;

/** Filed before there is a company, or answered by somebody else than the company that files. */
const OF_NO_COMPANY: readonly NamedProcess[] = [
  'NAME_RESERVATION',
  'NAME_RESERVATION_GROUP_APPROVAL',
  'COMPANY_REGISTRATION',
  'MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION',
];
/**
 * The details of a company of the old system: the way out of MIGRATED_UNVERIFIED, and with it to every other filing.
 */
const MIGRATION: readonly NamedProcess[] = ['MIGRATION_NAME_RESERVATION', 'MIGRATION_COMPANY_REGISTRATION'];
const DISCOUNTED: readonly NamedProcess[] = [
  'DISCOUNTED_DE_REGISTRATION',
  'DISCOUNTED_DE_REGISTRATION_PHASE_TWO',
  'DISCOUNTED_DE_REGISTRATION_PHASE_THREE',
];
/** The kinds of de-registration, and the forms of their phases. */
const DE_REGISTRATION: readonly NamedProcess[] = [
  'COMPANY_DE_REGISTRATION',
  'FORCED',
  'LIQUIDATION',
  'DE_REGISTRATION_OF_FOREIGN_TYPE',
  ...DISCOUNTED,
];
const COPIES: readonly NamedProcess[] = ['PRATILIPI', 'PRATILIPI_TYPE'];

const only = (...processes: readonly NamedProcess[]): ReadonlySet<NamedProcess> => new Set(processes);
const allExcept = (...processes: readonly NamedProcess[]): ReadonlySet<NamedProcess> =>
  new Set(namedProcesses.filter((process) => !OF_NO_COMPANY.includes(process) && !processes.includes(process)));

/**
 * Which processes each blocker stops. One that settles a blocker is never stopped by it, and no two of them wait for
 * each other.
 */
const STOPPED: Readonly<Record<BlockerCode, ReadonlySet<NamedProcess>>> = {
  EMAIL_UNVERIFIED: allExcept(...MIGRATION),
  MIGRATED_UNVERIFIED: allExcept(...MIGRATION),
  // a voluntary end asks for the reports up to date as well; the discounted one (section 136ka) is for who did not file
  // them
  NOT_IN_GOOD_STANDING: only(
    'NAME_CHANGE',
    'CAPITAL_CHANGE',
    'COMPANY_TYPE_CHANGE',
    'DECISION_OF_MERGING_COMPANY',
    'COMPANY_MERGE',
    'SHARES_PURCHASE_SALES_AGREEMENT',
    'LIQUIDATION',
    'DE_REGISTRATION_OF_FOREIGN_TYPE',
  ),
  OUTSTANDING_FINE: allExcept('ANNUAL_REPORT', 'PAYMENT_APPLICATION', ...DISCOUNTED),
  OPEN_CALL_FOR_EXPLANATION: allExcept('CALL_FOR_EXPLANATION', ...MIGRATION),
  IN_DEREGISTRATION: allExcept(...DE_REGISTRATION, ...COPIES),
  IN_LIQUIDATION: allExcept(...DE_REGISTRATION, ...COPIES),
  MERGING: only(
    'CAPITAL_CHANGE',
    'SHARES_PURCHASE_SALES_AGREEMENT',
    'SHARE_BAAD_PHAAD',
    'SHARE_RATE_CHANGE',
    'NAME_CHANGE',
    'COMPANY_TYPE_CHANGE',
    ...DE_REGISTRATION,
  ),
  ASPECT_CONFLICT: allExcept(),
  FROZEN: allExcept(...COPIES),
  // nor does it reserve a name for another company any more
  DEREGISTERED: new Set(namedProcesses.filter((process) => !COPIES.includes(process))),
  ACQUISITION_ONCE: only('COMPANY_MERGE'),
  RESERVATION_EXPIRED: only('COMPANY_REGISTRATION', 'NAME_CHANGE'),
  RESERVATION_REVOKED: only('COMPANY_REGISTRATION', 'NAME_CHANGE'),
  RESERVATION_CONSUMED: only('COMPANY_REGISTRATION', 'NAME_CHANGE'),
  RESERVATION_UNPAID: only('COMPANY_REGISTRATION', 'NAME_CHANGE'),
  THREE_MONTH_UPDATE_DUE: only('CAPITAL_CHANGE', 'SHARES_PURCHASE_SALES_AGREEMENT', 'SHARE_RATE_CHANGE'),
  TYPE: allExcept(),
};

/** What may keep a company from this process, in the order in which it is said. */
export function blockersOf(process: NamedProcess): readonly BlockerCode[] {
  return blockerCodes.keys.filter((code) => STOPPED[code].has(process));
}
