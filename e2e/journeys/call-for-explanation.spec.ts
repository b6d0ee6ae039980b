import { expect, test } from '@registrar/testing/playwright';
import type { Page } from '@playwright/test';
import { callOutcomes, callStates, type CallDetail } from '@registrar/domain/calls/explanation-calls';
import { letterKinds, letterStates } from '@registrar/domain/calls/letters';
import { callForExplanation } from '@registrar/domain/processes/filings/call-for-explanation/definition';
import { others } from '@registrar/domain/processes/filings/others/definition';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { attachRequired } from '../filed-registrations';
import { callsOf } from '../gateway-calls';
import { companyRepresentedBy } from '../location-changes';
import { overdueCallOf, verifyAnswer } from '../explanation-calls';
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
const ORDER = 'सात दिनभित्र कार्यालयमा सूचना पाटी राख्नुहोस्।';
const [explanation, published] = callForExplanation.sections;
const nothing = () => undefined;

const shown = (page: Page, state: Parameters<typeof callStates.name>[0]) =>
  expect(page.getByRole('main')).toContainText(callStates.name(state)[language]);

test(
  'a company that did not explain itself in time is led to the call, answers it, and gets the order of the office',
  { tag: ['@core', '@demo-data'] },
  async ({ page, browser }) => {
    const person = demo.calledRepresentative;
    const company = await companyRepresentedBy(person);
    const overdue = await overdueCallOf(person);
    const office = await (await browser.newContext()).newPage();
    await Promise.all([speak(page, language), speak(office, language)]);
    await Promise.all([signIn(page, person), signIn(office, demo.approver)]);

    await test.step('the office calls the company, found by its number, to explain another matter too', async () => {
      await office.goto('/post-amendment/explanation-calls');
      await office.getByRole('button', { name: t('calls.open') }).click();
      await office.getByRole('searchbox', { name: 'कम्पनीको दर्ता नम्बर' }).fill(company.regNo);
      await office.getByRole('button', { name: t('calls.findCompany'), exact: true }).click();
      await expect(office.getByRole('main')).toContainText(company.nameNepali);
      await office.getByRole('textbox', { name: 'विषय' }).fill('वार्षिक विवरण नआएको');
      await office.getByLabel('कुन कुराको सम्बन्धमा', { exact: true }).click();
      await office.getByTitle('बुझाउनुपर्ने विवरण', { exact: true }).click();
      await office.getByRole('textbox', { name: 'व्यहोरा' }).fill('वार्षिक विवरण किन नआएको हो, जवाफ दिनुहोला।');
      await office.getByRole('button', { name: t('calls.send') }).click();
      await expect(office).toHaveURL(/explanation-calls\/[\da-f-]{36}/);
      await shown(office, 'OPEN');
    });

    const card = page.getByRole('region', { name: others.name[language], exact: true });
    const id =
      await test.step('the company may file nothing else, and is led to the call whose time is over', async () => {
        await page.goto('/post-amendment/add-new');
        await expect(card.getByRole('button')).toHaveCount(0);
        await card
          .getByRole('link', { name: t('addNew.wayOut') })
          .first()
          .click();
        await expect(page).toHaveURL(new RegExp(`/call-for-explanation/${overdue}`));
        await page.getByRole('button', { name: t('calls.answer'), exact: true }).click();
        await expect(page).toHaveURL(/\/application\/[\da-f-]{36}/);
        return new URL(page.url()).pathname.split('/').at(-1) ?? '';
      });

    await test.step('it answers with a published document and submits', async () => {
      const fields = new AnsweredFields(page, language);
      await fields.answerAll(
        page,
        explanation.fields,
        { explanation: 'कार्यालय सोही ठाउँमा छ; सूचना पाटी नभएकाले पत्र फिर्ता भएको हो।' },
        nothing,
      );
      await page.getByRole('button', { name: /प्रकाशित कागजात थप्नुहोस्/ }).click();
      const row = page.getByRole('dialog');
      await fields.answerAll(
        row,
        published.item.fields,
        { documentName: 'ठेगानाको सूचना', publishedOn: '2026-11-20' },
        nothing,
      );
      await row.getByRole('button', { name: t('list.done'), exact: true }).click();
      await expect(row).toBeHidden();
      await page.getByRole('button', { name: t('wizard.saveAndContinue') }).click();
      await expect(
        page.getByRole('heading', { level: 2, name: callForExplanation.steps[1].label[language], exact: true }),
      ).toBeVisible();
      await attachRequired(await callsOf(person), id);
      await page.goto(`/post-amendment/activity/POST_AMENDMENT/CALL_FOR_EXPLANATION/${id}/check`);
      await page.getByLabel(trueStatement.text[language]).check();
      const send = common('action.submit');
      await (
        await openedDialog(page, page.getByRole('button', { name: send, exact: true }))
      )
        .getByRole('button', { name: send })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
    });

    await test.step('the office decides with an order on the page of the call', async () => {
      await verifyAnswer(id);
      await new PortalTab(office).visit(`/post-amendment/explanation-calls/${overdue}`);
      await shown(office, 'ANSWERED');
      const dialog = await openedDialog(office, office.getByRole('button', { name: t('calls.decide'), exact: true }));
      await dialog.getByRole('radio', { name: callOutcomes.name('ORDER')[language] }).click();
      await dialog.getByRole('textbox').fill(ORDER);
      await dialog.getByRole('button', { name: t('calls.decide'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await shown(office, 'ORDERED');
      await office.context().close();
    });

    await test.step('the company reads the order, may file again, and its letter proves itself', async () => {
      await new PortalTab(page).visit('/post-amendment/add-new');
      await expect(card.getByRole('button')).toBeEnabled();
      await new PortalTab(page).visit(`/post-amendment/call-for-explanation/${overdue}`);
      await expect(page.getByRole('region', { name: t('calls.decision') })).toContainText(ORDER);
      const { letters } = await (await callsOf(person)).get<CallDetail>(`/external/api/explanation-call/${overdue}`);
      const order = letters.find(({ titleNe }) => titleNe === letterKinds.name('ORDER_ON_CALL').ne);
      await new PortalTab(page).visit(`/verify-document?code=${order?.code ?? ''}`);
      await expect(page.getByText(letterStates.name('VALID')[language]).first()).toBeVisible();
      await expect(page.getByRole('main')).toContainText(letterKinds.name('ORDER_ON_CALL')[language]);
    });
  },
);
