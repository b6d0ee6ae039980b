import { expect, test } from '@registrar/testing/playwright';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { applicationStatuses } from '@registrar/domain/enumerations/application-status';
import { callsOf } from '../gateway-calls';
import { freshName } from '../names';
import { speak } from '../pages/portal-frame';
import { signedUp } from '../people';
import { submittedReservation } from '../reservations';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const t = texts('mf-registration', language);
const home = texts('shell', language);
const common = texts('shared/i18n', language);

// a code that is wrong is refused
test.use({ allowedConsole: /status of 400/ });

test(
  'without an account: where an application stands, by its number and the code sent to who filed it',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const person = await signedUp(mailbox);
    const id = await submittedReservation(person, freshName());
    const own = await callsOf(person);
    const { applicationNumber } = await own.get<ApplicationDetail>(`/external/api/application/${id}`);
    const number = applicationNumber ?? '';
    await speak(page, language);

    await test.step('from the home page', async () => {
      await page.goto('/');
      await page.getByRole('link', { name: home('home.item.eServices') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('eServices.title') })).toBeVisible();
    });
    const ask = async (asked: string) => {
      await page.getByRole('textbox', { name: t('eServices.applicationNumber') }).fill(asked);
      await page.getByRole('button', { name: t('eServices.sendCode') }).click();
      await expect(page).toHaveURL(/\/eservice-verify-email\?application=/);
    };
    const code = page.getByLabel(common('otp.label')).first();

    await test.step('a number that nobody has leads to the same page, and no code opens it', async () => {
      await ask('NR-2083/84-KTM-999999');
      await code.fill('123456');
      await page.getByRole('button', { name: t('eServices.showStatus') }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByRole('button', { name: t('eServices.otherNumber') }).click();
    });
    await test.step('the code of the mailbox shows the status', async () => {
      await ask(number);
      await code.fill(await mailbox.otp(person.email, 'email'));
      await page.getByRole('button', { name: t('eServices.showStatus') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('eServices.standing') })).toBeVisible();
      await expect(page.getByText(applicationStatuses.name('SUBMITTED').ne).first()).toBeVisible();
      await expect(page.getByText(number)).toBeVisible();
    });
  },
);
