import { expect, type Locator, type Page } from '@playwright/test';
import { ENDED_SESSIONS_DAYS } from '@registrar/domain/calls/profile';
import { toNepaliDigits } from '@registrar/domain/digits';
import { texts, type Language } from '../texts';

export type ProfileSection = 'overview' | 'sessions' | 'documents' | 'update' | 'logo';

/** One's own account as a person looks after it, in one language. */
export class ProfilePages {
  readonly #page: Page;
  readonly #t: ReturnType<typeof texts>;
  readonly #days: string;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#t = texts('mf-auth', language);
    const days = String(ENDED_SESSIONS_DAYS);
    this.#days = language === 'ne' ? toNepaliDigits(days) : days;
  }

  async open(section: ProfileSection): Promise<void> {
    await this.#page.goto(`/user-profile?section=${section}`);
    await expect(this.#page.getByRole('heading', { level: 1, name: this.#t('profile.title') })).toBeVisible();
  }

  region(name: string): Locator {
    return this.#page.getByRole('main').getByRole('region', { name, exact: true });
  }

  openSessions(): Locator {
    return this.region(this.#t('sessions.open')).getByRole('listitem');
  }

  endedSessions(): Locator {
    return this.region(this.#t('sessions.endedTitle', { days: this.#days })).getByRole('listitem');
  }

  /** Ends the one open session that is not this one. */
  async endTheOther(): Promise<void> {
    const other = this.openSessions().filter({ hasNotText: this.#t('sessions.current') });
    await other.getByRole('button').click();
    const question = this.#page.getByRole('dialog', { name: this.#t('sessions.end') });
    await expect(question).toContainText(this.#t('sessions.endMeans'));
    await question.getByRole('button', { name: this.#t('sessions.end'), exact: true }).click();
    await expect(question).toBeHidden();
  }

  async chooseLogo(picture: {
    readonly name: string;
    readonly mimeType: string;
    readonly buffer: Buffer;
  }): Promise<void> {
    await this.#page.getByTestId('logo-input').setInputFiles(picture);
  }

  async setLogo(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#t('logo.send'), exact: true }).click();
  }
}
