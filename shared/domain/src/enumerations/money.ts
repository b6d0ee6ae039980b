import { sections } from '../law/citation';
import { enumeration, type KeyOf } from './enumeration';

/** What an assessed line is for (workflow 6.4). */
export const chargeKinds = enumeration([
  ['REVENUE', 'राजस्व', 'Revenue'],
  ['FINE', 'जरिबाना', 'Fine'],
  ['COPY', 'प्रतिलिपि दस्तुर', 'Fee for copies'],
  ['DISCOUNT', 'छुट', 'Discount'],
]);
export type ChargeKind = KeyOf<typeof chargeKinds>;

const LATE_RETURN = sections('81(2)');
const OTHER_LATE_RETURN = sections('81(6)');

/** Each line by its name; the amounts behind them are dated rows of the configuration. */
export const chargeCodes = enumeration([
  ['INCORPORATION', 'कम्पनी दर्ता दस्तुर', 'Incorporation fee'],
  ['NAME_RESERVATION', 'नाम आरक्षण दस्तुर', 'Name reservation fee'],
  ['NAME_CHANGE', 'नाम परिवर्तन दस्तुर', 'Name change fee'],
  ['CONVERSION', 'कम्पनी परिणत दस्तुर', 'Conversion fee'],
  ['MERGER', 'कम्पनी गाभ्ने दस्तुर', 'Merger fee'],
  ['DEREGISTRATION', 'दर्ता खारेजी दस्तुर', 'De-registration fee'],
  ['LIQUIDATION', 'लिक्विडेसन दस्तुर', 'Liquidation fee'],
  ['REGISTERED_OFFICE_CHANGE', 'रजिष्टर्ड कार्यालय परिवर्तन दस्तुर', 'Fee for a change of registered office'],
  ['CONSTITUTION_AMENDMENT', 'प्रबन्धपत्र र नियमावली संशोधन दस्तुर', 'Fee for an amendment of the memorandum or articles'],
  ['CAPITAL_INCREASE', 'अधिकृत पुँजी वृद्धि दस्तुर', 'Fee for an increase of the authorized capital'],
  ['SHAREHOLDER_CHANGE', 'शेयरधनी परिवर्तन दस्तुर', 'Fee for a shareholder change'],
  ['SHARE_TRANSFER_RECORD', 'शेयर दाखिल खारेज दस्तुर', 'Fee for the record of a share transfer'],
  ['SOLE_SHAREHOLDER_HEIR', 'एकल शेयरधनीको हकवालाको दस्तुर', 'Fee for the heir of a sole shareholder'],
  ['ANNUAL_REPORT', 'वार्षिक विवरण दस्तुर', 'Fee for an annual report'],
  ['ERROR_CORRECTION', 'त्रुटि सच्याउने दस्तुर', 'Fee for an error correction'],
  ['COPY_PER_PAGE', 'प्रतिलिपि दस्तुर, प्रतिपृष्ठ', 'Fee for a copy, each page'],
  ['CERTIFIED_COPY', 'प्रमाणित प्रतिलिपि दस्तुर, प्रतिकागजात', 'Fee for a certified copy, each document'],
  ['COPY_BY_POST', 'प्रतिलिपि हुलाकबाट पठाउने दस्तुर', 'Fee for sending copies by post'],
  ['FINE_S81_2', `ढिला विवरणको जरिबाना, ${LATE_RETURN.ne}`, `Fine for a late return, ${LATE_RETURN.en}`],
  ['FINE_S81_6', `ढिला विवरणको जरिबाना, ${OTHER_LATE_RETURN.ne}`, `Fine for a late return, ${OTHER_LATE_RETURN.en}`],
  ['NO_FEE', 'दस्तुर लाग्दैन', 'No fee'],
]);
export type ChargeCode = KeyOf<typeof chargeCodes>;

/** How a payer pays at the payment gateway. */
export const paymentModes = enumeration([
  ['CARD', 'डेबिट वा क्रेडिट कार्ड', 'Debit or credit card'],
  ['INTERNET_BANKING', 'इन्टरनेट बैंकिङ', 'Internet banking'],
  ['MOBILE_BANKING', 'मोबाइल बैंकिङ', 'Mobile banking'],
]);
/**
 * Commercial banks of class A, which take the government's revenue over the counter; the spelling is that of Nepal
 * Rastra Bank's list.
 */
export const banks = enumeration([
  ['NEPAL_BANK', 'नेपाल बैंक लिमिटेड', 'Nepal Bank Limited'],
  ['RASTRIYA_BANIJYA', 'राष्ट्रिय वाणिज्य बैंक लिमिटेड', 'Rastriya Banijya Bank Limited'],
  ['AGRICULTURAL_DEVELOPMENT', 'कृषि विकास बैंक लिमिटेड', 'Agricultural Development Bank Limited'],
  ['NABIL', 'नबिल बैंक लिमिटेड', 'Nabil Bank Limited'],
  ['NEPAL_INVESTMENT_MEGA', 'नेपाल इन्भेस्टमेन्ट मेगा बैंक लिमिटेड', 'Nepal Investment Mega Bank Limited'],
  ['STANDARD_CHARTERED', 'स्ट्यान्डर्ड चार्टर्ड बैंक नेपाल लिमिटेड', 'Standard Chartered Bank Nepal Limited'],
  ['HIMALAYAN', 'हिमालयन बैंक लिमिटेड', 'Himalayan Bank Limited'],
  ['NEPAL_SBI', 'नेपाल एसबिआई बैंक लिमिटेड', 'Nepal SBI Bank Limited'],
  ['EVEREST', 'एभरेस्ट बैंक लिमिटेड', 'Everest Bank Limited'],
  ['KUMARI', 'कुमारी बैंक लिमिटेड', 'Kumari Bank Limited'],
  ['LAXMI_SUNRISE', 'लक्ष्मी सनराइज बैंक लिमिटेड', 'Laxmi Sunrise Bank Limited'],
  ['CITIZENS', 'सिटिजन्स बैंक इन्टरनेशनल लिमिटेड', 'Citizens Bank International Limited'],
  ['PRIME', 'प्राइम कमर्सियल बैंक लिमिटेड', 'Prime Commercial Bank Limited'],
  ['SANIMA', 'सानिमा बैंक लिमिटेड', 'Sanima Bank Limited'],
  ['MACHHAPUCHCHHRE', 'माछापुच्छ्रे बैंक लिमिटेड', 'Machhapuchchhre Bank Limited'],
  ['NIC_ASIA', 'एनआईसी एशिया बैंक लिमिटेड', 'NIC Asia Bank Limited'],
  ['GLOBAL_IME', 'ग्लोबल आइएमई बैंक लिमिटेड', 'Global IME Bank Limited'],
  ['NMB', 'एनएमबी बैंक लिमिटेड', 'NMB Bank Limited'],
  ['PRABHU', 'प्रभु बैंक लिमिटेड', 'Prabhu Bank Limited'],
  ['SIDDHARTHA', 'सिद्धार्थ बैंक लिमिटेड', 'Siddhartha Bank Limited'],
]);
