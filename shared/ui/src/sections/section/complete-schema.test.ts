import { expect, test } from '@jest/globals';
import { keepPhoneProof } from '@registrar/domain/processes/questions/directors/director-answers';
import { z } from 'zod';
import { withKept } from './complete-schema';

const proven = z.object({ phoneNo: z.string(), phoneVerifiedAt: z.string() });

test('a form that was open while the phone was proven is judged with the proof, and with none for another number', () => {
  const schema = withKept(proven, keepPhoneProof, {
    phoneNo: '9841000000',
    phoneVerifiedAt: '2026-11-24T08:00:00.000Z',
  });
  expect(schema.safeParse({ phoneNo: '9841000000' }).success).toBe(true);
  expect(schema.safeParse({ phoneNo: '9841000001' }).success).toBe(false);
  expect(withKept(proven, keepPhoneProof, undefined).safeParse({ phoneNo: '9841000000' }).success).toBe(false);
});
