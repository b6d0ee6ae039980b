import { z } from 'zod';
import { requiredReason } from '../../reasons';
import type { RequestKind } from '../request-kind';

const answers = z.object({ reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG') });

/**
 * A payer asks for a payment back (workflow 6.4, point 9). Nothing stops it: money that the office may not keep goes
 * back to a frozen or ended company too.
 */
export const refund = {
  key: 'REFUND',
  name: { ne: 'रकम फिर्ताको अनुरोध', en: 'Refund request' },
  askedWith: 'PAY',
  answers,
  words: 'reason',
  about: 'INVOICE',
  applicant: 'PAYER',
  fee: null,
  prefix: 'RFR',
  decidedWith: 'REFUND',
  readWith: 'READ_REFUNDS',
  stoppedBy: [],
  files: { maximum: 5, maximumMegabytes: 5, extensions: ['PDF', 'JPG', 'JPEG', 'PNG'] },
  statusNames: {
    IN_HAND: { ne: 'निर्णय हुन बाँकी', en: 'Proposed, to be decided' },
    DONE: { ne: 'रकम फिर्ता स्वीकृत', en: 'Refund approved' },
    REFUSED: { ne: 'रकम फिर्ता नहुने', en: 'Declined' },
  },
} as const satisfies RequestKind;
