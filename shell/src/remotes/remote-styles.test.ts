import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { followRemoteStyles, removeStylesOf } from './remote-styles';

let outlet: HTMLElement;
let stop: () => void;
/** Observers are told in a microtask that was queued by the change itself. */
const observed = () => Promise.resolve();

beforeEach(() => {
  document.head.replaceChildren();
  outlet = document.createElement('main');
  document.body.append(outlet);
  stop = followRemoteStyles(outlet, (name) => name.startsWith('mf-'));
});
afterEach(() => {
  stop();
  outlet.remove();
});

async function enter(remote: string): Promise<HTMLElement> {
  const frame = document.createElement('div');
  frame.dataset['remote'] = remote;
  outlet.append(frame);
  await observed();
  return frame;
}

async function link(href: string, media = ''): Promise<HTMLLinkElement> {
  const element = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media });
  document.head.append(element);
  await observed();
  return element;
}

async function write(css: string, mark?: string): Promise<HTMLStyleElement> {
  const element = document.createElement('style');
  element.textContent = css;
  if (mark !== undefined) element.setAttribute(mark, '');
  document.head.append(element);
  await observed();
  return element;
}

test('the styles of a remote match nothing once it is left, and count again when it comes back', async () => {
  const frame = await enter('mf-auth');
  const [screen, print] = [
    await link('/remotes/mf-auth/1.0.0-ab/page.css'),
    await link('/remotes/mf-auth/1.0.0-ab/print.css', 'print'),
  ];
  const written = await write('nav { display: none }');
  expect([screen.media, print.media, written.media]).toEqual(['', 'print', '']);
  frame.remove();
  await observed();
  expect([screen.media, print.media, written.media]).toEqual(['not all', 'not all', 'not all']);
  await enter('mf-auth');
  expect([screen.media, print.media, written.media]).toEqual(['', 'print', '']);
});

test('a style sheet that comes after its remote was left matches nothing; on the way to another it is not that one’s', async () => {
  await enter('mf-payments');
  expect((await link('/remotes/mf-auth/1.0.0-ab/late.css')).media).toBe('not all');
  expect((await link('/remotes/mf-payments/1.0.0-ab/page.css')).media).toBe('');
});

test('what is the shell’s or everybody’s is left alone', async () => {
  await link('/shell/1.0.0-ab/shell.css');
  const frame = await enter('mf-auth');
  await write('.ant-btn { color: red }', 'data-rc-order');
  frame.remove();
  await enter('portal');
  await write('.page { color: red }');
  await enter('mf-auth');
  const sheets = [...document.head.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link, style')];
  expect(sheets.map(({ media }) => media)).toEqual(['', '', '']);
});

test('a replaced version takes its links and what its scripts wrote with it, a rollback too', async () => {
  await enter('mf-auth');
  await link('/remotes/mf-auth/1.0.0-new/page.css');
  await write('body { background: red }');
  const [kept, shared] = [
    await link('/remotes/mf-auth/1.0.0-old/page.css'),
    await write('.ant-btn { color: red }', 'data-css-hash'),
  ];
  removeStylesOf('mf-auth', '/remotes/mf-auth/1.0.0-new/');
  expect([...document.head.children]).toEqual([kept, shared]);
});
