import { expect, type Locator, type Page } from '@playwright/test';
import { schedules, type ScheduleGroup, type ScheduleKey } from '@registrar/domain/schedules';
import { texts, type Language } from '../texts';

export interface ProposedRate {
  readonly key: ScheduleKey;
  /** Day in AD. */
  readonly validFrom: string;
  /** The field of the rate, by the end of its label's key, and what is typed. */
  readonly field: string;
  readonly value: string;
  readonly law: { readonly en: string; readonly ne: string };
  readonly remark: string;
}

/** The dated rates and the proposals to change them, in one language. */
export class RatePages {
  readonly #page: Page;
  readonly #language: Language;
  readonly #t: ReturnType<typeof texts>;
  readonly #common: ReturnType<typeof texts>;
  readonly #review: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#t = texts('mf-payments', language);
    this.#common = texts('shared/i18n', language);
    this.#review = texts('review', language);
  }

  #name(key: ScheduleKey): string {
    return schedules.name(key)[this.#language];
  }

  /** The row of a rate in its group's list. */
  async rate(key: ScheduleKey, tab: ScheduleGroup): Promise<Locator> {
    await this.#page.goto(`/fee-schedules?tab=${tab}`);
    return this.#page
      .getByRole('row')
      .filter({ has: this.#page.getByRole('button', { name: this.#name(key), exact: true }) });
  }

  /** The drawer with every row that the rate has had. */
  async history(key: ScheduleKey, tab: ScheduleGroup): Promise<Locator> {
    await (await this.rate(key, tab)).getByRole('button', { name: this.#name(key), exact: true }).click();
    const drawer = this.#page.getByRole('dialog', { name: this.#name(key), exact: true });
    await expect(drawer.getByRole('listitem').first()).toBeVisible();
    return drawer;
  }

  /** Fills the proposal of a rate up to its effect; `send` sends it. */
  async fill(rate: ProposedRate, tab: ScheduleGroup): Promise<Locator> {
    return this.propose(rate, tab, (dialog) =>
      dialog.getByLabel(this.#t(`schedules.rate.${rate.field}`), { exact: true }).fill(rate.value),
    );
  }

  /** Fills a proposal of any rule; what is changed of it is up to the test. */
  async propose(
    { key, validFrom, law, remark }: Omit<ProposedRate, 'field' | 'value'>,
    tab: ScheduleGroup,
    change: (dialog: Locator) => Promise<void>,
  ): Promise<Locator> {
    const t = this.#t;
    const drawer = await this.history(key, tab);
    await drawer.getByRole('button', { name: t('schedules.propose') }).click();
    const dialog = this.#page.getByRole('dialog', { name: t('schedules.proposeFor', { name: this.#name(key) }) });
    await dialog.getByLabel(this.#common('date.adField', { label: t('schedules.field.validFrom') })).fill(validFrom);
    await this.#page.keyboard.press('Enter');
    await change(dialog);
    await dialog.getByLabel(t('schedules.field.reference'), { exact: true }).fill(law.en);
    await dialog.getByLabel(t('schedules.field.referenceNepali'), { exact: true }).fill(law.ne);
    await dialog.getByLabel(t('schedules.field.certainty')).click();
    await this.#page.getByTitle(t('schedules.certainty.A')).click();
    await dialog.getByLabel(t('schedules.field.remark'), { exact: true }).fill(remark);
    return dialog;
  }

  async send(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: this.#t('schedules.send') }).click();
    await expect(dialog).toBeHidden();
  }

  /** What waits, or what is settled, about one rate. */
  async proposal(key: ScheduleKey, show: 'open' | 'settled' = 'open'): Promise<Locator> {
    await this.#page.goto(`/fee-schedules?tab=proposals&show=${show}`);
    return this.#page
      .getByRole('row')
      .filter({ hasText: this.#name(key) })
      .first();
  }

  decision(key: ScheduleKey, action: 'approve' | 'refuse' | 'withdraw'): string {
    return `${this.#review(`proposals.${action}`)}: ${this.#name(key)}`;
  }

  /** The dialog of a decision shows the effect first; then the remark and the action. */
  async decide(key: ScheduleKey, action: 'approve' | 'refuse', remark: string, effect: string): Promise<void> {
    const row = await this.proposal(key);
    await row.getByRole('button', { name: this.decision(key, action) }).click();
    const dialog = this.#page.getByRole('dialog', { name: this.#review(`proposals.${action}`) });
    await expect(dialog.getByRole('cell', { name: effect }).first()).toBeVisible();
    await dialog.getByRole('textbox').fill(remark);
    await dialog.getByRole('button', { name: this.#review(`proposals.${action}`) }).click();
    await expect(dialog).toBeHidden();
  }
}
