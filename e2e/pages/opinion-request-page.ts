import { expect } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import { opinionAnswers, type OpinionAnswer } from '@registrar/domain/enumerations';
import type { ScheduleProposalPage } from '@registrar/domain/calls/schedules';
import { addDays, nepalToday } from '@registrar/domain/calendar';
import type { Mailbox } from '@registrar/testing/playwright';
import { callsOf, type PortalAddress } from '../gateway-calls';
import { demo } from '../people';
import { onePagePdf } from '../plain-files';
import { texts, type Language } from '../texts';

/** Two people decide to which address the bank is written; it holds from tomorrow. */
export async function bankReachedAt(email: string, at: PortalAddress): Promise<void> {
  const key = 'OPINION_BANK';
  await (
    await callsOf(demo.systemAdministrator, at)
  ).post('/external/api/schedule/proposal', {
    key,
    validFrom: addDays(nepalToday(new Date()), 1),
    validTo: null,
    value: {
      nameNepali: 'काठमाडौँ बैंक',
      nameEnglish: 'Kathmandu Bank',
      email,
      days: 20,
      reminderDaysBefore: [3],
      moreDays: 10,
      silence: 'NO_OBJECTION',
      stops: true,
    },
    reference: 'Decision 21 of the office',
    referenceNepali: 'कार्यालयको निर्णय २१',
    certainty: 'A',
    remark: 'The bank has told its address',
  });
  const registrar = await callsOf(demo.otherApprover, at);
  const { items } = await registrar.get<ScheduleProposalPage>('/external/api/schedule/proposal?show=open');
  const proposed = items.find((one) => one.key === key);
  await registrar.post(`/external/api/schedule/proposal/${proposed?.id}/approve`, { remark: 'Seen' });
}

/** A body opens the link of its mail, answers and reads the receipt; the page speaks the mail’s language. */
export async function answerByLink(
  page: Page,
  language: Language,
  mailbox: Mailbox,
  { email, kind, text }: { readonly email: string; readonly kind: OpinionAnswer; readonly text: string },
): Promise<void> {
  const t = texts('mf-deregistration', language);
  await page.goto(await linkIn(mailbox, email));
  await page.getByRole('radio', { name: opinionAnswers.name(kind)[language], exact: true }).check();
  await page.getByRole('textbox', { name: t('opinion.text') }).fill(text);
  await page.locator('input[type=file]').setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: onePagePdf('letter'),
  });
  await expect(page.getByText('letter.pdf')).toBeVisible();
  await page.getByRole('button', { name: t('opinion.goOn'), exact: true }).click();
  await page.getByRole('button', { name: t('opinion.sendCode'), exact: true }).click();
  const otp = page.getByLabel(texts('shared/i18n', language)('otp.label'));
  await otp.first().fill(await mailbox.otp(email, 'email'));
  await page.getByRole('button', { name: t('opinion.send'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: t('opinion.state.ANSWERED') })).toBeVisible();
  await expect(page.getByText(/RP-\d{4}\/\d{2}-/)).toBeVisible();
}

async function linkIn(mailbox: Mailbox, email: string): Promise<string> {
  for (;;) {
    const { body } = await mailbox.next(email, 'email');
    const path = /\/opinion-request\/[\w-]{43}/.exec(body)?.[0];
    if (path !== undefined) return path;
  }
}
