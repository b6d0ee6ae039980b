import { expect, type Locator, type Page } from '@playwright/test';
import { filingActions } from '@registrar/domain/transitions/actions';
import { texts, type Language } from '../texts';
import { openedDialog } from './opened-dialog';

export type Action = Parameters<typeof filingActions.name>[0];

/** The button of an action, by its name. */
export function actionButton(page: Page, language: Language, name: Action): Locator {
  return page.getByRole('button', { name: filingActions.name(name)[language], exact: true });
}

/** Marks what the officer has to have looked at before the application is verified. */
export async function markChecklist(page: Page, language: Language): Promise<void> {
  const list = page.getByRole('region', { name: texts('review', language)('checklist.title') });
  const lines = list.getByRole('checkbox');
  await expect(lines.first()).toBeEnabled();
  for (const line of await lines.all()) await line.check();
  await expect(actionButton(page, language, 'verify')).toBeEnabled();
}

/**
 * Presses an action of a decision and answers its question, with a remark where one is asked; a rejection names a
 * ground as well.
 */
export async function decide(page: Page, language: Language, name: Action, remark?: string): Promise<void> {
  if (name === 'verify') await markChecklist(page, language);
  const dialog = await openedDialog(page, actionButton(page, language, name));
  if (remark !== undefined) {
    const reason = dialog.getByLabel(texts('shared/i18n', language)('field.reason'));
    if (await reason.count()) {
      await reason.click();
      await page.keyboard.press('Enter');
    }
    await dialog.locator('textarea').fill(remark);
  }
  // the dialog closes as well when somebody else was quicker
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.request().method() === 'POST' && new URL(response.url()).pathname.endsWith(`/${name}`),
    ),
    dialog.getByRole('button', { name: filingActions.name(name)[language] }).click(),
  ]);
  if (!answer.ok()) throw new Error(`${name} was answered ${answer.status()}: ${await answer.text()}`);
  await expect(dialog).toBeHidden();
}
