import type { Page } from '@playwright/test';
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

/**
 * The browser itself notes every request that finds no line, and the answer that another version stands there. Remotes
 * that are fetched ahead, one after the other while nothing else is to do, may find no line either.
 */
test.use({
  allowedConsole:
    /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED|status of 412|WebSocket|\[ Federation Runtime \]|RUNTIME-0\d\d/,
});

/** Opens the step; the gateway knows then that the person is there, which the page itself does not wait for. */
async function openStep(page: Page, id: string): Promise<void> {
  const noted = page.waitForResponse((response) => response.url().endsWith(`/switch/stepper/${STEP}`) && response.ok());
  await page.goto(`/company-registration/${STEP}?application=${id}`);
  await noted;
}

test(
  'the same part in two tabs: the second save shows both versions side by side and loses neither',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, context, mailbox }) => {
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

    // Typed in both before either is saved, however long typing takes, so that the second save stands on a version that
    // is gone.
    let letGo = (): void => undefined;
    const typedInBoth = new Promise<void>((resolve) => (letGo = resolve));
    await context.route(/\/section\//, async (route) => {
      await typedInBoth;
      await route.continue();
    });
    await Promise.all([
      first.fill(SECTION, 'fullNameEnglish', 'Sita Rai'),
      second.fill(SECTION, 'fullNameEnglish', 'Hari Rai'),
    ]);
    letGo();
    const [mine, theirs] = [page.getByRole('dialog'), otherPage.getByRole('dialog')];
    await expect.poll(async () => (await mine.count()) + (await theirs.count()), { timeout: 60_000 }).toBe(1);
    const dialog = (await mine.count()) === 1 ? mine : theirs;
    await expect(dialog.getByText('Sita Rai')).toBeVisible();
    await expect(dialog.getByText('Hari Rai')).toBeVisible();
    await dialog.getByRole('radio', { name: /Sita Rai/ }).click();
    await dialog.getByRole('button', { name: sections('conflict.save') }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(first.field(SECTION, 'fullNameEnglish')).toHaveValue('Sita Rai');
  },
);

test(
  'text that finds no line stays, and is saved from another visit; another device goes on from there',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, context, browser, mailbox }) => {
    const person = await signedUp(mailbox);
    const { id } = await readyRegistration(person, soleOwner());
    await speak(page, language);
    await signIn(page, person);
    const pages = new RegistrationPages(page, language);
    await openStep(page, id);
    await pages.stepIsOpen(STEP);

    await context.setOffline(true);
    await pages.fill(SECTION, 'fullNameEnglish', 'Sita Rai');
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: texts('shared/i18n', language)('state.offline') })
        .first(),
    ).toBeVisible();
    await expect(pages.field(SECTION, 'fullNameEnglish')).toHaveValue('Sita Rai');
    // The line comes back, but the page is left before it has saved.
    await page.route(/\/section\//, (route) => route.abort());
    await context.setOffline(false);
    await expect
      .poll(() =>
        page.evaluate(() =>
          fetch('/gateway/readyz').then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      )
      .toBe(true);
    await page.goto('about:blank');
    await page.unroute(/\/section\//);
    await openStep(page, id);
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
  },
);
