import { expect, type Page } from '@playwright/test';
import { sectionOf, isList } from '@registrar/domain/processes';
import { nameChange } from '@registrar/domain/processes/filings/name-change/definition';
import type { Person } from '@registrar/testing/playwright';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { attachPaper } from '../filing-papers';
import { callsOf } from '../gateway-calls';
import { texts, type Language } from '../texts';
import { AnsweredFields } from './answered-fields';
import { NamePages, type ProposedName } from './name-pages';
import { openedDialog } from './opened-dialog';

const DECISION = {
  ne: {
    reason: 'कम्पनीले अर्को काम गर्न थालेको।',
    meeting: 'GENERAL_MEETING',
    resolutionOn: '2026-11-01',
    decision: 'साधारण सभाले विशेष प्रस्तावबाट नाम फेर्ने निर्णय गर्‍यो।',
  },
  en: {
    reason: 'The company does other work now.',
    meeting: 'GENERAL_MEETING',
    resolutionOn: '2026-11-01',
    decision: 'The general meeting resolved to change the name.',
  },
} as const;

/** A change of name for whoever files it, in one language. */
export class NameChangePages {
  readonly #t: ReturnType<typeof texts>;
  readonly #common: ReturnType<typeof texts>;

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.#t = texts('mf-post-amendment', language);
    this.#common = texts('shared/i18n', language);
  }

  text(key: string): string {
    return this.#t(key);
  }

  /** From what the company may file to the step of the name; answers the application's id. */
  async begin(): Promise<string> {
    await this.page.goto('/post-amendment/add-new');
    await this.page
      .getByRole('region', { name: nameChange.name[this.language], exact: true })
      .getByRole('button')
      .click();
    await this.at('new-name');
    return new NamePages(this.page, this.language).applicationId();
  }

  at(step: string): Promise<void> {
    return expect(this.page.getByRole('heading', { level: 2, name: this.#label(step), exact: true })).toBeVisible();
  }

  open(step: string): Promise<void> {
    return this.page
      .getByRole('button', { name: this.#label(step) })
      .first()
      .click();
  }

  next(): Promise<void> {
    return this.page.getByRole('button', { name: this.#t('wizard.saveAndContinue') }).click();
  }

  async write({ english, nepali }: ProposedName): Promise<void> {
    await this.page.locator('input[id$="nepali"]').fill(nepali);
    await this.page.locator('input[id$="english"]').fill(english);
  }

  /** From the decision to the last step; the papers are brought by calls. */
  async decide(person: Person, id: string): Promise<void> {
    await this.at('decision');
    const section = sectionOf(nameChange, 'CHANGE_DECISION');
    if (section === undefined || isList(section)) throw new Error('The decision is a form');
    await new AnsweredFields(this.page, this.language).answerAll(
      this.page,
      section.fields,
      DECISION[this.language],
      () => undefined,
    );
    await this.next();
    await this.at('documents');
    const gateway = await callsOf(person);
    for (const { key, when } of nameChange.documents) if (when === 'ALWAYS') await attachPaper(gateway, id, key);
    await this.page.reload();
    await this.at('documents');
    await this.next();
    await this.at('fine-revenue-details');
    await this.next();
    await this.at('check');
  }

  async submit(): Promise<void> {
    await this.page.getByLabel(trueStatement.text[this.language]).check();
    const question = await openedDialog(
      this.page,
      this.page.getByRole('button', { name: this.#common('action.submit'), exact: true }),
    );
    await question.getByRole('button', { name: this.#common('action.submit') }).click();
  }

  submitted(): Promise<void> {
    return expect(this.page.getByRole('heading', { level: 1, name: this.#t('result.submitted') })).toBeVisible();
  }

  #label(step: string): string {
    return nameChange.steps.find(({ key }) => key === step)?.label[this.language] ?? '';
  }
}
