import { expect } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import type { PublicNoticePage } from '@registrar/domain/calls/public-notices';
import type { ClaimKind } from '@registrar/domain/enumerations';
import type { Mailbox } from '@registrar/testing/playwright';
import { GatewayCalls, type PortalAddress } from '../gateway-calls';
import { texts, type Language } from '../texts';

/** The running notice about the company of this number that was published last. */
export async function runningNotice(regNo: string, at: PortalAddress): Promise<string> {
  const { items } = await new GatewayCalls(at).get<PublicNoticePage>(`/public/notices?search=${regNo}`);
  const running = items.find(({ isRunning }) => isRunning);
  if (running === undefined) throw new Error(`No notice about ${regNo} is running`);
  return running.id;
}

export interface HandedIn {
  readonly kind: ClaimKind;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  /** Of a claim. */
  readonly rupees?: number;
}

/** Anybody without an account hands in a claim or an objection, from the list of notices to the receipt. */
export async function handIn(
  page: Page,
  language: Language,
  mailbox: Mailbox,
  notice: { readonly id: string; readonly regNo: string },
  { kind, name, email, text, rupees }: HandedIn,
): Promise<void> {
  const t = texts('mf-deregistration', language);
  await page.goto('/notices');
  await page.getByRole('row').filter({ hasText: notice.regNo }).first().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/notices/${notice.id}$`));
  await page.getByRole('button', { name: t(`notices.give.${kind}`), exact: true }).click();
  await page.getByLabel(t('handIn.email'), { exact: true }).last().fill(email);
  await page.getByRole('button', { name: t('handIn.sendCode'), exact: true }).click();
  const otp = page.getByLabel(texts('shared/i18n', language)('otp.label'));
  await otp.first().fill(await mailbox.otp(email, 'email'));
  await page.getByRole('button', { name: t('handIn.prove'), exact: true }).click();
  await page.getByLabel(t('handIn.name')).fill(name);
  if (rupees !== undefined) await page.getByLabel(t('handIn.amount')).fill(String(rupees));
  await page.getByLabel(t(`handIn.text.${kind}`)).fill(text);
  await page.getByRole('button', { name: t(`handIn.submit.${kind}`), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t(`handIn.received.${kind}`) })).toBeVisible();
}
