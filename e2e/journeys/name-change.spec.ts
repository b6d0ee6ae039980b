import { expect, test } from '@registrar/testing/playwright';
import { openNameChange } from '../name-changes';
import { NamePages } from '../pages/name-pages';
import { PayableDesk } from '../pages/payable-desk';
import { PaymentPages } from '../pages/payment-pages';
import { speak } from '../pages/portal-frame';
import { demo } from '../people';
import { perform } from '../reservations';
import { signIn } from '../signed-in';
import { texts } from '../texts';

test('a change of name is paid for, shown before and after, decided with the keyboard, and undone by the registrar', async ({ page, browser }) => {
  const filed = await openNameChange();
  const current = filed.sections.find(({ key }) => key === 'CURRENT_COMPANY')?.data ?? {};
  const address = `/company-name-change-approval/${filed.id}`;
  if (filed.status === 'SUBMITTED') await perform(demo.operator, filed.id, 'claim');

  const desk = await (await browser.newContext()).newPage();
  await speak(desk, 'en');
  await signIn(desk, demo.operator);
  await desk.goto(address);
  const [names, money] = [new NamePages(desk, 'en'), new PayableDesk(desk, 'en')];
  await test.step('the operator confirms a quarter of the incorporation fee, and unpaid it is not verified', async () => {
    await money.payableIs('PROPOSED');
    await expect(money.payable).toContainText(/25 percent of Rs/u);
    await money.confirmPayable();
    await money.payableIs('PENDING');
    await expect(names.action('verify')).toBeDisabled();
  });

  await test.step('the representative finds the invoice among their payments, in Nepali, and pays by card', async () => {
    const context = await browser.newContext();
    const home = await context.newPage();
    await speak(home, 'ne');
    await signIn(home, demo.renamingRepresentative);
    const payments = new PaymentPages(home, 'ne');
    await payments.openFromList(filed.titleNepali);
    await expect(payments.bill).toContainText('नाम परिवर्तन दस्तुर');
    await payments.payByCard();
    await context.close();
  });

  await test.step('paid, it moves on', async () => {
    await money.payableIs('SETTLED');
    await names.decide('verify');
    await desk.context().close();
  });

  const en = texts('mf-name-reservation', 'en');
  await test.step('the section officer sees what changes and approves by the keyboard alone', async () => {
    await speak(page, 'en');
    await signIn(page, demo.approver);
    await page.goto(address);
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
    const checked = new NamePages(check, 'en');
    await checked.check({ english: String(current['registeredCompanyNameEnglish']), nepali: '' });
    await expect(checked.outcome('ALREADY_REGISTERED')).toBeVisible();
    await check.close();
  });

  await test.step('the registrar revokes it, in Nepali, and the company has its former name again', async () => {
    const context = await browser.newContext();
    const registrar = await context.newPage();
    await speak(registrar, 'ne');
    await signIn(registrar, demo.otherApprover);
    await registrar.goto(address);
    const review = new NamePages(registrar, 'ne');
    await review.decide('revoke', 'अदालतको आदेशबमोजिम।');
    await expect(registrar.getByText(texts('review', 'ne')('decide.done.revoke'))).toBeVisible();
    await context.close();
  });
});
