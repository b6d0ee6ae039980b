import { expect, type Locator } from '@playwright/test';

/** A field for Nepali is a plain one until its typing help has come, and changes into the other one when nobody writes in it. What was written at that very moment is written again. */
export async function fillNepali(field: Locator, text: string): Promise<void> {
  await expect(async () => {
    await field.fill(text);
    await expect(field).toHaveValue(text, { timeout: 1_000 });
  }).toPass();
}
