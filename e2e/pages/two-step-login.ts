import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '@registrar/testing/playwright';
import { texts, type Language } from '../texts';

const PERIOD_MS = 30_000;

/** An authenticator app: a code of a later period than the one before, because none is taken twice. */
export class AuthenticatorApp {
  readonly #totp: TOTP;
  #last = 0;

  constructor(secret: string) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  /** The gateway takes the code after the present one too, so nobody waits for the next half minute. */
  code(): string {
    this.#last = Math.max(this.#last + 1, Math.floor(Date.now() / PERIOD_MS));
    return this.#totp.generate({ timestamp: this.#last * PERIOD_MS });
  }
}

/** A device with passkeys, as Chromium has one for tests; it belongs to the page. */
export async function giveDevice(page: Page): Promise<{ lose(): Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async lose() {
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    },
  };
}

/** The section of the profile, and the second step of a login. */
export class TwoStepLogin {
  readonly #page: Page;
  readonly #t: ReturnType<typeof texts>;
  readonly #common: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#t = texts('mf-auth', language);
    this.#common = texts('shared/i18n', language);
  }

  async open(): Promise<void> {
    await this.#page.goto('/user-profile?section=second-factor');
    await expect(this.#page.getByRole('heading', { level: 2, name: this.#t('secondFactor.title') })).toBeVisible();
  }

  /** Opens the dialog and gives the password, as far as the picture of the key. */
  async beginApp(password: string): Promise<void> {
    await this.#page.getByRole('button', { name: this.#t('secondFactor.addTotp') }).click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.locator('input[autocomplete="current-password"]').fill(password);
    await dialog.getByRole('button', { name: this.#t('secondFactor.next'), exact: true }).click();
  }

  /** The key and its first code. */
  async finishApp(): Promise<AuthenticatorApp> {
    const dialog = this.#page.getByRole('dialog', { name: this.#t('secondFactor.addTotp') });
    await expect(dialog.getByRole('img', { name: this.#t('secondFactor.picture') })).toBeVisible();
    await expectAccessible(this.#page);
    const app = new AuthenticatorApp((await dialog.locator('code').innerText()).replaceAll(' ', ''));
    await dialog.getByLabel(this.#common('secondFactor.code.TOTP')).fill(app.code());
    await dialog.getByRole('button', { name: this.#t('secondFactor.add'), exact: true }).click();
    return app;
  }

  async addPasskey(password: string): Promise<void> {
    await this.#page.getByRole('button', { name: this.#t('secondFactor.addPasskey') }).click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.locator('input[autocomplete="current-password"]').fill(password);
    await dialog.getByRole('button', { name: this.#t('secondFactor.add'), exact: true }).click();
  }

  /** The codes are shown once, with the first way that is added. */
  async keepCodes(): Promise<readonly string[]> {
    const dialog = this.#page.getByRole('dialog', { name: this.#t('secondFactor.codes.title') });
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(this.#page);
    const codes = await dialog.getByRole('listitem').allInnerTexts();
    await dialog.getByRole('button', { name: this.#t('secondFactor.codes.kept') }).click();
    await expect(dialog).toBeHidden();
    return codes.map((code) => code.trim());
  }

  async remove(name: string, password: string): Promise<void> {
    const label = this.#t('secondFactor.removeOne').replace('{{name}}', name);
    await this.#page.getByRole('button', { name: label }).first().click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.locator('input[autocomplete="current-password"]').fill(password);
    await dialog.getByRole('button', { name: this.#t('secondFactor.remove'), exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async expectSecondStep(): Promise<void> {
    const name = this.#common('secondFactor.title');
    await expect(this.#page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  async choose(way: 'TOTP' | 'RECOVERY_CODE'): Promise<void> {
    await this.#page.getByRole('button', { name: this.#common(`secondFactor.use.${way}`) }).click();
  }

  async giveCode(way: 'TOTP' | 'RECOVERY_CODE', code: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: this.#common(`secondFactor.code.${way}`) }).fill(code);
    await this.#page.getByRole('button', { name: this.#common('secondFactor.confirm'), exact: true }).click();
  }

  async givePasskey(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#common('secondFactor.confirmByPasskey') }).click();
  }
}
