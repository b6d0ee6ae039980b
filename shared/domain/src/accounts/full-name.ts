import { z } from 'zod';
import type { ValidationCode } from '../messages/validation';
import { MISPLACED_SIGN } from '../names/misplaced-sign';
import { plainName } from '../plain-text';

const code = (value: ValidationCode): ValidationCode => value;

/** Latin letters only: this name goes on English documents. */
export const fullNameEnglishSchema = z
  .string({ error: code('FULL_NAME_ENGLISH_REQUIRED') })
  .overwrite(plainName)
  .trim()
  .min(1, { error: code('FULL_NAME_ENGLISH_REQUIRED'), abort: true })
  .max(100, code('FULL_NAME_TOO_LONG'))
  .regex(/^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’-]*$/u, code('FULL_NAME_ENGLISH_LATIN'));

/**
 * Letters of Devanagari with their signs, and what stands between the parts of a name: a digit is none, and signs alone
 * would print as an empty line. Joiners are let through by `plainName` between two letters only.
 */
const NEPALI_NAME = /^(?=.*\p{L})(?:(?=\p{Script=Devanagari})[\p{L}\p{M}]|\u200C|\u200D|[ .॰])+$/u;
const isNepaliName = (name: string): boolean => NEPALI_NAME.test(name) && !MISPLACED_SIGN.test(name);

/** Devanagari only: this name goes on Nepali documents. */
export const fullNameNepaliSchema = z
  .string({ error: code('FULL_NAME_NEPALI_REQUIRED') })
  .overwrite(plainName)
  .trim()
  .min(1, { error: code('FULL_NAME_NEPALI_REQUIRED'), abort: true })
  .max(200, code('FULL_NAME_TOO_LONG'))
  .refine(isNepaliName, code('FULL_NAME_NEPALI_DEVANAGARI'));
