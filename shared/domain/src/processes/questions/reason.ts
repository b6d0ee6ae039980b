import { optionalReason, REASON_MAXIMUM, requiredReason } from '../../reasons';
import type { FieldDefinition } from '../definition/field-definition';
import { always, ask } from './ask';

/** The reason for a filing: under 1000 characters (specification section 5). */
export const reason = {
  complete: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
  draft: optionalReason('REASON_TOO_LONG')
    .nullish()
    .transform((value) => value ?? undefined),
};

export const reasonField = (ne: string, en: string): FieldDefinition =>
  ask('reason', 'textarea', ne, en, { required: always, maximum: REASON_MAXIMUM });
