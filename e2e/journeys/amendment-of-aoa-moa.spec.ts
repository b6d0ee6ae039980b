import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import type { IssuedPaper } from '@registrar/domain/calls/papers';
import { sectionOf } from '@registrar/domain/processes';
import { amendmentOfAoaMoa } from '@registrar/domain/processes/filings/amendment-of-aoa-moa/definition';
import { CLAUSE_AMENDMENTS } from '@registrar/domain/processes/filings/amendment-of-aoa-moa/clause-amendments';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { companyWithPapers } from '../companies-with-papers';
import { act, attachRequired, verifiedByCalls } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
import { AnsweredFields } from '../pages/answered-fields';
import { openedDialog } from '../pages/opened-dialog';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'en';
const t = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);
const stepHeading = (page: Page, key: string) =>
  page.getByRole('heading', {
    level: 2,
    name: amendmentOfAoaMoa.steps.find((step) => step.key === key)?.label[language],
    exact: true,
  });
const goOn = (page: Page) => page.getByRole('button', { name: t('wizard.saveAndContinue') }).click();
const labelOf = (path: string): string =>
  CLAUSE_AMENDMENTS.item.fields.find((field) => field.path === path)?.label[language] ?? '';
const WRONG = 'The company shall have its own seal, which the secretary keep.';
const RIGHT = 'The company shall have its own seal, which the secretary shall keep.';

async function submit(page: Page, name: string): Promise<void> {
  await page.getByLabel(trueStatement.text[language]).check();
  await (
    await openedDialog(page, page.getByRole('button', { name, exact: true }))
  )
    .getByRole('button', { name })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
}

test(
  'articles are amended: side by side, over a correction, to a version that the former one leads to',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const { person, companyId, gateway } = await companyWithPapers(mailbox, { english: 'Traders', nepali: 'ट्रेडर्स' });
    const before = await gateway.get<readonly IssuedPaper[]>(`/external/api/paper?companyId=${companyId}`);
    await speak(page, language);
    await signIn(page, person);
    const id = await test.step('the decision, then one clause: its new text begins with the present one', async () => {
      await page.goto('/post-amendment/add-new');
      await page
        .getByRole('region', { name: amendmentOfAoaMoa.name[language], exact: true })
        .getByRole('button', { name: t('addNew.begin') })
        .click();
      await expect(stepHeading(page, 'decision')).toBeVisible();
      const section = sectionOf(amendmentOfAoaMoa, 'AMENDMENT_DECISION');
      const fields = section !== undefined && 'fields' in section ? section.fields : [];
      const answer = new AnsweredFields(page, language);
      const today = nepalDayOfInstant(new Date().toISOString());
      await answer.answerAll(
        page.getByRole('region', { name: section?.label[language] }),
        fields,
        {
          documentType: 'AOA',
          reason: 'The secretary keeps the seal now.',
          resolution: { meeting: 'SOLE_SHAREHOLDER', resolutionOn: today, text: 'Resolved to amend the articles.' },
        },
        () => undefined,
      );
      await goOn(page);
      await expect(stepHeading(page, 'clauses')).toBeVisible();
      await page.getByText(t('clauses.locked')).click();
      await expect(page.getByText('is changed by a name change')).toBeVisible();
      await page.getByRole('button', { name: t('list.add', { name: CLAUSE_AMENDMENTS.item.name[language] }) }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('combobox', { name: new RegExp(`${labelOf('dafaId')}$`) }).click();
      await page.keyboard.type('Seal of');
      await page.keyboard.press('Enter');
      await expect(drawer.getByLabel(labelOf('proposedAmendmentEnglish'))).toHaveValue(/its own seal/);
      await drawer.getByLabel(labelOf('proposedAmendmentEnglish')).fill(WRONG);
      await drawer.getByLabel(labelOf('amendmentRemarks')).fill('As resolved.');
      await expect(drawer.locator('ins').filter({ hasText: 'secretary' })).toBeVisible();
      await drawer.getByRole('button', { name: t('list.done') }).click();
      await expect(drawer).toBeHidden();
      await goOn(page);
      await expect(stepHeading(page, 'documents')).toBeVisible();
      return new URL(page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
    });
    const check = `/post-amendment/activity/POST_AMENDMENT/AMENDMENT_OF_AOA_MOA/${id}/check`;
    await test.step('the check page has both texts beside each other, and it is submitted', async () => {
      await attachRequired(gateway, id);
      await page.goto(check);
      await expect(page.getByRole('main').locator('ins').filter({ hasText: 'secretary' })).toBeVisible();
      await submit(page, common('action.submit'));
    });
    await test.step('the office sends it back for a word; it is corrected and submitted again', async () => {
      await act(demo.operator, id, 'claim');
      const operator = await callsOf(demo.operator);
      const {
        items: [item],
      } = await gateway.get<{ readonly items: readonly { readonly id: string }[] }>(
        `/external/api/application/${id}/section/CLAUSE_AMENDMENTS/item`,
      );
      await operator.post(`/external/api/application/${id}/pin`, {
        path: `CLAUSE_AMENDMENTS.${item?.id}.proposedAmendmentEnglish`,
        remark: 'A verb is missing.',
      });
      await act(demo.operator, id, 'sendForCorrection', { remark: 'Please correct the English text.' });
      // the correction begins at its first remark: the clause stands open
      await page.goto(check.replace(/check$/, 'clauses'));
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel(labelOf('proposedAmendmentEnglish')).fill(RIGHT);
      await drawer.getByRole('button', { name: t('list.done') }).click();
      await expect(drawer).toBeHidden();
      await page.getByLabel(t('pin.answer')).fill('Corrected.');
      await page.getByRole('button', { name: t('pin.saveAnswer') }).click();
      await expect(page.getByRole('button', { name: t('pin.changeAnswer') })).toBeVisible();
      await page.goto(check);
      await submit(page, t('summary.resubmit'));
    });
    await test.step('approved: the former articles say which version took their place, and its text is the amended one', async () => {
      await verifiedByCalls(person, id);
      await act(demo.approver, id, 'approve');
      const papers = await gateway.get<readonly IssuedPaper[]>(`/external/api/paper?applicationId=${id}`);
      const [old, fresh] = [before, papers].map(
        (list) => list.find((paper) => paper.kind === 'ARTICLES' && paper.language === 'en')?.code ?? '',
      );
      await new PortalTab(page).visit(`/verify-document?code=${old}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(String(fresh).slice(0, 4)) })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(String(fresh).slice(0, 4)));
      await new PortalTab(page).visit(`/view?code=${fresh}`);
      await expect(page.getByRole('main')).toContainText(RIGHT);
      await new PortalTab(page).visit(`/company/${companyId}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
);
