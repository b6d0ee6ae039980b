import { expect, test } from '@registrar/testing/playwright';
import { letterKinds, letterStates } from '@registrar/domain/calls/letters';
import { applicationStatuses } from '@registrar/domain/enumerations/application-status';
import { nameChange } from '@registrar/domain/processes/filings/name-change/definition';
import { others } from '@registrar/domain/processes/filings/others/definition';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { demo } from '../people';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { atDesk } from '../registration-desk';
import { openedDialog } from '../pages/opened-dialog';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const t = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);
const onePage = Buffer.from(
  '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
  'latin1',
);

test(
  'a company that may not change its name is told why and led to the reports it owes',
  { tag: ['@demo-data'] },
  async ({ page }) => {
    await speak(page, language);
    await signIn(page, demo.lateRepresentative);
    await page.goto('/post-amendment/add-new');
    const card = page.getByRole('region', { name: nameChange.name[language], exact: true });
    await expect(card.getByText(t('addNew.notNow'))).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
    await card
      .getByRole('link', { name: t('addNew.wayOut') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/annual-report\/list\/all\?company=/);
  },
);

test(
  'a matter of a company is filed by hand, decided by the office, and stands among its filings',
  { tag: ['@core', '@demo-data'] },
  async ({ page, browser }) => {
    await speak(page, language);
    await signIn(page, demo.representative);
    const heading = (key: string) =>
      page.getByRole('heading', {
        level: 2,
        name: others.steps.find((step) => step.key === key)?.label[language] ?? '',
        exact: true,
      });
    const id = await test.step('from what the company may file to the submitted application', async () => {
      await page.goto('/post-amendment/add-new');
      await page.getByRole('region', { name: others.name[language], exact: true }).getByRole('button').click();
      await expect(heading('matter')).toBeVisible();
      await page.getByRole('textbox', { name: 'विषय' }).fill('छाप हराएको जानकारी');
      await page.getByRole('textbox', { name: 'व्यहोरा' }).fill('कम्पनीको छाप हराएकाले नयाँ छाप बनाइएको छ।');
      await page.getByRole('button', { name: t('wizard.saveAndContinue') }).click();
      await expect(heading('documents')).toBeVisible();
      const letter = page.getByRole('region', { name: others.documents[0].name[language], exact: true });
      await letter
        .getByTestId('file-input')
        .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: onePage });
      await expect(letter.getByRole('button', { name: common('upload.remove', { name: '' }).trim() })).toBeVisible({
        timeout: 60_000,
      });
      await page.getByRole('button', { name: t('wizard.saveAndContinue') }).click();
      await expect(heading('check')).toBeVisible();
      await page.getByLabel(trueStatement.text[language]).check();
      await (
        await openedDialog(page, page.getByRole('button', { name: common('action.submit'), exact: true }))
      )
        .getByRole('button', { name: common('action.submit') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
      return new URL(page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
    });
    await test.step('the office looks at the document, verifies and approves', async () => {
      for (const [officer, finish] of [
        [demo.operator, 'forward'],
        [demo.approver, 'approve'],
      ] as const) {
        const desk = await atDesk(browser, officer, language, '/post-amendment/review/');
        await desk.review.open(id);
        if (finish === 'forward') {
          await desk.review.claim();
          await desk.review.acceptAllDocuments();
        }
        await desk.review[finish]();
        await desk.leave();
      }
    });
    await test.step('the representative reads the outcome, and finds it in the list of the company', async () => {
      await new PortalTab(page).visit(`/post-amendment/application/${id}`);
      await expect(page.getByText(t('status.APPROVED.meaning'))).toBeVisible();
      const letter = page.getByRole('listitem').filter({ hasText: letterKinds.name('RECORD_LETTER')[language] });
      await expect(letter.getByRole('button')).toBeEnabled({ timeout: 60_000 });
      await letter.getByRole('link').click();
      await expect(page).toHaveURL(/\/verify-document\?code=/);
      await expect(page.getByText(letterStates.name('VALID')[language]).first()).toBeVisible();
      await new PortalTab(page).visit('/post-amendment/list/APPROVED');
      const row = page.getByRole('row').filter({ hasText: others.name[language] }).first();
      await expect(row).toContainText(applicationStatuses.name('APPROVED')[language]);
    });
  },
);
