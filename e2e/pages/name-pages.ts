import { expect, type Locator, type Page } from '@playwright/test';
import { parentCompanyTypes } from '@registrar/domain/enumerations/company-types';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { reservationStep } from '../step-names';
import { texts, type Language } from '../texts';
import { actionButton, decide, type Action } from './decision';
import { openedDialog } from './opened-dialog';

export interface ProposedName {
  readonly english: string;
  readonly nepali: string;
}

/** Checking, reserving and deciding a name, in one language. */
export class NamePages {
  readonly #page: Page;
  readonly #language: Language;
  readonly #t: ReturnType<typeof texts>;
  readonly #common: ReturnType<typeof texts>;
  readonly #sections: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#t = texts('mf-name-reservation', language);
    this.#common = texts('shared/i18n', language);
    this.#sections = texts('sections', language);
  }

  async check({ english, nepali }: ProposedName): Promise<void> {
    const page = this.#page;
    await page.goto('/check-name');
    await page.getByLabel(this.#t('checkName.nepali')).fill(nepali);
    await page.getByLabel(this.#t('checkName.english')).fill(english);
  }

  outcome(name: string): Locator {
    return this.#page.getByText(this.#t(`outcome.${name}.title`), { exact: true });
  }

  /** From the list of one's applications to the page that names what happens next; answers the application's id. */
  async reserve({ english, nepali }: ProposedName): Promise<string> {
    const page = this.#page;
    await this.fillDraft({ english, nepali });
    await this.#submitAnswers();
    await expect(page.getByRole('heading', { level: 1, name: this.#t('result.submitted') })).toBeVisible();
    return this.applicationId();
  }

  /** A complete draft that is open on one of its steps. */
  async submitDraft(): Promise<void> {
    const check = this.#page.getByRole('heading', { level: 2, name: reservationStep('check', this.#language) });
    // The step as it stands in the list of steps, with its number and state.
    await this.#page
      .getByRole('button', { name: reservationStep('check', this.#language) })
      .first()
      .click();
    await expect(check).toBeVisible();
    await this.#submitAnswers();
  }

  async #submitAnswers(): Promise<void> {
    const page = this.#page;
    await page.getByLabel(trueStatement.text[this.#language]).check();
    const dialog = await openedDialog(page, page.getByRole('button', { name: this.#common('action.submit') }));
    await dialog.getByRole('button', { name: this.#common('action.submit') }).click();
  }

  /**
   * All steps up to the last one, where the answers are looked over; a letter that is asked for may be left for later.
   */
  async fillDraft(
    { english, nepali }: ProposedName,
    groupRegistrationNumber?: string,
    { letterLater = groupRegistrationNumber !== undefined } = {},
  ): Promise<void> {
    const page = this.#page;
    const next = page.getByRole('button', { name: this.#t('wizard.saveAndContinue') });
    await page.goto('/company-name-reservation');
    await page
      .getByRole('button', { name: this.#t('list.start') })
      .first()
      .click();

    await this.#choose(
      page.locator('[id$="parentCompanyType"]'),
      parentCompanyTypes.name('PRIVATE_MULTIPLE_PROPRIETOR')[this.#language],
    );
    await page.locator('[id$="companyTypeId"]').click();
    // the types come by a call; Enter chooses the one that stands marked
    await expect(
      page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-active'),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await page.locator('input[id$="nepali"]').fill(nepali);
    await page.locator('input[id$="english"]').fill(english);
    if (groupRegistrationNumber !== undefined) await this.#joinGroup(groupRegistrationNumber);
    await next.click();

    await page.getByRole('searchbox').fill('software');
    await page
      .getByRole('list', { name: this.#sections('objectives.found') })
      .getByRole('button')
      .first()
      .click();
    await expect(page.getByRole('list', { name: this.#sections('objectives.chosen') }).getByRole('button')).toHaveCount(
      1,
    );
    await next.click();

    for (const step of ['documents', 'contact', 'remark']) {
      await expect(page.getByRole('heading', { level: 2, name: reservationStep(step, this.#language) })).toBeVisible();
      await next.click();
      if (step === 'documents' && letterLater)
        await page.getByRole('button', { name: this.#t('documents.later') }).click();
    }
    await expect(page.getByRole('heading', { level: 2, name: reservationStep('check', this.#language) })).toBeVisible();
  }

  /** The registration number alone: names and type come from the register. */
  async #joinGroup(registrationNumber: string): Promise<void> {
    const page = this.#page;
    await page.getByLabel(this.#t('names.isPartOfGroup')).check();
    await page.getByLabel(this.#t('group.registrationNumber')).fill(registrationNumber);
    await expect(page.getByText(this.#t('group.found'))).toBeVisible();
    await expect(page.locator('input[id$="registeredCompanyNameEnglish"]')).not.toHaveValue('');
    await expect(page.locator('input[id$="registeredCompanyNameNepali"]')).not.toHaveValue('');
  }

  applicationId(): string {
    const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(this.#page.url())?.[0];
    if (id === undefined) throw new Error(`No application in ${this.#page.url()}`);
    return id;
  }

  async openReview(applicationId: string): Promise<void> {
    await this.#page.goto(`/company-name-reservation-approval/${applicationId}`);
  }

  action(name: Action): Locator {
    return actionButton(this.#page, this.#language, name);
  }

  decide(name: Action, remark?: string): Promise<void> {
    return decide(this.#page, this.#language, name, remark);
  }

  async #choose(select: Locator, label: string): Promise<void> {
    await select.click();
    await this.#page.getByTitle(label, { exact: true }).click();
  }
}
