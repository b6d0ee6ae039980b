import { expect, test } from '@registrar/testing/playwright';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshName } from '../names';
import { LetterPages } from '../pages/letter-pages';
import { speak } from '../pages/portal-frame';
import { PortalTab } from '../pages/portal-tab';
import { VideoPlayer } from '../pages/video-player';
import { demo, signedUp } from '../people';
import { withoutBootBlock } from '../registry-for-tab';
import { perform, submittedReservation } from '../reservations';
import { signIn } from '../signed-in';
import { texts, type Language } from '../texts';

// What anybody finds at the portal without an account.

// States of an HTMLMediaElement, which only a browser has by name.
const NETWORK_IDLE = 1;
const HAVE_NOTHING = 0;

interface Scene {
  readonly title: Readonly<Record<Language, string>>;
  readonly steps: readonly { readonly say: Readonly<Record<Language, string>> }[];
}

const scenes: readonly Scene[] = JSON.parse(
  readFileSync(join(__dirname, '../../shell/src/pages/manuals/videos/scenes.json'), 'utf8'),
);

/** What an office configures for its home. */
const ADDRESSES = {
  website: 'https://office.example/',
  romanizedUnicode: 'https://unicode.example/',
  nsicDetails: 'https://nsic.example/',
  nidStatus: 'https://nid.example/status',
};
const GROUPS = {
  registration: ['migrate', 'newRegistration', 'recoverUsername', 'recoverPassword'],
  resources: [
    'font',
    'manualAccount',
    'manualName',
    'manualPostRegistration',
    'manualPassword',
    'manualVideo',
    'manualUser',
  ],
  services: ['checkName', 'verifyDocument'],
  links: ['website', 'unicode', 'nsic', 'nid'],
};
/** Codes whose last character fits, and does not. */
const NEVER_ISSUED = '2222-2222-2222';
const MISSPELLED = '2222-2222-2223';

const language: Language = 'ne';

test(
  'the home has its four groups, and every link of the portal leads to a page',
  { tag: ['@own-data'] },
  async ({ page }) => {
    const t = texts('shell', language);
    await speak(page, language);
    await withoutBootBlock(page);
    await page.route('**/config.json', async (route) => {
      const configuration: object = await (await route.fetch()).json();
      await route.fulfill({ json: { ...configuration, addresses: ADDRESSES } });
    });
    await page.goto('/login');
    const home = page.getByRole('complementary', { name: t('home.label') });
    for (const [group, items] of Object.entries(GROUPS)) {
      const section = home
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: t(`home.group.${group}`), exact: true }) });
      for (const item of items)
        await expect(section.getByRole('link', { name: t(`home.item.${item}`) }).first()).toBeVisible();
    }
    await expect(home.getByRole('link', { name: t('home.item.nid') })).toHaveAttribute('href', ADDRESSES.nidStatus);

    const own = await home
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
      );
    for (const path of own) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.locator('[data-panel]'), path).toHaveCount(0);
    }
  },
);

test(
  'the films of the video manual play with captions, and cost nothing before; in the other language the captions follow',
  { tag: ['@own-data'] },
  async ({ page }) => {
    const t = texts('shell-pages', language);
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.webm')) films.push(request.url());
    });
    await speak(page, language);
    await page.goto('/video-manual');
    await expect(page.getByRole('heading', { level: 1, name: t('video.title') })).toBeVisible();
    const players = page.locator('video');
    await expect(players).toHaveCount(scenes.length);
    for (const player of await players.all()) {
      // The browser has chosen the film and waits until it is wanted: nothing of it has come.
      await expect(player).toHaveJSProperty('preload', 'none');
      await expect(player).toHaveJSProperty('networkState', NETWORK_IDLE);
      await expect(player).toHaveJSProperty('readyState', HAVE_NOTHING);
    }
    expect(films).toEqual([]);
    const filmOf = (spoken: Language, { title }: Scene) =>
      page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: title[spoken], exact: true }) });
    for (const scene of scenes) {
      const film = filmOf(language, scene);
      const player = new VideoPlayer(film.locator('video'));
      await player.play();
      await player.expectFirstCaption(language, scene.steps[0]?.say[language] ?? '');
      await film.getByText(t('video.transcript'), { exact: true }).click();
      await expect(film.getByRole('listitem')).toHaveText(scene.steps.map(({ say }) => say[language]));
    }
    const other = await new PortalTab(page).switchLanguage(language);
    for (const scene of scenes)
      await expect(filmOf(other, scene).getByRole('listitem')).toHaveText(scene.steps.map(({ say }) => say[other]));
    const [first] = scenes;
    if (first === undefined) throw new Error('There are no films');
    const player = new VideoPlayer(filmOf(other, first).locator('video'));
    await player.play();
    await player.expectFirstCaption(other, first.steps[0]?.say[other] ?? '');
  },
);

