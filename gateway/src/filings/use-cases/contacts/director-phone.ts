import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { SavedItem as SavedItemAnswer } from '@registrar/domain/calls/filing-sections';
import type { Language } from '@registrar/domain/bilingual';
import { PHONE_WITH_COUNTRY, plainPhone } from '@registrar/domain/accounts';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { otpSms } from '../../../accounts/messages';
import { mask } from '../../../platform/outbound/mask';
import { proveOtp, sendOtp } from '../../../accounts/otp';
import type { Actor } from '../../../platform/actor';
import { enforceLimit } from '../../../platform/counters';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { domainLanguage, sentence, type MessageKey, type WireLanguage } from '../../../platform/language';
import type { Platform } from '../../../platform/platform';
import { Refusal, refuse } from '../../../platform/refusal';
import { answerWith, openList } from '../sections/save-item';
import type { SavedItem } from '../../../applications/saved-items';

/** The lists whose people must prove their phone, with the role that the message asks them to accept. */
const PROVING_LISTS = ['BOD_DETAILS', 'REPRESENTATIVES_AFTER'] as const;
export type ProvingList = (typeof PROVING_LISTS)[number];
/** In other lists there is nothing to prove. */
export const provingList = (section: string): ProvingList =>
  PROVING_LISTS.find((list) => list === section) ?? refuse('REQ-404');
const MESSAGES = {
  BOD_DETAILS: 'sms.directorOtp',
  REPRESENTATIVES_AFTER: 'sms.representativeOtp',
} as const satisfies Readonly<Record<ProvingList, MessageKey>>;
/** Limit per account, whatever the company: each code is an SMS to a number that the user typed. */
const CODES_OF_A_PERSON = { name: 'director-phone-codes', hits: 60, seconds: 24 * 3600 };

/** Limit per account and number, so that nobody blocks the messages of another account to the same director. */
const CODES_TO_A_NUMBER = { name: 'director-phone-receiver', hits: 10, seconds: 24 * 3600 };

export interface DirectorPlace {
  readonly applicationId: string;
  readonly section: ProvingList;
  readonly itemId: string;
}

/**
 * Sends a code to the phone of a future director; the message names the company, so that the code is the director's
 * consent.
 */
export async function sendDirectorOtp(
  platform: Platform,
  unit: UnitOfWork,
  actor: Actor,
  place: DirectorPlace,
  phoneNo: string,
  language: WireLanguage,
): Promise<OtpSent> {
  const { application, item } = await openDirector(unit, actor, place);
  const phone = reachable(item, phoneNo, domainLanguage(language));
  await enforceLimit(unit.tx, unit.now, CODES_OF_A_PERSON, actor.accountId);
  await enforceLimit(unit.tx, unit.now, CODES_TO_A_NUMBER, `${actor.accountId}:${phone}`);
  const { row } = application;
  const company = language === 'np' ? row.title_nepali : row.title_english;
  const sent = await sendOtp(unit, platform.config.secrets.otpPepper, {
    purpose: 'DIRECTOR_PHONE',
    subject: subjectOf(place, phone),
    accountId: actor.accountId,
    recipient: { channel: 'MOBILE_NUMBER', address: phone, language },
    sms: (code, minutes) => ({
      ...otpSms(phone, { code, minutes }, language),
      text: sentence(MESSAGES[place.section], language, { code, minutes, company }),
    }),
  });
  return { ...sent, sentTo: mask(phone) };
}

/**
 * Verifies the code. The proof is written beside the answer, where no draft can write it. The item's version is not
 * raised: no answer has changed, so a form that is open elsewhere stays current.
 */
export async function verifyDirectorPhone(
  platform: Platform,
  unit: UnitOfWork,
  actor: Actor,
  place: DirectorPlace,
  { phoneNo, otp, language }: { phoneNo: string; otp: string; language: Language },
): Promise<SavedItemAnswer | Refusal> {
  const { application, section, item } = await openDirector(unit, actor, place);
  const phone = reachable(item, phoneNo, language);
  const proven = await proveOtp(unit, platform.config.secrets.otpPepper, {
    purpose: 'DIRECTOR_PHONE',
    subject: subjectOf(place, phone),
    code: otp,
  });
  if (proven instanceof Refusal) return proven;
  const data = JSON.stringify({ ...item.data, phoneVerifiedAt: unit.now.toISOString() });
  await unit.tx.updateTable('application_item').set({ data }).where('id', '=', item.id).execute();
  unit.audit({
    actor,
    action: place.section === 'BOD_DETAILS' ? 'DIRECTOR_PHONE_VERIFIED' : 'REPRESENTATIVE_PHONE_VERIFIED',
    objectType: 'application',
    objectId: place.applicationId,
    objectVersion: application.row.version,
    after: { itemId: item.id, phone: mask(phone) },
  });
  return answerWith(unit, application, section, { id: item.id, language });
}

async function openDirector(
  unit: UnitOfWork,
  actor: Actor,
  { applicationId, section, itemId }: DirectorPlace,
): Promise<Awaited<ReturnType<typeof openList>> & { item: SavedItem }> {
  const opened = await openList(unit, actor, { applicationId, sectionKey: section }, itemId);
  const item =
    opened.application.items.get(section)?.find(({ id }) => id === itemId) ??
    refuse('REQ-404', { message: 'filing.itemGone' });
  return { ...opened, item };
}

/** A mobile number of Nepal, or a number abroad with its country code: other numbers cannot receive an SMS. */
const REACHABLE = /^(9\d{9}|\d{11,15})$/;
const isReachable = (phone: string): boolean => REACHABLE.test(phone) || PHONE_WITH_COUNTRY.test(phone);

/** The saved number, if it is the requested one and can receive an SMS. */
function reachable(item: SavedItem, asked: string, language: Language): string {
  const saved = item.data['phoneNo'];
  const phone = typeof saved === 'string' ? plainPhone(saved) : '';
  const trouble = (code: ValidationCode): never =>
    refuse('VAL-422', { errors: [{ path: 'phoneNo', code, message: validationMessage(code, language) }] });
  if (phone !== plainPhone(asked)) trouble('DIRECTOR_PHONE_NOT_SAVED');
  if (!isReachable(phone)) trouble('MOBILE_NUMBER_INVALID');
  return phone;
}

/** A code is valid for this application, this director and this number. */
function subjectOf({ applicationId, itemId }: DirectorPlace, phone: string): string {
  return `${applicationId}:${itemId}:${phone}`;
}
