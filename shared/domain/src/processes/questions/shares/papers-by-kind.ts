import { check } from '../../definition/checklist';
import { document } from '../../definition/company-filing';
import type { DocumentRequirement } from '../../definition/document-requirement';
import type { FilingFrame } from '../../definition/filing-frame';
import { isBonus, paysFractions } from './bonus-issue';
import { heirInFull, HEIRS_KEY, isNewHeir } from './heirs';
import { bases, isSuccession } from './succession';

/** Of a kind of agreement: its documents, and what the office checks. */
const ofHeir = (
  key: string,
  ne: string,
  en: string,
  askedOf: NonNullable<DocumentRequirement['askedOf']> = () => true,
): DocumentRequirement => document(key, ne, en, { forEachOf: HEIRS_KEY, asked: isSuccession, askedOf });

export const SUCCESSION_DOCUMENTS: readonly DocumentRequirement[] = [
  document('DEATH_CERTIFICATE', 'मृत्यु दर्ता प्रमाणपत्र', 'Death certificate', { asked: isSuccession }),
  document('CONSENT_OF_HEIRS', 'अरू हकवालाको मञ्जुरी', 'Consent of the other heirs', { asked: bases('CONSENT') }),
  document('COURT_ORDER', 'अदालतको आदेश', 'Order of the court', { asked: bases('COURT_ORDER') }),
  document('NOMINEE_RECORD', 'इच्छाइएको व्यक्तिको अभिलेख', 'Record of the nominee', { asked: bases('NOMINEE') }),
  document('CERTIFICATE_OF_DECEASED', 'मृतकको शेयर प्रमाणपत्र', 'Share certificate of who died', {
    asked: isSuccession,
    when: 'NEVER',
  }),
  ofHeir('RELATION_PROOF', 'नाता प्रमाणित कागजात', 'Proof of the relation'),
  ofHeir('HEIR_IDENTITY', 'हकवालाको परिचयपत्र', 'Identity of the heir', ({ data }) => isNewHeir(data)),
  ofHeir(
    'HEIR_FDI_APPROVAL',
    'वैदेशिक लगानी स्वीकृति',
    'FDI approval',
    ({ data }, frame) => heirInFull(data, frame)['investorType'] === 'FOREIGN',
  ),
];

export const BONUS_DOCUMENTS: readonly DocumentRequirement[] = [
  document('SPECIAL_RESOLUTION', 'विशेष प्रस्ताव', 'Special resolution', { asked: isBonus }),
  document('AUDITED_BALANCE', 'लेखापरीक्षण भएको वासलात', 'Audited balance sheet', { asked: isBonus }),
  document('ALLOTMENT_LIST', 'बाँडफाँडको सूची', 'List of the allotment', { asked: isBonus }),
  document('FRACTION_PAYMENT', 'खण्डित शेयरको भुक्तानीको प्रमाण', 'Proof that fractions were paid out', {
    asked: (frame: FilingFrame) => isBonus(frame) && paysFractions(frame),
  }),
];

export const SUCCESSION_CHECKS = [
  check(
    'DEATH_PROVEN',
    'शेयरधनीको मृत्यु र हकवालासँगको नाता प्रमाणित छ (दफा ४५)',
    'The death of the shareholder and the relation of each heir are proven (section 45)',
    isSuccession,
  ),
  check(
    'HEIRS_COMPLETE',
    'हकवाला र तिनको भाग मञ्जुरी, इच्छाइएको व्यक्तिको अभिलेख वा अदालतको आदेशसँग मिल्छ',
    'The heirs and their parts are those of the consent, of the record of the nominee or of the court’s order',
    isSuccession,
  ),
];

export const BONUS_CHECKS = [
  check(
    'BONUS_RESOLVED',
    'बोनस शेयरको विशेष प्रस्ताव पारित भएको छ (दफा ८३)',
    'The special resolution for the bonus shares was passed (section 83)',
    isBonus,
  ),
  check(
    'SURPLUS_PROVEN',
    'सञ्चित मुनाफा लेखापरीक्षण भएको वासलातसँग मिल्छ र बोनसलाई पुग्छ',
    'The accumulated profit is that of the audited balance, and is enough for the bonus',
    isBonus,
  ),
];
