import { expect } from '@registrar/testing/playwright';
import type { Locator, Page } from '@playwright/test';
import { noticeChannels, opinionAnswers, type NoticeChannel } from '@registrar/domain/enumerations';
import { greyPicture } from '../plain-files';
import { texts, type Language } from '../texts';
import { openedDialog } from './opened-dialog';

const FIELDS = {
  publishedOn: { ne: 'प्रकाशित भएको वा बुझाइएको मिति', en: 'Day on which it appeared or was served' },
  proof: {
    ne: 'पत्रिकाको नाम र पृष्ठ, वा रजिष्ट्री वा तामेलीको नम्बर',
    en: 'Newspaper and page, or number of the letter or of the service',
  },
  judgement: { ne: 'निर्णयको कारण', en: 'Reason of the decision' },
  returned: { ne: 'फिर्ता आएको कारण', en: 'Reason of the return' },
  body: { ne: 'राय माग्ने निकाय', en: 'Body that is asked' },
  question: { ne: 'राय मागिएको विषय', en: 'Question to the body' },
  answer: { ne: 'प्राप्त राय', en: 'Answer of the body' },
} as const;

export interface Publishing {
  readonly channel: NoticeChannel;
  readonly proof: string;
  /** AD; left out: the day on which it is recorded. */
  readonly on?: string;
}

/** The page on which the office conducts one proceeding. */
export class ProceedingPage {
  readonly #page: Page;
  readonly #language: Language;
  readonly #words: ReturnType<typeof texts>;
  readonly #common: ReturnType<typeof texts>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#words = texts('mf-deregistration', language);
    this.#common = texts('shared/i18n', language);
  }

  async open(id: string): Promise<void> {
    await this.#page.goto(`/de-registration-approval/${id}`);
    await expect(this.#page.getByRole('region', { name: this.#words('proceedings.phases') })).toBeVisible();
  }

  region(words: string): Locator {
    return this.#page.getByRole('region', { name: this.#words(words), exact: true });
  }

  /** The dialog in which a notice is recorded, filled in and not sent. */
  async filledNotice(notice: string, { channel, proof, on }: Publishing): Promise<Locator> {
    const dialog = await this.#dialogOf('conduct.publish', notice);
    const way = dialog.getByRole('radio', { name: noticeChannels.name(channel)[this.#language] });
    await way.check();
    if (on !== undefined) await this.dayIn(dialog, on);
    await dialog.getByLabel(FIELDS.proof[this.#language]).fill(proof);
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: greyPicture(600, 800) });
    await expect(dialog.getByRole('button', { name: /proof\.png/ })).toBeVisible();
    return dialog;
  }

  async dayIn(dialog: Locator, on: string): Promise<void> {
    const label = FIELDS.publishedOn[this.#language];
    await dialog.getByLabel(this.#common('date.adField', { label })).fill(on);
    await this.#page.keyboard.press('Enter');
  }

  async publish(notice: string, how: Publishing): Promise<void> {
    await this.send(await this.filledNotice(notice, how), 'conduct.publish');
  }

  /** Sent, and taken. */
  async send(dialog: Locator, words: string): Promise<void> {
    await dialog.getByRole('button', { name: this.#words(words), exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async returned(notice: string, reason: string): Promise<void> {
    const dialog = await this.#dialogOf('conduct.returnNotice', notice);
    await dialog.getByLabel(FIELDS.returned[this.#language]).fill(reason);
    await this.send(dialog, 'conduct.returnNotice');
  }

  async judge(claim: string, outcome: string, reason: string): Promise<void> {
    const dialog = await this.#dialogOf('conduct.judgeClaim', claim);
    await dialog.getByRole('radio', { name: outcome, exact: true }).check();
    await dialog.getByLabel(FIELDS.judgement[this.#language]).fill(reason);
    await this.send(dialog, 'conduct.judgeClaim');
  }

  /** Asked, answered and taken as a consent. */
  async consentOf(body: string, said: { readonly question: string; readonly answer: string; readonly yes: string }) {
    await this.askOpinion(body, said.question);
    const answering = await this.#dialogOf('conduct.answerOpinion', body);
    const none = opinionAnswers.name('NO_OBJECTION')[this.#language];
    await answering.getByRole('radio', { name: none, exact: true }).check();
    await answering.getByLabel(FIELDS.answer[this.#language]).fill(said.answer);
    await this.send(answering, 'conduct.answerOpinion');
    await this.judgeOpinion(body, said.yes, said.answer);
  }

  async askOpinion(body: string, question: string): Promise<void> {
    const dialog = await this.#dialogOf('conduct.askOpinion', this.#words('conduct.ofBody'));
    await dialog.getByLabel(FIELDS.body[this.#language]).click();
    await this.#page.keyboard.type(body);
    await this.#page.getByTitle(body, { exact: true }).last().click();
    await dialog.getByLabel(FIELDS.question[this.#language]).fill(question);
    await this.send(dialog, 'conduct.askOpinion');
  }

  async judgeOpinion(body: string, judgement: string, reason: string): Promise<void> {
    const dialog = await this.#dialogOf('conduct.judgeOpinion', body);
    await dialog.getByRole('radio', { name: judgement, exact: true }).check();
    await dialog.getByLabel(FIELDS.judgement[this.#language]).fill(reason);
    await this.send(dialog, 'conduct.judgeOpinion');
  }

  /** The order by which the company leaves the register, as the first of two persons sends it. */
  async propose(outcome: string, reason: string, liabilities: string): Promise<void> {
    const button = this.#page.getByRole('button', { name: this.#words('order.propose'), exact: true });
    const dialog = await openedDialog(this.#page, button);
    const chosen = dialog.getByTitle(outcome, { exact: true });
    if ((await chosen.count()) === 0) {
      await dialog.getByLabel(this.#words('order.outcome')).click();
      await this.#page.getByTitle(outcome, { exact: true }).last().click();
    }
    await dialog.getByLabel(this.#words('order.reason')).fill(reason);
    await dialog.getByLabel(this.#words('order.liabilities')).fill(liabilities);
    await this.send(dialog, 'order.send');
  }

  /** The second person gives it. */
  async order(outcome: string): Promise<void> {
    const name = `${this.#words('order.approve')}: ${outcome}`;
    const dialog = await openedDialog(this.#page, this.#page.getByRole('button', { name, exact: true }));
    await this.send(dialog, 'order.approve');
  }

  #dialogOf(words: string, about: string): Promise<Locator> {
    const name = `${this.#words(words)}: ${about}`;
    return openedDialog(this.#page, this.#page.getByRole('button', { name, exact: true }).last());
  }
}
