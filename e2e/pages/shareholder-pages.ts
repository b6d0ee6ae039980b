import { expect, type Mailbox } from '@registrar/testing/playwright';
import type { Locator, Page } from '@playwright/test';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { isList, sectionOf, valueAt, type Answers, type FieldDefinition } from '@registrar/domain/processes';
import { texts, type Language } from '../texts';

/** Tabs of an entry in the order in which they are walked, by the paths they hold. */
const TABS: Readonly<
  Record<string, readonly { readonly ne: string; readonly en: string; readonly paths: readonly string[] }[]>
> = {
  SHAREHOLDER: [
    {
      ne: 'परिचय',
      en: 'Identity',
      paths: ['entity', 'investorType', 'shareholderType', 'roles', 'person', 'identification', 'company'],
    },
    { ne: 'संरक्षक', en: 'Guardian', paths: ['guardian'] },
    {
      ne: 'ठेगाना र सम्पर्क',
      en: 'Address and contact',
      paths: ['permanentAddress', 'temporaryElsewhere', 'temporaryAddress', 'contact'],
    },
    { ne: 'लगानी', en: 'Investment', paths: ['holding', 'membershipFee'] },
  ],
  WITNESS: [
    {
      ne: 'परिचय',
      en: 'Identity',
      paths: [
        'fullNameNepali',
        'fullNameEnglish',
        'isForeign',
        'nationalityId',
        'relation',
        'phoneNo',
        'email',
        'identification',
      ],
    },
    { ne: 'ठेगाना', en: 'Address', paths: ['address'] },
  ],
  BOD_DETAILS: [
    {
      ne: 'सञ्चालक',
      en: 'Director',
      paths: ['directorType', 'holderItemId', 'isIndependent', 'designation', 'fromDate', 'toDate'],
    },
    { ne: 'व्यक्तिगत विवरण', en: 'Personal details', paths: ['person'] },
    { ne: 'सम्पर्क', en: 'Contact', paths: ['phoneNo', 'email'] },
  ],
};

/** Words that stand for what an answer holds by its id, e.g. a district. */
export type Words = Readonly<Record<string, string>>;

