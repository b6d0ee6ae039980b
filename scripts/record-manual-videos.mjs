/**
 * Records the videos of the video manual from a running portal, with captions and a still each.
 *
 *   node scripts/record-manual-videos.mjs http://localhost:8080
 *
 * Needs Chromium (CHROMIUM_PATH) and ffmpeg. What is done and said is in shell/src/pages/manuals/videos/scenes.json.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const [portal = 'http://localhost:8080'] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../shell/src/pages/manuals/videos');
const scenes = JSON.parse(readFileSync(join(folder, 'scenes.json'), 'utf8'));
const SIZE = { width: 960, height: 600 };
const READING_TIME = 3000;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'] });
for (const scene of scenes) await record(scene);
await browser.close();

async function record({ key, path, steps }) {
  const page = await (await browser.newContext({ viewport: SIZE, locale: 'ne' })).newPage();
  await page.addInitScript("localStorage.setItem('lang', 'ne')");
  await page.goto(portal + path, { waitUntil: 'networkidle' });
  const frames = [];
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data: Buffer.from(data, 'base64'), at: metadata.timestamp });
    void cdp.send('Page.screencastFrameAck', { sessionId });
  });
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 90, everyNthFrame: 2 });
  const start = Date.now();
  const cues = [];
  for (const { fill, type, click, say } of steps) {
    const from = (Date.now() - start) / 1000;
    if (click) await page.locator(click).first().click();
    if (fill) await page.locator(fill).first().click();
    if (type) await page.keyboard.type(type, { delay: 140 });
    await page.waitForTimeout(READING_TIME);
    cues.push({ from, to: (Date.now() - start) / 1000, say });
  }
  await cdp.send('Page.stopScreencast');
  const length = (Date.now() - start) / 1000;
  await page.context().close();
  assemble(key, frames, start / 1000, length);
  for (const language of ['ne', 'en']) writeFileSync(join(folder, `${key}.${language}.vtt`), captions(cues, language));
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
  execFileSync('ffmpeg', [...input, '-r', '10', '-an', '-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-pix_fmt', 'yuv420p', join(folder, `${key}.webm`)]);
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', join(work, `${frames.length - 1}.jpg`), '-quality', '70', join(folder, `${key}.webp`)]);
  rmSync(work, { recursive: true });
}

function captions(cues, language) {
  const clock = (seconds) => new Date(seconds * 1000).toISOString().slice(11, 23);
  return `WEBVTT\n\n${cues.map(({ from, to, say }) => `${clock(from)} --> ${clock(to)}\n${say[language]}\n`).join('\n')}`;
}
