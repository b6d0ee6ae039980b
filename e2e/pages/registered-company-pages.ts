import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { letterKinds, type LetterKind } from '@registrar/domain/calls/letters';
import { texts, type Language } from '../texts';
import { VoucherPages } from './voucher-pages';

/**
 * From handed in to registered, as the applicant and then everybody sees it: the page of the filing, the company, its
 * papers.
 */
export class RegisteredCompanyPages {
  readonly #page: Page;
  readonly #language: Language;
  readonly #t: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#t = texts('mf-registration', language);
  }

  async openStatus(applicationId: string): Promise<void> {
    await this.#page.goto(`/company-registration?application=${applicationId}`);
    await expect(
      this.#page.getByRole('complementary', { name: texts('shared/i18n', this.#language)('decision.side') }),
    ).toBeVisible();
  }

  async payableIs(state: 'PROPOSED' | 'PENDING' | 'SUBMITTED' | 'SETTLED'): Promise<void> {
    await expect(
      this.#page.getByText(texts('payable', this.#language)(`state.${state}.title`), { exact: true }),
    ).toBeVisible();
  }

  /** The voucher of the bank for the invoice that is asked for; the amount stands there already. */
  async submitVoucher(voucherNumber: string): Promise<void> {
    const vouchers = new VoucherPages(this.#page, this.#language);
    await vouchers.fill(voucherNumber);
    await vouchers.submit();
    await this.payableIs('SUBMITTED');
  }

  /** A paper that the register signed, with the code that stands beside it. */
  async downloadPaper(
    kind: LetterKind,
    language: Language | null,
  ): Promise<{ readonly content: Buffer; readonly code: string }> {
    const word = letterKinds.name(kind)[this.#language];
    const name =
      language === null ? word : `${word} (${this.#t(language === 'ne' ? 'papers.inNepali' : 'papers.inEnglish')})`;
    const line = this.#page
      .getByRole('region', { name: this.#t('signed.title'), exact: true })
      .getByRole('listitem')
      .filter({ hasText: name });
    const button = line.getByRole('button', { name: this.#t('signed.saveOf', { name }), exact: true });
    await expect(button).toBeVisible({ timeout: 120_000 });
    const [download] = await Promise.all([this.#page.waitForEvent('download'), button.click()]);
    const code = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await line.textContent()) ?? '')?.[0] ?? '';
    return { content: await readFile(await download.path()), code };
  }

  /** From the public search to the page of the company. */
  async findCompany(nameEnglish: string): Promise<void> {
    const search = texts('mf-name-reservation', this.#language);
    const page = this.#page;
    await page.goto('/search-company');
    const field = page.getByRole('textbox', { name: search('search.name') });
    await field.fill(nameEnglish);
    await field.press('Enter');
    await page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: nameEnglish })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/company\//);
  }

  /** A fact of the company's page, by the word before it. */
  async expectFact(key: string, value: string | RegExp): Promise<void> {
    const term = this.#page
      .getByRole('main')
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${this.#t(`company.${key}`)}$`) });
    await expect(term.locator('xpath=following-sibling::dd').first()).toContainText(value);
  }

  async verifyByCode(code: string): Promise<void> {
    const page = this.#page;
    await page.goto('/verify-document');
    await page.getByRole('textbox', { name: this.#t('viewLetter.code') }).fill(code);
    await page.getByRole('button', { name: this.#t('viewLetter.submit'), exact: true }).click();
    await this.#isValid();
  }

  /** Drops the file where it is asked for; only its hash leaves the browser. */
  async verifyByDropping(name: string, content: Buffer): Promise<void> {
    const page = this.#page;
    await page.goto('/verify-document');
    const transfer = await page.evaluateHandle(
      ({ fileName, base64 }) => {
        const holder = new DataTransfer();
        holder.items.add(
          new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], fileName, {
            type: 'application/pdf',
          }),
        );
        return holder;
      },
      { fileName: name, base64: content.toString('base64') },
    );
    await page.getByText(this.#t('verify.drop'), { exact: true }).dispatchEvent('drop', { dataTransfer: transfer });
    await this.#isValid();
    await expect(page.getByText(this.#t('verify.fileIntact', { name }), { exact: true })).toBeVisible();
  }

  async #isValid(): Promise<void> {
    await expect(this.#page.getByText(this.#t('verify.state.VALID'), { exact: true })).toBeVisible();
  }
}
