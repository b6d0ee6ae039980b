import { z } from 'zod';
import { copyOrderAnswersSchema } from '../../copies/copy-order';
import type { RequestKind } from '../request-kind';

/**
 * Certified copies of what the register has of a company (section 25(2)). It passes every blocker, also of a company
 * that is frozen or de-registered, and several orders about one company are open at once.
 */
export const pratilipi = {
  key: 'PRATILIPI',
  name: { ne: 'प्रतिलिपि', en: 'Certified copy' },
  askedWith: 'PAY',
  answers: z.looseObject(copyOrderAnswersSchema.shape),
  words: 'reason',
  about: 'COMPANY',
  applicant: 'REQUESTER',
  fee: 'FEE_CERTIFIED_COPY',
  prefix: 'PRT',
  decidedWith: 'ISSUE_COPIES',
  readWith: 'READ_COPIES',
  stoppedBy: [],
  files: { maximum: 5, maximumMegabytes: 5, extensions: ['PDF', 'JPG', 'JPEG', 'PNG'] },
  statusNames: {
    ASKED: { ne: 'दस्तुर तिर्न बाँकी', en: 'To be paid' },
    PAID: { ne: 'कागजात अनुरोध गरिएको', en: 'Document requested' },
    IN_HAND: { ne: 'कागजात अनुरोध गरिएको', en: 'Document requested' },
    DONE: { ne: 'सफल', en: 'Success' },
    REFUSED: { ne: 'अस्वीकृत', en: 'Rejected' },
  },
} as const satisfies RequestKind;
