import { z } from 'zod';
import type { RequestKind } from '../requests/request-kind';

/** A kind of request that no office knows: with a fee, about a company, and stopped by two blockers. */
export const testRequest = {
  key: 'TEST_REQUEST',
  name: { ne: 'परीक्षण अनुरोध', en: 'Test request' },
  askedWith: 'FILE_OWN',
  answers: z.object({ wish: z.string().min(1) }),
  words: 'wish',
  about: 'COMPANY',
  applicant: 'REQUESTER',
  fee: 'TEST_FEE',
  prefix: 'TST',
  decidedWith: 'CLAIM',
  readWith: 'VIEW_DESK',
  stoppedBy: ['DEREGISTERED', 'FROZEN'],
  files: { maximum: 1, maximumMegabytes: 1, extensions: ['PDF'] },
  statusNames: {},
} as const satisfies RequestKind;
