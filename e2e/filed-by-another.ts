import { expect } from '@playwright/test';

/**
 * What another worker filed a moment earlier, so that this one was refused: one company has one such filing at a time.
 * If it does not come, the refusal had another reason and is told.
 */
export async function filedByAnother<T>(find: () => Promise<T | undefined>, refusal: unknown): Promise<T> {
  let found: T | undefined;
  await expect
    .poll(async () => (found = await find()) !== undefined, { message: `refused: ${String(refusal)}` })
    .toBe(true);
  if (found === undefined) throw refusal;
  return found;
}
