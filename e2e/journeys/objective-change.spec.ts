import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { IssuedPaper } from '@registrar/domain/calls/papers';
import { sectionOf } from '@registrar/domain/processes';
import { objectiveChange } from '@registrar/domain/processes/filings/objective-change/definition';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { act, attachRequired, verifiedByCalls } from '../filed-registrations';
import { companyWithPapers } from '../companies-with-papers';
import { AnsweredFields } from '../pages/answered-fields';
import { openedDialog } from '../pages/opened-dialog';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { demo } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

const language: Language = 'ne';
const t = texts('mf-post-amendment', language);
const common = texts('shared/i18n', language);
const words = texts('sections', language);
const stepHeading = (page: Page, key: string) =>
  page.getByRole('heading', {
    level: 2,
    name: objectiveChange.steps.find((step) => step.key === key)?.label[language],
  });
const goOn = (page: Page) => page.getByRole('button', { name: t('wizard.saveAndContinue') }).click();
const regionOf = (page: Page, key: string) =>
  page.getByRole('region', { name: sectionOf(objectiveChange, key)?.label[language] ?? '' });

test(
  'objectives grow: old beside new, told that the name no longer fits, and the memorandum of before says which one took its place',
  { tag: ['@core', '@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const { person, companyId, gateway } = await companyWithPapers(mailbox, { english: 'Hotel', nepali: 'होटल' });
    const before = await gateway.get<readonly IssuedPaper[]>(`/external/api/paper?companyId=${companyId}`);
    await speak(page, language);
    await signIn(page, person);
    const id =
      await test.step('begun from the list of what may be filed; an objective is added to those of the register', async () => {
        await page.goto('/post-amendment/add-new');
        await page
          .getByRole('region', { name: objectiveChange.name[language], exact: true })
          .getByRole('button', { name: t('addNew.begin') })
          .click();
        await expect(stepHeading(page, 'objectives')).toBeVisible();
        await page.getByLabel(words('objectives.searchLabel')).fill('7210');
        await page
          .getByRole('list', { name: words('objectives.found') })
          .getByRole('button', { name: new RegExp(`^${common('action.add')}`) })
          .first()
          .click();
        await goOn(page);
        await expect(stepHeading(page, 'decision')).toBeVisible();
        const section = sectionOf(objectiveChange, 'OBJECTIVE_DECISION');
        const fields = section !== undefined && 'fields' in section ? section.fields : [];
        const today = nepalDayOfInstant(new Date().toISOString());
        await new AnsweredFields(page, language).answerAll(
          regionOf(page, 'OBJECTIVE_DECISION'),
          fields,
          {
            reason: 'कम्पनीले कम्प्युटरको काम पनि गर्ने भएकाले।',
            resolution: { meeting: 'GENERAL_MEETING', resolutionOn: today, text: 'उद्देश्य थप्ने विशेष प्रस्ताव पारित भयो।' },
          },
          () => undefined,
        );
        await goOn(page);
        await expect(stepHeading(page, 'documents')).toBeVisible();
        return new URL(page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
      });
    await test.step('one paper is brought, the rest the portal sets; the check page warns of the name and it is submitted', async () => {
      await attachRequired(gateway, id);
      await page.goto(`/post-amendment/activity/POST_AMENDMENT/OBJECTIVE_CHANGE/${id}/check`);
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'होटल' })).toBeVisible();
      await page.getByLabel(trueStatement.text[language]).check();
      const send = common('action.submit');
      await (
        await openedDialog(page, page.getByRole('button', { name: send, exact: true }))
      )
        .getByRole('button', { name: send })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
    });
    await test.step('approved: the record has it, the new memorandum proves itself and the former one leads to it', async () => {
      await verifiedByCalls(person, id);
      await act(demo.approver, id, 'approve');
      const { status } = await gateway.get<ApplicationDetail>(`/external/api/application/${id}`);
      expect(status).toBe('APPROVED');
      const papers = await gateway.get<readonly IssuedPaper[]>(`/external/api/paper?applicationId=${id}`);
      const [old, fresh] = [before, papers].map(
        (list) => list.find((paper) => paper.kind === 'MEMORANDUM' && paper.language === 'ne')?.code ?? '',
      );
      await new PortalTab(page).visit(`/verify-document?code=${old}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(String(fresh).slice(0, 4)) })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(String(fresh).slice(0, 4)));
    });
    await test.step('everybody sees it on the company’s public page', async () => {
      await new PortalTab(page).visit(`/company/${companyId}`);
      await expect(page.getByRole('main')).toContainText('हार्डवेयर परामर्श');
    });
  },
);
