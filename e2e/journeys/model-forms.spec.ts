import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { expect, test } from '@registrar/testing/playwright';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { modelForms } from '@registrar/domain/model-forms';
import { speak } from '../pages/portal-frame';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const home = (language: Language) => texts('shell', language);
const words = (language: Language) => texts('mf-registration', language);

async function saved(page: Page, name: string, role: 'link' | 'button'): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole(role, { name, exact: true }).click(),
  ]);
  return file;
}

test('a stranger finds a form by the application and has it empty', { tag: ['@own-data'] }, async ({ page }) => {
  const t = words('ne');
  await speak(page, 'ne');
  await page.goto('/');
  await page.getByRole('link', { name: home('ne')('home.item.modelForms') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('modelForms.title') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(modelForms.keys.length);

  await page.getByRole('combobox', { name: t('modelForms.process') }).fill(everyProcess.name('LOCATION_CHANGE').ne);
  await page.getByTitle(everyProcess.name('LOCATION_CHANGE').ne, { exact: true }).click();
  await expect(page).toHaveURL(/process=LOCATION_CHANGE/);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page.getByRole('main')).toContainText(everyProcess.name('LOCATION_CHANGE').ne);
  const title = modelForms.name('BOARD_MINUTES').ne;
  const pdf = await saved(page, `${title}, ${t('modelForms.inNepali')}: ${t('modelForms.pdf')}`, 'link');
  expect(pdf.suggestedFilename()).toBe('board-minutes-ne.pdf');
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a representative has a form with the data of the company', { tag: ['@own-data'] }, async ({ page }) => {
  const t = words('en');
  await speak(page, 'en');
  await signIn(page, demo.representative);
  await page.goto('/standardize-document');
  await page.getByRole('combobox', { name: t('modelForms.fillFor') }).click();
  await page.getByTitle(/\(100002\)/).click();
  await expect(page).toHaveURL(/company=/);
  const title = modelForms.name('COMPANY_LETTER').en;
  const word = await saved(page, `${title}, ${t('modelForms.inEnglish')}: ${t('modelForms.docx')}`, 'button');
  expect(word.suggestedFilename()).toBe('company-letter-en.docx');
  expect(
    readFileSync(await word.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});
