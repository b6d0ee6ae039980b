import { expect, type Locator, type Page } from '@playwright/test';
import { isList, sectionOf, type FieldDefinition } from '@registrar/domain/processes';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { texts, type Language } from '../texts';
import { actionButton, decide, type Action } from './decision';
import { VoucherPages } from './voucher-pages';
import { PayableDesk } from './payable-desk';

/**
 * A registration, or another filing at the address of its reviews, as the officers have it: list, review, documents,
 * money, remarks and the decision, in one language.
 */
export class RegistrationReviewPages extends PayableDesk {
  readonly #page: Page;
  readonly #language: Language;
  readonly #t: ReturnType<typeof texts>;
  readonly #common: ReturnType<typeof texts>;

  readonly #address: string;

  constructor(page: Page, language: Language, address = '/company-registration/review/') {
    super(page, language);
    this.#address = address;
    this.#page = page;
    this.#language = language;
    this.#t = texts('mf-registration', language);
    this.#common = texts('shared/i18n', language);
  }

  /** From the list, where the officer finds it by its number or name. */
  async openFromList(nameEnglish: string): Promise<void> {
    const page = this.#page;
    await page.goto(`/company-registration-approval?search=${encodeURIComponent(nameEnglish)}`);
    await expect(page.getByRole('heading', { level: 1, name: this.#t('review.listTitle') })).toBeVisible();
    await page.getByRole('row').filter({ hasText: nameEnglish }).getByRole('link').first().click();
    await this.isOpen();
  }

  async open(applicationId: string): Promise<void> {
    await this.#page.goto(`${this.#address}${applicationId}`);
    await this.isOpen();
  }

  async isOpen(): Promise<void> {
    await expect(this.#page.getByRole('complementary', { name: this.#common('decision.side') })).toBeVisible();
    await expect(this.#page.getByRole('region', { name: this.#t('review.documents') }).getByRole('list')).toBeVisible();
  }

  action(name: Action): Locator {
    return actionButton(this.#page, this.#language, name);
  }

  decide(name: Action, remark?: string): Promise<void> {
    return decide(this.#page, this.#language, name, remark);
  }

  claim = (): Promise<void> => this.decide('claim');

  /** Where a round has not brought the filing back to the officer. */
  async claimUnlessHeld(): Promise<void> {
    const claim = this.action('claim');
    await expect(claim.or(this.action('sendForCorrection')).first()).toBeVisible();
    if (await claim.isVisible()) await this.claim();
  }

  forward = (remark?: string): Promise<void> => this.decide('verify', remark);
  approve = (remark?: string): Promise<void> => this.decide('approve', remark);
  reject = (remark: string): Promise<void> => this.decide('reject', remark);
  sendBack = (remark: string): Promise<void> => this.decide('sendForCorrection', remark);

  /** The list of papers, with the one that was chosen beside it. */
  get documents(): Locator {
    return this.#page.getByRole('region', { name: this.#t('review.documents'), exact: true });
  }

  /** Chooses a paper by its name; answers the part of the page that shows it. */
  async chooseDocument(name: string): Promise<Locator> {
    await this.documents.getByRole('listitem').getByRole('button', { name }).first().click();
    return this.documents.getByRole('region', { name, exact: true });
  }

  async acceptDocument(name: string): Promise<void> {
    const shown = await this.chooseDocument(name);
    await shown.getByRole('button', { name: `${this.#t('review.accept')} ${name}` }).click();
    await this.#documentIs(name, 'APPROVED');
  }

  async refuseDocument(name: string, why: string): Promise<void> {
    const shown = await this.chooseDocument(name);
    await shown.getByRole('button', { name: `${this.#t('review.refuse')} ${name}` }).click();
    await shown.getByLabel(this.#t('review.whyRefused', { document: name })).fill(why);
    await shown.getByRole('button', { name: this.#t('review.refuse'), exact: true }).click();
    await this.#documentIs(name, 'REJECTED');
  }

  /** One after the other, as the page leads the officer through them. */
  async acceptAllDocuments(): Promise<void> {
    const waiting = this.documents
      .getByRole('listitem')
      .filter({ hasText: this.#t('review.documentStatus.SUBMITTED') });
    for (let left = await waiting.count(); left > 0; left--) {
      await waiting.first().getByRole('button').click();
      await this.documents.getByRole('button', { name: this.#t('review.accept') }).click();
      await expect(waiting).toHaveCount(left - 1);
    }
  }

  async #documentIs(name: string, status: 'APPROVED' | 'REJECTED'): Promise<void> {
    await expect(this.documents.getByRole('listitem').filter({ hasText: name }).first()).toContainText(
      this.#t(`review.documentStatus.${status}`),
    );
  }

  /** A remark at a question of a section that is no list. */
  async pinField(sectionKey: string, path: string, remark: string): Promise<void> {
    const section = sectionOf(companyRegistration, sectionKey);
    if (section === undefined || isList(section)) throw new Error(`${sectionKey} is no section with questions`);
    const field = section.fields.find((entry: FieldDefinition) => entry.path === path);
    if (field === undefined) throw new Error(`${sectionKey} does not ask ${path}`);
    await this.#pin(
      this.#page.getByRole('region', { name: section.label[this.#language], exact: true }),
      field.label[this.#language],
      remark,
    );
  }

  async pinDocument(name: string, remark: string): Promise<void> {
    await this.#pin(await this.chooseDocument(name), name, remark);
  }

  async #pin(within: Locator, place: string, remark: string): Promise<void> {
    await within
      .getByRole('button', { name: `${this.#t('review.pin')} ${place}`, exact: true })
      .first()
      .click();
    await within.getByLabel(this.#t('review.remarkAt', { place })).fill(remark);
    await within.getByRole('button', { name: this.#t('review.pin'), exact: true }).click();
    await expect(within.getByRole('paragraph').filter({ hasText: remark })).toBeVisible();
  }

  /** A part of what was filed, by its heading. */
  part(label: string): Locator {
    return this.#page.getByRole('region', { name: label, exact: true });
  }

  /** What the applicant did in this round. */
  get changes(): Locator {
    return this.#page.getByRole('region', { name: this.#t('review.changed'), exact: true });
  }

  /** The revenue officer's list: finds the voucher, looks at its picture and verifies it. */
  verifyVoucher = (voucherNumber: string): Promise<void> =>
    new VoucherPages(this.#page, this.#language).verify(voucherNumber);
}
