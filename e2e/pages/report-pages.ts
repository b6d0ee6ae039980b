import { expect, type Page } from '@playwright/test';
import { pressOn } from '../keyboard';
import { texts, type Language } from '../texts';
import { openedDialog } from './opened-dialog';

/** A list of every year has more stops than a form. */
export const STOPS = 150;

/** From the check page that is open, with everything declared, by the keyboard alone. */
export async function submitReportByKeyboard(page: Page, language: Language): Promise<void> {
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  for (const box of await boxes.all()) await pressOn(page, box, 'Space', STOPS);
  const send = texts('shared/i18n', language)('action.submit');
  await pressOn(page, page.getByRole('button', { name: send, exact: true }), 'Enter', STOPS);
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: send }));
  await expect(
    page.getByRole('heading', { level: 1, name: texts('mf-annual-report', language)('filing.result.submitted') }),
  ).toBeVisible();
}

/** The same with a pointer; `id`: from the address of its check page. */
export async function submitReport(page: Page, language: Language, id?: string): Promise<void> {
  if (id !== undefined) await page.goto(`/annual-report/summary?application=${id}`);
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  const send = texts('shared/i18n', language)('action.submit');
  await (
    await openedDialog(page, page.getByRole('button', { name: send, exact: true }))
  )
    .getByRole('button', { name: send })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: texts('mf-annual-report', language)('filing.result.submitted') }),
  ).toBeVisible();
}