test(
  'a reserved name’s letter is opened by its owner and verified by a stranger',
  { tag: ['@own-data', '@mailbox'] },
  async ({ page, browser, mailbox }) => {
    const person = await signedUp(mailbox);
    const name = freshName();
    const id = await submittedReservation(person, name);
    for (const [officer, action] of [
      [demo.operator, 'claim'],
      [demo.operator, 'verify'],
      [demo.approver, 'approve'],
    ] as const)
      await perform(officer, id, action);

    const code = await test.step('the card of the reserved name leads to the letter', async () => {
      await speak(page, language);
      await signIn(page, person);
      await page.goto(`/company-name-reservation/${id}`);
      await page.getByRole('link', { name: texts('mf-name-reservation', language)('reservation.letter') }).click();
      const letters = new LetterPages(page, language);
      await letters.expectVerdict('state.VALID');
      return letters.printedCode();
    });

    const context = await browser.newContext();
    const stranger = await context.newPage();
    const letters = new LetterPages(stranger, 'en');
    await test.step('a stranger, who reads English, reads it by its code, however it is written', async () => {
      await speak(stranger, 'en');
      await stranger.goto('/view');
      await letters.verify(code.toLowerCase().replaceAll('-', ' '));
      await letters.expectVerdict('state.VALID');
      await expect(stranger.getByRole('main').locator('dd').filter({ hasText: name.nepali })).toBeVisible();
    });
    await test.step('a slip of the pen and a code that was never issued are told apart', async () => {
      await letters.verify(MISSPELLED);
      await letters.expectVerdict('misspelled');
      await letters.verify(NEVER_ISSUED);
      await letters.expectVerdict('notFound');
    });
    await test.step('a revoked one says so', async () => {
      await perform(demo.otherApprover, id, 'revoke', { remark: 'The court has decided.', reasonCode: 'COURT_ORDER' });
      await letters.verify(code);
      await letters.expectVerdict('state.REVOKED');
    });
    await context.close();
  },
);

test('the typeface is downloaded from the portal itself', { tag: ['@own-data'] }, async ({ page }) => {
  const t = texts('shell-pages', 'ne');
  await speak(page, 'ne');
  await page.goto('/font-download');
  for (const [link, file] of [
    ['font.regular', 'Mukta-Regular.ttf'],
    ['font.bold', 'Mukta-Bold.ttf'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: t(link) }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(file);
    // A TrueType font begins with version 1.0.
    expect(readFileSync(await download.path()).subarray(0, 4)).toEqual(Buffer.from([0, 1, 0, 0]));
  }
});

test(
  'Latin letters are written in Nepali as they are typed; the switch is remembered',
  { tag: ['@own-data'] },
  async ({ page }) => {
    const t = texts('mf-name-reservation', 'ne');
    const typing = texts('typing', 'ne');
    await speak(page, 'ne');
    await page.goto('/check-name');
    const nepali = page.getByRole('textbox', { name: t('checkName.nepali') });
    const english = page.getByRole('textbox', { name: t('checkName.english') });
    const help = page.getByRole('button', { name: typing('switch'), exact: true });

    await test.step('while it is on', async () => {
      await nepali.pressSequentially('namaste nepal', { delay: 20 });
      await expect(nepali).toHaveValue('नमस्ते नेपाल');
      await nepali.press('Control+z');
      await expect(nepali).toHaveValue('नमस्ते nepal');
      await english.pressSequentially('Himal');
      await expect(english).toHaveValue('Himal');
    });
    await test.step('a text that is pasted and a Nepali keyboard are left alone', async () => {
      await nepali.fill('');
      await nepali.focus();
      await page.keyboard.insertText('हिमाल');
      await expect(nepali).toHaveValue('हिमाल');
    });
    await test.step('off, here and after a reload', async () => {
      await expect(help).toHaveAttribute('aria-pressed', 'true');
      await help.click();
      await page.reload();
      await expect(help).toHaveAttribute('aria-pressed', 'false');
      await nepali.fill('');
      await nepali.pressSequentially('nepal');
      await expect(nepali).toHaveValue('nepal');
    });
    await test.step('the fields of both scripts are of one height', async () => {
      const heights = await page
        .locator('.ant-input-affix-wrapper, input.ant-input-outlined')
        .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().height)));
      expect(new Set(heights).size).toBe(1);
    });
  },
);