/** Shareholders, witnesses, directors and their share ranges as an applicant enters them, in one language. */
export class ShareholderPages {
  readonly #page: Page;
  readonly #language: Language;
  readonly #t: ReturnType<typeof texts>;
  readonly #common: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#t = texts('mf-registration', language);
    this.#common = texts('shared/i18n', language);
  }

  /** Walks the tabs of one more entry and answers what the answers hold; `words` name places and people by path. */
  async add(
    sectionKey: string,
    answers: Answers,
    words: Words = {},
    { later = false }: { readonly later?: boolean } = {},
  ): Promise<void> {
    const { name } = this.#item(sectionKey);
    await this.#page.getByRole('button', { name: this.#t('list.add', { name }) }).click();
    await this.#answerEntry(sectionKey, answers, words, later);
  }

  /** Somebody whom the application names already becomes something more; answers what is still asked of them. */
  async alsoAs(person: string, sectionKey: string, answers: Answers, words: Words = {}): Promise<void> {
    const role = this.#item(sectionKey).name;
    await this.#page
      .getByRole('listitem')
      .filter({ has: this.#page.getByText(person, { exact: true }) })
      .getByRole('button', { name: this.#t('people.alsoAs', { role }), exact: true })
      .click();
    await this.#answerEntry(sectionKey, answers, words, false);
  }

  async #answerEntry(sectionKey: string, answers: Answers, words: Words, later: boolean): Promise<void> {
    const { fields } = this.#item(sectionKey);
    const drawer = this.#page.getByRole('dialog');
    const answered = fields.filter(({ path }) => (valueAt(answers, path) ?? words[path]) !== undefined);
    const answer = (field: FieldDefinition) =>
      this.#answer(drawer, field, valueAt(answers, field.path), words[field.path]);
    const tabs = TABS[sectionKey];
    // An entry with few questions has them all on one page.
    if (tabs === undefined) for (const field of answered) await answer(field);
    for (const tab of tabs ?? []) {
      const own = answered.filter(({ path }) => tab.paths.includes(path.split('.')[0] ?? ''));
      if (own.length === 0) continue;
      await drawer.getByRole('tab', { name: tab[this.#language] }).click();
      for (const field of own) await answer(field);
    }
    // What still wants something, such as a code to a phone, is finished later.
    await drawer.getByRole('button', { name: this.#t(later ? 'list.closeLater' : 'list.done') }).click();
    await expect(drawer).toBeHidden();
  }

  /** Cells as a spreadsheet puts them on the clipboard; all rows are taken, unfinished ones too. */
  async importSheet(text: string, { incomplete = false }: { readonly incomplete?: boolean } = {}): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: this.#t('import.open') }).click();
    const drawer = page.getByRole('dialog', { name: this.#t('import.title') });
    await drawer.getByLabel(this.#t('import.paste')).fill(text);
    await drawer.getByRole('button', { name: this.#t('import.usePasted') }).click();
    if (incomplete) await drawer.getByRole('checkbox').last().check();
    const one = (key: string) => `^${this.#t(key).replace('{{count, number}}', '\\S+')}$`;
    await drawer
      .getByRole('button', { name: new RegExp(`${one('import.import_one')}|${one('import.import_other')}`) })
      .click();
    await drawer.getByRole('button', { name: this.#t('import.toList') }).click();
    await expect(drawer).toBeHidden();
  }

  /** The code that went to the director's phone, given back by the applicant. */
  async proveDirector(name: string, phone: string, mailbox: Mailbox): Promise<void> {
    const page = this.#page;
    await page
      .getByRole('row')
      .filter({ hasText: name })
      .getByRole('button', { name: this.#common('action.edit') })
      .click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('tab', { name: (TABS['BOD_DETAILS']?.[2] ?? { ne: '', en: '' })[this.#language] }).click();
    await drawer.getByRole('button', { name: this.#t('board.sendCode') }).click();
    await drawer.getByLabel(this.#common('otp.label')).fill(await mailbox.otp(phone, 'sms'));
    await drawer.getByRole('button', { name: this.#t('board.verifyCode') }).click();
    await expect(drawer.getByLabel(this.#common('otp.label'))).toBeHidden();
    await drawer.getByRole('button', { name: this.#t('list.closeLater') }).click();
    await expect(drawer).toBeHidden();
  }

  /** Every holder one range after the other, from the first share. */
  async assignAutomatically(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#t('ranges.assignAll') }).click();
    await expect(this.#page.getByText(this.#t('ranges.nothingFree'))).toBeVisible();
  }

  #item(sectionKey: string): { readonly name: string; readonly fields: readonly FieldDefinition[] } {
    const section = sectionOf(companyRegistration, sectionKey);
    if (section === undefined || !isList(section)) throw new Error(`${sectionKey} is no list`);
    return { name: section.item.name[this.#language], fields: section.item.fields };
  }

  async #answer(drawer: Locator, field: FieldDefinition, value: unknown, word: string | undefined): Promise<void> {
    const label = field.label[this.#language];
    const option = field.options?.items.find(({ key }) => key === value);
    const named = word ?? (option && (this.#language === 'ne' ? option.nameNepali : option.nameEnglish));
    // A heading tells apart questions that are asked of more than one person.
    const place =
      field.group === undefined
        ? drawer
        : drawer.getByRole('group', { name: field.group[this.#language], exact: true }).or(drawer).last();
    const control = place.getByLabel(label, { exact: true }).first();
    switch (field.widget) {
      case 'switch':
        if (value === true) await place.getByRole('switch', { name: label, exact: true }).click();
        return;
      case 'radio':
        await place.getByRole('radio', { name: named, exact: true }).click();
        return;
      case 'date':
        await place.getByLabel(this.#common('date.adField', { label })).fill(String(value));
        await this.#page.keyboard.press('Enter');
        return;
      case 'amount':
        await control.fill(String(Number(value) / 100));
        return;
      default:
        if (named === undefined) return control.fill(String(value));
        await control.click();
        await this.#page.keyboard.type(named);
        // Somebody who was entered before stands with a number; anything else is the word itself.
        await this.#page
          .getByTitle(named, { exact: field.widget !== 'personChoice' })
          .last()
          .click();
    }
  }
}
