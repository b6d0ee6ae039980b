import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@registrar/testing/playwright';
import { portal } from '../portal';
import { publishChanged } from '../release/deployer';

const REMOTE = 'mf-post-amendment';
const ROOT = join(__dirname, '../..');

/** Three pages, each with another fault, as a build has them that compiles and starts. */
const withFaults = (code: string): string =>
  code
    .replace(/\b\w\("company\.title"\)/u, '(()=>{throw new Error("broken page")})()')
    .replaceAll(/\b(\w)\("list\.title"\)/gu, '(console.error("noisy page"),$1("list.title"))')
    .replace(
      /\b(\w)\("addNew\.title"\)/u,
      '(document.head.append(Object.assign(document.createElement("style"),{textContent:"header{outline:1px solid red}"})),$1("addNew.title"))',
    );

test(
  'T5, T7: a page with a parameter that throws, one that writes to the console and a style that reaches the frame do not pass the kit',
  { tag: ['@own-portal'] },
  async () => {
    const version = await publishChanged(REMOTE, withFaults);
    const dist = join(portal.data, 'portal/remotes', REMOTE, version);
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'shared/testing/conformance/run.mjs'), REMOTE, dist],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^- \/post-amendment\/company\/[\w-]+: shows a fault panel/mu);
    expect(stderr).toContain('- /post-amendment/list/all: writes to the console: noisy page');
    expect(stderr).toContain('- /post-amendment/add-new: its style “header” reaches <header> outside its container');
    expect(stderr).toContain('- /post-amendment/add-new: leaves a <style> behind: header{outline:1px solid red}');
  },
);
