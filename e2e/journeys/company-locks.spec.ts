import { expect, test } from '@registrar/testing/playwright';
import { blockerCodes } from '@registrar/domain/processes';
import { others } from '@registrar/domain/processes/filings/others/definition';
import { companyWithPapers } from '../companies-with-papers';
import { speak } from '../pages/portal-frame';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'en';
const t = texts('mf-post-amendment', language);

test(
  'a representative locks the company, a filing is refused, and the lock is released by the code to the company',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    test.slow();
    const { person, companyId, gateway } = await companyWithPapers(mailbox, { english: 'Lockers', nepali: 'लकर्स' });
    const settled = await gateway.get<{ readonly email: { readonly address: string } | null }>(
      `/external/api/company/${companyId}/standing`,
    );
    const email = settled.email?.address ?? '';
    await speak(page, language);
    await signIn(page, person);
    const main = page.getByRole('main');
    const lock = `/post-amendment/company/${companyId}/lock`;

    await test.step('it says why, and is locked', async () => {
      await page.goto(`/post-amendment/company/${companyId}`);
      await page.getByRole('link', { name: t('locks.toLock'), exact: true }).click();
      await page.getByRole('button', { name: t('locks.lock'), exact: true }).click();
      await expect(main).toContainText('Reason');
      await page.getByRole('textbox', { name: t('locks.reason') }).fill('Our access was stolen');
      await page.getByRole('button', { name: t('locks.lock'), exact: true }).click();
      await expect(main).toContainText(t('locks.locked'));
    });

    await test.step('nothing that changes the company is taken, and the reason leads back to the lock', async () => {
      await page.goto(`/post-amendment/add-new?company=${companyId}`);
      const card = page.getByRole('region', { name: others.name[language], exact: true });
      await expect(card).toContainText(blockerCodes.name('LOCKED')[language]);
    });

    await test.step('a code to the company and a day release it; until then it can be kept', async () => {
      await page.goto(lock);
      await page.getByRole('button', { name: t('locks.sendCode'), exact: true }).click();
      await page.getByLabel(t('shares.otp')).fill(await mailbox.otp(email, 'email'));
      await page.getByRole('button', { name: t('locks.release'), exact: true }).click();
      await expect(main).toContainText(t('locks.releasesAt'));
      await page.getByRole('button', { name: t('locks.keep'), exact: true }).click();
      await expect(page.getByRole('button', { name: t('locks.sendCode'), exact: true })).toBeVisible();
    });
  },
);
