import { z } from 'zod';
import type { ValidationCode } from '../messages/validation';

const code = (value: ValidationCode): ValidationCode => value;

/** Latin letters only: this name goes on English documents. */
export const fullNameEnglishSchema = z
  .string({ error: code('FULL_NAME_ENGLISH_REQUIRED') })
  .trim()
  .min(1, { error: code('FULL_NAME_ENGLISH_REQUIRED'), abort: true })
  .max(100, code('FULL_NAME_TOO_LONG'))
  .regex(/^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’-]*$/u, code('FULL_NAME_ENGLISH_LATIN'));

/** Devanagari only: this name goes on Nepali documents. */
export const fullNameNepaliSchema = z
  .string({ error: code('FULL_NAME_NEPALI_REQUIRED') })
  .trim()
  .min(1, { error: code('FULL_NAME_NEPALI_REQUIRED'), abort: true })
  .max(200, code('FULL_NAME_TOO_LONG'))
  .regex(/^(?:\p{Script=Devanagari}|\u200C|\u200D|[ .])+$/u, code('FULL_NAME_NEPALI_DEVANAGARI'));
