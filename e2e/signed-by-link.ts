import { expect, type Mailbox } from '@registrar/testing/playwright';
import type { Browser } from '@playwright/test';
import { speak } from './pages/portal-frame';
import { SIGNING } from './signing-links';
import { texts, type Language } from './texts';

/** Somebody signs by the link of their mail, and reads these words of what is signed before. */
export async function signedByLink(
  browser: Browser,
  mailbox: Mailbox,
  email: string,
  { language, reads }: { readonly language: Language; readonly reads: readonly string[] },
): Promise<void> {
  const context = await browser.newContext();
  const tab = await context.newPage();
  const own = texts('mf-registration', language);
  await speak(tab, language);
  await tab.goto(await mailbox.link(email, SIGNING));
  for (const words of reads) await expect(tab.getByRole('main')).toContainText(words);
  await tab.getByRole('button', { name: own('signature.sendCode') }).click();
  await tab.getByLabel(texts('shared/i18n', language)('otp.label')).fill(await mailbox.otp(email, 'email'));
  await tab.getByRole('button', { name: own('signature.signNow'), exact: true }).click();
  await expect(tab.getByText(own('signature.state.SIGNED'))).toBeVisible();
  await context.close();
}
