import { expect, test } from '@registrar/testing/playwright';
import { soleOwner } from '@registrar/domain/testing/registration-examples';
import { readyRegistration } from '../filed-registrations';
import { speak } from '../pages/portal-frame';
import { RegistrationPages } from '../pages/registration-pages';
import { signedUp } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const sections = texts('sections', language);
const STEP = 'legal-Person-details';
const SECTION = 'LEGAL_PERSON_DETAILS';

/** The browser itself notes every request that finds no line, and the answer that another version stands there. */
test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 412|WebSocket/ });

test('the same part in two tabs: the second save shows both versions side by side and loses neither', async ({ page, context, mailbox }) => {
  test.setTimeout(240_000);
  const person = await signedUp(mailbox);
  const { id } = await readyRegistration(person, soleOwner());
  await speak(page, language);
  await signIn(page, person);
  const first = new RegistrationPages(page, language);
  await page.goto(`/company-registration/${STEP}?application=${id}`);
  await first.stepIsOpen(STEP);
  const otherPage = await context.newPage();
  await speak(otherPage, language);
  await signIn(otherPage, person);
  const second = new RegistrationPages(otherPage, language);
  await otherPage.goto(`/company-registration/${STEP}?application=${id}`);
  await second.stepIsOpen(STEP);

  // Typed in both before either is saved, so that the second save stands on a version that is gone.
  await Promise.all([first.fill(SECTION, 'fullNameEnglish', 'Sita Rai'), second.fill(SECTION, 'fullNameEnglish', 'Hari Rai')]);
  const [mine, theirs] = [page.getByRole('dialog'), otherPage.getByRole('dialog')];
  await expect.poll(async () => (await mine.count()) + (await theirs.count()), { timeout: 30_000 }).toBe(1);
  const dialog = (await mine.count()) === 1 ? mine : theirs;
  await expect(dialog.getByText('Sita Rai')).toBeVisible();
  await expect(dialog.getByText('Hari Rai')).toBeVisible();
  await dialog.getByRole('radio', { name: /Sita Rai/ }).click();
  await dialog.getByRole('button', { name: sections('conflict.save') }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(first.field(SECTION, 'fullNameEnglish')).toHaveValue('Sita Rai');
});

test('text that finds no line stays, and is saved from another visit; another device goes on from there', async ({ page, context, browser, mailbox }) => {
  test.setTimeout(240_000);
  const person = await signedUp(mailbox);
  const { id } = await readyRegistration(person, soleOwner());
  await speak(page, language);
  await signIn(page, person);
  const pages = new RegistrationPages(page, language);
  await page.goto(`/company-registration/${STEP}?application=${id}`);
  await pages.stepIsOpen(STEP);

  await context.setOffline(true);
  await pages.fill(SECTION, 'fullNameEnglish', 'Sita Rai');
  await page.waitForTimeout(3_000);
  await expect(pages.field(SECTION, 'fullNameEnglish')).toHaveValue('Sita Rai');
  // The line comes back, but the page is left before it has saved.
  await page.route(/\/section\//, (route) => route.abort());
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => fetch('/gateway/readyz').then(({ ok }) => ok, () => false))).toBe(true);
  await page.goto('about:blank');
  await page.unroute(/\/section\//);
  await page.goto(`/company-registration/${STEP}?application=${id}`);
  await expect(pages.field(SECTION, 'fullNameEnglish')).toHaveValue('Sita Rai');
  await pages.isSaved();

  const device = await (await browser.newContext()).newPage();
  await speak(device, language);
  await signIn(device, person);
  const elsewhere = new RegistrationPages(device, language);
  await device.goto(`/company-registration?application=${id}`);
  await elsewhere.stepIsOpen(STEP);
  await expect(elsewhere.field(SECTION, 'fullNameEnglish')).toHaveValue('Sita Rai');
  await device.context().close();
});
