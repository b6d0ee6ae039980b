import { expect, signIn, test } from '@registrar/testing/playwright';
import { openNameChange } from '../name-changes';
import { NamePages } from '../pages/name-pages';
import { speak } from '../pages/portal-frame';
import { demo } from '../people';
import { perform } from '../reservations';
import { texts } from '../texts';

test('a change of name is shown before and after, decided with the keyboard, and undone by the registrar', async ({ page, browser }) => {
  test.setTimeout(180_000); // three people, one after the other
  const filed = await openNameChange();
  const current = filed.sections.find(({ key }) => key === 'CURRENT_COMPANY')?.data ?? {};
  if (filed.status === 'SUBMITTED') await perform(demo.operator, filed.id, 'claim');
  if (filed.status !== 'VERIFY') await perform(demo.operator, filed.id, 'verify');

  const en = texts('mf-name-reservation', 'en');
  await test.step('the section officer sees what changes and approves by the keyboard alone', async () => {
    await speak(page, 'en');
    await signIn(page, demo.approver);
    await page.goto(`/company-name-change-approval/${filed.id}`);
    const changed = page.getByRole('region', { name: en('nameChange.title') });
    await expect(changed).toContainText(String(current['registeredCompanyNameEnglish']));
    await expect(changed).toContainText(filed.titleEnglish);
    await expect(changed.locator('ins').first()).toBeVisible();
    const review = new NamePages(page, 'en');
    await review.action('approve').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Approve' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts('review', 'en')('decide.done.approve'))).toBeVisible();
  });

  await test.step('the register knows the company by its new name, and the old one stays in the way', async () => {
    const check = await browser.newPage();
    await speak(check, 'en');
    const names = new NamePages(check, 'en');
    await names.check({ english: String(current['registeredCompanyNameEnglish']), nepali: '' });
    await expect(names.outcome('ALREADY_REGISTERED')).toBeVisible();
    await check.close();
  });

  await test.step('the registrar revokes it, in Nepali, and the company has its former name again', async () => {
    const context = await browser.newContext();
    const desk = await context.newPage();
    await speak(desk, 'ne');
    await signIn(desk, demo.otherApprover);
    await desk.goto(`/company-name-change-approval/${filed.id}`);
    const review = new NamePages(desk, 'ne');
    await review.decide('revoke', 'अदालतको आदेशबमोजिम।');
    await expect(desk.getByText(texts('review', 'ne')('decide.done.revoke'))).toBeVisible();
    await context.close();
  });
});
