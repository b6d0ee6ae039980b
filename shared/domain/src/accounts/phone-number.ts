import { plainCode } from '../plain-text';

/** What people write between the digits of a telephone number, and what a browser puts before it. */
const BETWEEN = /[\s().[\]{}/\\·-]|^tel:/gi;
/** "+44 (0)20": the nought that is dialled within the country only. */
const TRUNK_NOUGHT = /^(\+|00)(.*?)\(0\)/;
const ABROAD = /^(?:\+|00)(?=\d)/;
const NEPAL = /^(?:(?:\+|00)977(?=\d{7,10}$)|977(?=\d{8,10}$))/;
/** The area without its leading nought and the number behind it: 1-4112233, 21-523456. */
const WITH_AREA = /^[1-9]\d{7}$/;

/**
 * A telephone number without what is written around its digits, of either script. With the code of Nepal it is the
 * number that is dialled within Nepal: 9841234567, 014112233. With the code of another country it is as E.164 has it:
 * +442079460958.
 */
export function plainPhone(typed: string): string {
  const digits = plainCode(typed).replace(TRUNK_NOUGHT, '$1$2').replace(BETWEEN, '');
  if (NEPAL.test(digits)) {
    const national = digits.replace(NEPAL, '');
    return WITH_AREA.test(national) ? `0${national}` : national;
  }
  return digits.replace(ABROAD, '+');
}

/** 7 to 10 digits, as they are dialled within Nepal. */
export const PHONE_IN_NEPAL = /^\d{7,10}$/;
/** With the code of a country, at most as long as E.164 lets it be. */
export const PHONE_WITH_COUNTRY = /^\+(?!977)[1-9]\d{6,14}$/;
