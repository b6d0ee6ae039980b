import { z } from 'zod';
import { requiredText } from '../../messages/fields';
import type { ValidationCode } from '../../messages/validation';
import { REASON_MAXIMUM } from '../../reasons';
import type { RequestKind } from '../request-kind';

export const GRIEVANCE_SUBJECT_MAXIMUM = 150;

const tooLong = { error: 'TOO_LONG' satisfies ValidationCode };

const answers = z.object({
  subject: requiredText('GRIEVANCE_SUBJECT_REQUIRED').max(GRIEVANCE_SUBJECT_MAXIMUM, tooLong),
  text: requiredText('GRIEVANCE_TEXT_REQUIRED').max(REASON_MAXIMUM, tooLong),
  /** The officer whom it is about, as the requester knows the name. */
  officer: z.string().trim().max(GRIEVANCE_SUBJECT_MAXIMUM, tooLong).optional(),
});

/**
 * A complaint about the work of the office (workflow 6.2). Nothing stops it: an unpaid fine does not stop the complaint
 * about the fine.
 */
export const grievance = {
  key: 'PROCESS_FOR_GRIEVANCE',
  name: { ne: 'गुनासो', en: 'Grievance' },
  askedWith: 'ASK_GRIEVANCE',
  answers,
  words: 'text',
  about: 'ANYTHING',
  applicant: 'REQUESTER',
  fee: null,
  prefix: 'GRV',
  decidedWith: 'ANSWER_GRIEVANCE',
  readWith: 'READ_GRIEVANCES',
  reopens: 'ANY_OUTCOME_ONCE',
  stoppedBy: [],
  files: { maximum: 5, maximumMegabytes: 5, extensions: ['PDF', 'JPG', 'JPEG', 'PNG'] },
  statusNames: {
    IN_HAND: { ne: 'अधिकारीले हेर्दै', en: 'An officer is looking into it' },
    DONE: { ne: 'जवाफ दिइएको', en: 'Answered' },
  },
} as const satisfies RequestKind;
