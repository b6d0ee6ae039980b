import type { Browser, Page } from '@playwright/test';
import { expect, type Person } from '@registrar/testing/playwright';
import { speak } from './pages/portal-frame';
import { RegistrationReviewPages } from './pages/registration-review-pages';
import { signIn } from './signed-in';
import type { Language } from './texts';

/** An officer in a browser of their own, signed in. */
export async function atDesk(
  browser: Browser,
  officer: Person,
  language: Language,
  address?: string,
): Promise<{ readonly page: Page; readonly review: RegistrationReviewPages; readonly leave: () => Promise<void> }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await speak(page, language);
  await signIn(page, officer);
  return { page, review: new RegistrationReviewPages(page, language, address), leave: () => context.close() };
}

/** The last approver's action, on the page. */
export async function approveOnPage(
  browser: Browser,
  officer: Person,
  language: Language,
  applicationId: string,
): Promise<void> {
  const desk = await atDesk(browser, officer, language);
  await desk.review.open(applicationId);
  await desk.review.approve();
  await expect(desk.review.action('approve')).toBeHidden();
  await desk.leave();
}
