import type { Order } from './orders';

/** What a tester can let happen. Real payment gateways do all of this without being asked. */
export const outcomes = [
  'SUCCESS',
  'DECLINED',
  'PENDING',
  'LOST',
  'DUPLICATE',
  'LATE',
  'WRONG_AMOUNT',
  'WRONG_SIGNATURE',
] as const;
export type Outcome = (typeof outcomes)[number];

export interface Course {
  /** What stands in the book at once. */
  readonly status: 'PENDING' | 'SUCCESS' | 'FAILED';
  /** What the payer is shown on the way back. */
  readonly page: 'success' | 'failed' | 'pending';
  /** How often the merchant is told of it. */
  readonly callbacks: number;
  /**
   * How long after the payment, in the portal's pace: `soon` while the page is open, `late` when it is probably closed.
   */
  readonly delay: 'none' | 'soon' | 'late';
  readonly wrongSignature: boolean;
  readonly taken: (order: Order) => number;
}

const PLAIN: Course = {
  status: 'SUCCESS',
  page: 'success',
  callbacks: 1,
  delay: 'none',
  wrongSignature: false,
  taken: ({ amount }) => amount,
};

export const COURSES: Readonly<Record<Outcome, Course>> = {
  SUCCESS: PLAIN,
  DECLINED: { ...PLAIN, status: 'FAILED', page: 'failed' },
  PENDING: { ...PLAIN, status: 'PENDING', page: 'pending', delay: 'soon' },
  LOST: { ...PLAIN, callbacks: 0 },
  DUPLICATE: { ...PLAIN, callbacks: 3 },
  LATE: { ...PLAIN, delay: 'late' },
  WRONG_AMOUNT: { ...PLAIN, taken: ({ amount }) => amount - Math.min(amount - 1, 10_000) },
  WRONG_SIGNATURE: { ...PLAIN, wrongSignature: true },
};

export const isOutcome = (value: unknown): value is Outcome => outcomes.some((outcome) => outcome === value);
