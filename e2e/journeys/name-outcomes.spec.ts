import { expect, test } from '@registrar/testing/playwright';
import { freshName, unlikeNames } from '../names';
import { AccountPages } from '../pages/account-pages';
import { CheckNamePages } from '../pages/check-name-pages';
import { speak } from '../pages/portal-frame';
import { demo, signedUp } from '../people';
import { perform, submittedReservation } from '../reservations';
import { texts, type Language } from '../texts';

// Each outcome of the check, against the register of the demonstration and names that are asked for here.

const REGISTERED = { english: 'Karnali Agro Furniture', nepali: 'कर्णाली एग्रो फर्निचर' };

const language: Language = 'ne';

const t = texts('mf-name-reservation', language);

test(
  'a free name is available, and goes into a draft without being typed again',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const person = await signedUp(mailbox);
    const name = freshName();
    const check = new CheckNamePages(page, language);
    await speak(page, language);
    await check.open(name);
    await check.expectOutcome('AVAILABLE');
    await expect(check.similar).toHaveCount(0);
    await expect(check.suggestions).toHaveCount(0);
    await check.logInToReserve.click();
    await new AccountPages(page, mailbox, language).login(person);
    await expect(page).toHaveURL(/check-company-registration\?/);
    await check.expectOutcome('AVAILABLE');
    await check.reserve.click();
    await expect(page).toHaveURL(/\/company-name-reservation\/[0-9a-f-]{36}\/names/);
    await expect(page.locator('input[id$="nepali"]')).toHaveValue(name.nepali);
    await expect(page.locator('input[id$="english"]')).toHaveValue(name.english);
    await check.expectOutcome('AVAILABLE');
  },
);

test(
  'a registered name is not available and its holder is shown; a free variant is one click away',
  { tag: ['@own-data'] },
  async ({ page }) => {
    const check = new CheckNamePages(page, language);
    await speak(page, language);
    await check.open(REGISTERED);
    await check.expectOutcome('ALREADY_REGISTERED');
    await expect(check.result('ALREADY_REGISTERED').getByText('कम्पनी ऐन, २०६३ को दफा ६ को उपदफा (१)')).toBeVisible();
    await expect(check.similar.first()).toContainText('Karnali Agro Furniture Private Limited');
    await expect(check.similar.first()).toContainText(t('holder.COMPANY'));
    await expect(check.similar.first()).toContainText(t('outcome.match', { percent: '१००' }));
    await expect(check.logInToReserve).toHaveCount(0);
    const variant = await check.suggestions.first().locator('[lang="en"]').innerText();
    await check.suggestions.first().click();
    await expect(check.english).toHaveValue(variant);
    await check.expectOutcome('AVAILABLE');
    await expect(page).toHaveURL(/english=/);
  },
);

test('similar names stand by their nearness, each with its reason', { tag: ['@own-data'] }, async ({ page }) => {
  const check = new CheckNamePages(page, language);
  await speak(page, language);
  for (const [english, reason] of [
    ['Karnalee Agro Furniture', 'उच्चारण उस्तै सुनिन्छ।'],
    ['Karmali Agro Furniture', 'एउटा अक्षर मात्र फरक छ।'],
    ['Karnali Furniture Agro', 'शब्दको क्रम मात्र फरक छ।'],
  ] as const) {
    await check.open({ english });
    await check.expectOutcome('SIMILAR_EXISTS');
    await expect(check.similar.filter({ hasText: 'Karnali Agro Furniture Private Limited' })).toContainText(reason);
    await expect(check.logInToReserve).toBeVisible();
  }
});

test(
  'names that disagree are asked about, with the odd words marked in both scripts',
  { tag: ['@own-data'] },
  async ({ page }) => {
    const [first, second] = unlikeNames();
    const check = new CheckNamePages(page, language);
    await speak(page, language);
    await check.open({ english: first.english, nepali: second.nepali });
    await check.expectOutcome('NAME_MISMATCH');
    await check.expectMarked(second.nepali.split(' ')[0] ?? '', first.english.split(' ')[0] ?? '');
    await expect(page.getByRole('region', { name: t('mismatch.question') }).getByRole('listitem')).toHaveCount(2);
    await check.suggestions.first().click();
    await check.expectOutcome('AVAILABLE');
  },
);

test(
  'a word of the blacklist is refused and one like it is for the officer',
  { tag: ['@own-data'] },
  async ({ page }) => {
    const { english, nepali } = freshName();
    const check = new CheckNamePages(page, language);
    await speak(page, language);
    await check.open({ english: `Police ${english}`, nepali: `प्रहरी ${nepali}` });
    await check.expectOutcome('BLACKLIST_EXACT');
    await check.expectMarked('प्रहरी', 'Police');
    await expect(page.getByRole('region', { name: t('severity.refuse') })).toContainText('कार्यालयको कालोसूची');
    await expect(check.suggestions.first()).toContainText(english);
    await expect(check.logInToReserve).toHaveCount(0);

    await check.open({ english: `Interpoll ${english}`, nepali: `इन्टरपोल्ल ${nepali}` });
    await check.expectOutcome('BLACKLIST_SIMILAR');
    await check.expectMarked('इन्टरपोल्ल', 'Interpoll');
    await expect(page.getByRole('region', { name: t('severity.warn') })).toContainText('Interpol');
    await expect(check.logInToReserve).toBeVisible();
  },
);

