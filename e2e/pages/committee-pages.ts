import { expect, type Locator, type Page } from '@playwright/test';
import { nepalToday } from '@registrar/domain/calendar';
import { filingActions } from '@registrar/domain/transitions/actions';
import { texts, type Language } from '../texts';
import { openedDialog } from './opened-dialog';

/** The committee's page: what waits, meetings, and decisions with their minutes. */
export class CommitteePages {
  readonly #page: Page;
  readonly #language: Language;
  readonly #t: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#t = texts('shell-pages', language);
  }

  async open(): Promise<void> {
    await this.#page.goto('/committee');
    await expect(
      this.#page.getByRole('heading', { level: 1, name: this.#t('committee.title'), exact: true }),
    ).toBeVisible();
  }

  waiting(name: string): Locator {
    return this.#page
      .getByRole('region', { name: this.#t('committee.waiting') })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  /** The meeting with this application on its agenda. */
  meeting(name: string): Locator {
    return this.#page
      .getByRole('region', { name: this.#t('committee.meeting'), exact: true })
      .filter({ hasText: name });
  }

  /** Of today, so that it has begun; only this application is on the agenda, and only this member is invited. */
  async convene({
    place,
    name,
    member,
  }: {
    readonly place: string;
    readonly name: string;
    readonly member: string;
  }): Promise<void> {
    const dialog = await openedDialog(
      this.#page,
      this.#page.getByRole('button', { name: this.#t('committee.convene'), exact: true }),
    );
    const submit = dialog.getByRole('button', { name: this.#t('committee.invite') });
    await submit.click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await dialog
      .getByLabel(texts('shared/i18n', this.#language)('date.adField', { label: this.#t('committee.day') }))
      .fill(nepalToday(new Date()));
    await this.#page.keyboard.press('Enter');
    await dialog.getByLabel(this.#t('committee.time')).fill('00:00');
    await dialog.getByLabel(this.#t('committee.place')).fill(place);
    await this.#only(dialog, this.#t('committee.members'), member);
    await this.#only(dialog, this.#t('committee.agenda'), name);
    await submit.click();
    await expect(dialog).toBeHidden();
  }

  /** Everything is chosen at first: all but this one is taken out. */
  async #only(dialog: Locator, label: string, kept: string): Promise<void> {
    const field = dialog.locator('.ant-form-item').filter({ has: this.#page.getByLabel(label) });
    const others = field.locator('.ant-select-selection-item').filter({ hasNotText: kept });
    while ((await others.count()) > 0) await others.first().locator('.ant-select-selection-item-remove').click();
    // the list closes, and the dialog stays
    await dialog.getByLabel(this.#t('committee.place')).click();
  }

  async decide(
    name: string,
    {
      action,
      minutes,
      remark,
    }: { readonly action: 'committeeReturn' | 'committeeReview'; readonly minutes: string; readonly remark: string },
  ): Promise<void> {
    const t = this.#t;
    const dialog = await openedDialog(
      this.#page,
      this.#page.getByRole('button', { name: `${t('committee.decide')}: ${name}` }),
    );
    await dialog.getByRole('button', { name: t('committee.record') }).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await dialog.getByRole('radio', { name: filingActions.name(action)[this.#language] }).check();
    await dialog.getByLabel(t('committee.minutes'), { exact: true }).fill(minutes);
    await dialog.getByLabel(t('committee.remark'), { exact: true }).fill(remark);
    await dialog.getByRole('button', { name: t('committee.record') }).click();
    await expect(dialog).toBeHidden();
  }
}
