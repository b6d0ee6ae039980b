import { expect, test } from '@registrar/testing/playwright';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { sectionOf, isList } from '@registrar/domain/processes';
import { soleOwner } from '@registrar/domain/testing/registration-examples';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import type { Locator, Page } from '@playwright/test';
import { readyRegistration } from '../filed-registrations';
import { pressOn, tabTo } from '../keyboard';
import { aroundValues } from '../pages/portal-tab';
import { speak } from '../pages/portal-frame';
import { RegistrationPages } from '../pages/registration-pages';
import { signedUp } from '../people';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

/** A page of a dozen papers has as many stops three times over. */
const STOPS = 150;
/** The steps after the one that is changed, as they follow each other. */
const AFTER = ['document-generation', 'document-details', 'fine-revenue-details', 'summary'];

const press = (page: Page, target: Locator, key?: 'Enter' | 'Space'): Promise<void> =>
  pressOn(page, target, key, STOPS);

const language: Language = 'ne';

test(
  'a registration is taken up, changed and handed in without a pointer',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const t = texts('mf-registration', language);
    const common = texts('shared/i18n', language);
    const person = await signedUp(mailbox);
    const { name } = await readyRegistration(person, soleOwner());
    const pages = new RegistrationPages(page, language);
    await speak(page, language);
    await signIn(page, person);

    await test.step('from the list into the draft, and to a step by its name', async () => {
      await page.goto('/company-registration');
      await press(
        page,
        page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(name.nepali) })
          .first(),
      );
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name.nepali);
      await press(page, stepOf(page, 'shareholder'));
      await pages.stepIsOpen('shareholder');
    });

    await test.step('the drawer of a person opens, and gives the focus back', async () => {
      const witness = sectionOf(companyRegistration, 'WITNESS');
      if (witness === undefined || !isList(witness)) throw new Error('The witnesses are a list');
      const opener = page.getByRole('button', { name: t('list.add', { name: witness.item.name[language] }) });
      await press(page, opener);
      const drawer = page.getByRole('dialog');
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Tab');
      expect(
        await drawer.evaluate((element) => element.contains(document.activeElement)),
        'the next stop is in the drawer',
      ).toBe(true);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await test.step('an answer is typed and saved', async () => {
      await press(page, stepOf(page, 'legal-Person-details'));
      await pages.stepIsOpen('legal-Person-details');
      await tabTo(page, pages.field('LEGAL_PERSON_DETAILS', 'fullNameEnglish'), STOPS);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Sita Rai');
      await pages.isSaved();
    });

    await test.step('step by step to the summary, and in', async () => {
      for (const step of AFTER) {
        await press(page, page.getByRole('button', { name: t('wizard.saveAndContinue') }));
        await pages.stepIsOpen(step);
      }
      await expect(page.getByText('Sita Rai').first()).toBeVisible();
      await press(page, page.getByLabel(trueStatement.text[language]), 'Space');
      await press(page, page.getByRole('button', { name: common('action.submit'), exact: true }));
      const question = page.getByRole('dialog');
      await press(page, question.getByRole('button', { name: common('action.submit') }));
      await expect(page.getByRole('heading', { level: 1, name: t('result.submitted') })).toBeVisible();
    });
  },
);

/** The button of a step; people of the application are buttons of like names. */
const stepOf = (page: Page, key: string): Locator =>
  page
    .getByRole('navigation', { name: texts('shared/i18n', language)('wizard.steps') })
    .getByRole('button', { name: stepName(key) });

/** Its number stands before it, its state after it. */
function stepName(key: string): RegExp {
  const step = companyRegistration.steps.find((one) => one.key === key);
  if (step === undefined) throw new Error(`There is no step ${key}`);
  return aroundValues(`{{number}}${step.label[language]}{{state}}`);
}