test('the rules of form are told at each field', { tag: ['@own-data'] }, async ({ page }) => {
  const check = new CheckNamePages(page, language);
  await speak(page, language);
  await check.open({ english: 'my Super zenmora 24.com', nepali: 'मेरो Zen ९' });
  await check.expectOutcome('NAME_MISMATCH', 'BREAKS_RULES');
  await expect(check.english).toHaveAccessibleDescription(/अङ्क[^]*डट कम[^]*“my”[^]*“Super”/);
  await expect(check.nepali).toHaveAccessibleDescription(/अङ्क[^]*देवनागरी[^]*“मेरो”/);
  await check.nepali.fill('');
  await check.english.fill('A'.repeat(101));
  await expect(check.english).toHaveAccessibleDescription(/१००|100/);
});

test(
  'a waiting and a reserved name stand in the way, and nothing else of their application is told',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, mailbox }) => {
    const person = await signedUp(mailbox);
    const name = freshName();
    const id = await submittedReservation(person, name);
    const t = texts('mf-name-reservation', 'en');
    const check = new CheckNamePages(page, 'en');
    await speak(page, 'en');
    const answers: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/name/check'))
        void response.text().then(
          (text) => answers.push(text),
          () => undefined,
        );
    });
    await check.open({ english: name.english });
    await check.expectOutcome('ALREADY_REGISTERED');
    await expect(check.similar.first()).toContainText(t('holder.APPLICATION'));
    await expect(check.similar.first().getByRole('link')).toHaveCount(0);
    for (const [officer, action] of [
      [demo.operator, 'claim'],
      [demo.operator, 'verify'],
      [demo.approver, 'approve'],
    ] as const)
      await perform(officer, id, action);
    await check.open({ nepali: name.nepali });
    await check.expectOutcome('ALREADY_REGISTERED');
    await expect(check.similar.first()).toContainText(t('holder.RESERVATION'));
    expect(answers.length).toBeGreaterThan(1);
    for (const text of answers)
      for (const own of [id, person.fullNameEnglish, person.username]) expect(text).not.toContain(own);
  },
);

/** An answer that is let go when the test says so. */
function held() {
  let letGo = (): void => undefined;
  const until = new Promise<void>((resolve) => (letGo = resolve));
  return { until, letGo };
}

test(
  'typing asks once for each pause, and an answer that comes late never takes the place of a newer one',
  { tag: ['@own-data'] },
  async ({ page }) => {
    const { english } = freshName();
    const asked: string[] = [];
    const first = held();
    const arrived = held();
    await page.route('**/external/api/name/check', async (route) => {
      const body: { readonly english: string } = route.request().postDataJSON();
      asked.push(body.english);
      const answer = await route.fetch().catch(() => undefined);
      // The first answer is ready first and arrives last.
      if (body.english === 'Karnali Agro Furniture') await first.until;
      if (answer !== undefined) await route.fulfill({ response: answer }).catch(() => undefined);
      if (body.english === 'Karnali Agro Furniture') arrived.letGo();
    });
    const check = new CheckNamePages(page, 'en');
    await speak(page, 'en');
    await page.clock.install();
    await page.goto('/check-name');
    await expect(check.english).toBeVisible();
    // No time passes between two keys, however busy the machine is.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await check.english.pressSequentially('Ka');
    await page.clock.runFor(2_000);
    expect(asked).toEqual([]);
    await check.english.pressSequentially('rnali Agro Furniture');
    await page.clock.runFor(2_000);
    await page.clock.resume();
    await expect.poll(() => asked).toEqual(['Karnali Agro Furniture']);
    await check.english.fill(english);
    await check.expectOutcome('AVAILABLE');
    expect(asked).toEqual(['Karnali Agro Furniture', english]);
    first.letGo();
    await arrived.until;
    await expect(check.result('ALREADY_REGISTERED')).toHaveCount(0);
    await check.expectOutcome('AVAILABLE');

    await test.step('while it asks again the answer before stays, dimmed, and no empty page flashes', async () => {
      const next = held();
      await page.unroute('**/external/api/name/check');
      await page.route('**/external/api/name/check', async (route) => {
        await next.until;
        await route.continue();
      });
      await check.english.fill('Karnali Agro Furniture');
      await expect(page.locator('[data-dimmed="true"]').filter({ has: check.result('AVAILABLE') })).toBeVisible();
      await expect(page.locator('.ant-skeleton')).toHaveCount(0);
      next.letGo();
      await check.expectOutcome('ALREADY_REGISTERED');
    });
  },
);
