import { expect } from '@registrar/testing/playwright';
import type { Locator, Page } from '@playwright/test';
import type { IssuedPaper } from '@registrar/domain/calls/papers';
import {
  isAsked,
  sectionOf,
  type Answers,
  type FieldDefinition,
  type FilingFrame,
  type ProcessDefinition,
} from '@registrar/domain/processes';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import type { GatewayCalls } from '../gateway-calls';
import type { Words } from '../place-names';
import { texts, type Language } from '../texts';
import { AnsweredFields } from './answered-fields';
import { openedDialog } from './opened-dialog';
import { PortalTab } from './portal-tab';

/** The wizard of a change of a company, from the list of what may be filed to what was handed in. */
export class AmendmentWizard {
  readonly #page: Page;
  readonly #language: Language;
  readonly #definition: ProcessDefinition;
  readonly #words: ReturnType<typeof texts>;

  constructor(page: Page, language: Language, definition: ProcessDefinition) {
    this.#page = page;
    this.#language = language;
    this.#definition = definition;
    this.#words = texts('mf-post-amendment', language);
  }

  /** Begins it from the list, and is at this step; answers with the id of the filing. */
  async begin(step: string, list = '/post-amendment/add-new'): Promise<string> {
    await this.#page.goto(list);
    const offered = this.#page.getByRole('region', { name: this.#definition.name[this.#language], exact: true });
    await offered.getByRole('button', { name: this.#words('addNew.begin') }).click();
    await this.isAt(step);
    return new URL(this.#page.url()).pathname.split('/').find((part) => /^[\da-f-]{36}$/.test(part)) ?? '';
  }

  async goTo(id: string, step: string): Promise<void> {
    await this.#page.goto(`/post-amendment/activity/POST_AMENDMENT/${this.#definition.process}/${id}/${step}`);
  }

  async isAt(step: string): Promise<void> {
    const asked = this.#definition.steps?.find(({ key }) => key === step);
    const name = asked?.label[this.#language] ?? step;
    await expect(this.#page.getByRole('heading', { level: 2, name })).toBeVisible();
  }

  /**
   * Every question of a section that is answered here; `words` name what an answer holds by its id. Where answers hold
   * more than is asked, `frame` tells what is.
   */
  async answer(key: string, given: Answers, words: Words = () => undefined, frame?: FilingFrame): Promise<void> {
    const section = sectionOf(this.#definition, key);
    const all = section !== undefined && 'fields' in section ? section.fields : [];
    const fields = frame === undefined ? all : all.filter((field) => isAsked(field, given, frame));
    // a step of one section has no heading of its own for it
    const region = this.#page.getByRole('region', { name: section?.label[this.#language] ?? '', exact: true });
    const place = (await region.count()) > 0 ? region : this.#page.getByRole('main');
    await this.answerIn(place, fields, given, words);
  }

  answerIn(place: Locator, fields: readonly FieldDefinition[], given: Answers, words: Words): Promise<void> {
    return new AnsweredFields(this.#page, this.#language).answerAll(place, fields, given, words);
  }

  goOn(): Promise<void> {
    return this.#page.getByRole('button', { name: this.#words('wizard.saveAndContinue') }).click();
  }

  /** Saved and left; the next step is there. */
  async goOnTo(step: string): Promise<void> {
    await this.goOn();
    await this.isAt(step);
  }

  /** Checked and handed in, whatever its documents are. */
  async submit(id: string): Promise<void> {
    await this.goTo(id, 'check');
    await this.#page.getByLabel(trueStatement.text[this.#language]).check();
    const send = texts('shared/i18n', this.#language)('action.submit');
    const dialog = await openedDialog(this.#page, this.#page.getByRole('button', { name: send, exact: true }));
    await dialog.getByRole('button', { name: send }).click();
    const name = this.#words('result.submitted');
    await expect(this.#page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  /** The first paper of the kind that a filing issued proves itself by its code. */
  async paperProvesItself(gateway: GatewayCalls, id: string, kind: IssuedPaper['kind']): Promise<void> {
    const papers = await gateway.get<readonly IssuedPaper[]>(`/external/api/paper?applicationId=${id}`);
    const own = papers.filter((paper) => paper.kind === kind);
    const { code = '' } = own.find(({ language }) => language === this.#language) ?? own[0] ?? {};
    await new PortalTab(this.#page).visit(`/verify-document?code=${code}`);
    await expect(this.#page.getByRole('main')).toContainText(code.match(/.{4}/g)?.join('-') ?? code);
  }
}
