/**
 * Records the videos of the video manual from a running portal, with captions and a still each.
 *
 *   node scripts/record-manual-videos.mjs http://localhost:8080 [scene …]
 *
 * The portal's data must be new: the scenes sign somebody up and reserve a name. Needs Chromium (CHROMIUM_PATH) and
 * ffmpeg. What is done and said is in shell/src/pages/manuals/videos/scenes.json.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const [portal = 'http://localhost:8080', ...wanted] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../shell/src/pages/manuals/videos');
const scenes = JSON.parse(readFileSync(join(folder, 'scenes.json'), 'utf8'));
const SIZE = { width: 960, height: 600 };
const READING_TIME = 3500;
const DEMO_PASSWORD = 'Demo@12345';

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
for (const scene of scenes) if (wanted.length === 0 || wanted.includes(scene.key)) await record(scene);
await browser.close();

async function record({ key, path, as, steps }) {
  const page = await (await browser.newContext({ viewport: SIZE, locale: 'ne' })).newPage();
  await page.addInitScript("localStorage.setItem('lang', 'ne')");
  if (as) await signIn(page, as);
  await page.goto(portal + path, { waitUntil: 'networkidle' });
  await page.locator('main h1').waitFor();
  const frames = [];
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data: Buffer.from(data, 'base64'), at: metadata.timestamp });
    void cdp.send('Page.screencastFrameAck', { sessionId });
  });
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 90, everyNthFrame: 2 });
  const start = Date.now();
  const cues = [];
  for (const { show, fill, type, click, press, codeSentTo, until, say } of steps) {
    const from = (Date.now() - start) / 1000;
    if (show) await bringToMiddle(page.locator(show).first());
    if (click) await page.locator(click).first().click();
    if (fill) await page.locator(fill).first().click();
    if (type) await page.keyboard.type(type, { delay: 110 });
    if (press) await pressWhenOffered(page, press);
    if (codeSentTo) await page.keyboard.type(await codeOf(codeSentTo), { delay: 300 });
    if (until) await page.locator(until).first().waitFor();
    await page.waitForTimeout(READING_TIME);
    cues.push({ from, to: (Date.now() - start) / 1000, say });
  }
  await cdp.send('Page.stopScreencast');
  const length = (Date.now() - start) / 1000;
  await page.context().close();
  assemble(key, frames, start / 1000, length);
  for (const language of ['ne', 'en']) writeFileSync(join(folder, `${key}.${language}.vtt`), captions(cues, language));
}

async function signIn(page, username) {
  await page.goto(`${portal}/login`);
  await page.locator('input[autocomplete="username"]').fill(username);
  await page.locator('input[autocomplete="current-password"]').fill(DEMO_PASSWORD);
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function bringToMiddle(locator) {
  await locator.waitFor();
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'smooth' }));
}

/** A list answers to keys once its options are there. */
async function pressWhenOffered(page, key) {
  await page.getByRole('option').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(READING_TIME / 2);
  await page.keyboard.press(key);
}

/** The newest one-time password that the portal sent to this number. */
async function codeOf(mobileNumber) {
  const mailbox = new URL(`/mailbox.json?to=${mobileNumber}`, portal);
  mailbox.port = String(Number(mailbox.port) + 1);
  for (;;) {
    const { messages } = await (await fetch(mailbox)).json();
    const latin = (messages[0]?.body ?? '').replace(/[०-९]/gu, (digit) => String(digit.codePointAt(0) - 0x0966));
    const code = /(?<!\d)\d{6}(?!\d)/u.exec(latin)?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Frames come when something changes: each one lasts until the next. */
function assemble(key, frames, start, length) {
  const work = mkdtempSync(join(tmpdir(), 'manual-video-'));
  const list = frames.flatMap(({ data, at }, index) => {
    const file = join(work, `${index}.jpg`);
    writeFileSync(file, data);
    const until = frames[index + 1]?.at ?? start + length;
    return [`file '${file}'`, `duration ${Math.max(0.04, until - (index === 0 ? start : at)).toFixed(3)}`];
  });
  writeFileSync(join(work, 'list.txt'), [...list, list.at(-2)].join('\n'));
  const input = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', join(work, 'list.txt')];
  execFileSync('ffmpeg', [
    ...input,
    '-r',
    '10',
    '-an',
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '38',
    '-b:v',
    '0',
    '-pix_fmt',
    'yuv420p',
    join(folder, `${key}.webm`),
  ]);
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-i',
    join(work, `${frames.length - 1}.jpg`),
    '-quality',
    '70',
    join(folder, `${key}.webp`),
  ]);
  rmSync(work, { recursive: true });
}

function captions(cues, language) {
  const clock = (seconds) => new Date(seconds * 1000).toISOString().slice(11, 23);
  return `WEBVTT\n\n${cues.map(({ from, to, say }) => `${clock(from)} --> ${clock(to)}\n${say[language]}\n`).join('\n')}`;
}
