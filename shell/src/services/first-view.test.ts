import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FrameStatus } from '../remotes/remote-frame';
import { holdFirstView } from './first-view';
import { createStore } from './value-store';

function pageWithFirstView({ isReadable = true, isSignedIn = false, madeFor = '' } = {}) {
  document.body.innerHTML = `<div id="first-view" ${madeFor}><h1>Log in</h1></div>`;
  const element = document.getElementById('first-view');
  const outlet = document.createElement('div');
  const frame = createStore<FrameStatus>({ phase: 'waiting', remote: 'mf-auth', skeleton: false });
  const granted = createStore(true);
  holdFirstView({ element, isReadable, isSignedIn, isGranted: granted.get, place: granted, outlet, frame });
  return { outlet, frame, granted, isThere: () => document.getElementById('first-view') !== null };
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());
const observed = () => Promise.resolve();

test('F9: what came with the page stands until the page itself has its heading', async () => {
  const { outlet, frame, isThere } = pageWithFirstView();
  frame.set({ phase: 'shown', remote: 'mf-auth', version: '1' });
  outlet.append(document.createElement('form'));
  await observed();
  expect(isThere()).toBe(true);
  outlet.append(document.createElement('h1'));
  await observed();
  expect(isThere()).toBe(false);
});

test.each<FrameStatus>([
  {
    phase: 'failed',
    remote: 'mf-auth',
    failure: { kind: 'timeout', errorId: 'REG-R03-1', cause: null },
    retry: () => undefined,
    takePrevious: null,
  },
  { phase: 'disabled', remote: 'mf-auth', notice: undefined },
])('a page that cannot come makes room for the panel: $phase', (status) => {
  const { frame, isThere } = pageWithFirstView();
  frame.set(status);
  expect(isThere()).toBe(false);
});

test('a page that is late makes room for the frame, whose language and menu work', () => {
  const { isThere } = pageWithFirstView();
  jest.advanceTimersByTime(4_900);
  expect(isThere()).toBe(true);
  jest.advanceTimersByTime(200);
  expect(isThere()).toBe(false);
});

test.each([
  ['in another language', { isReadable: false }],
  ['made for strangers, and somebody is signed in', { isSignedIn: true }],
  ['made for whoever is signed in, and nobody is', { madeFor: 'data-signed-in' }],
])('what is %s goes at once', (_, page) => {
  expect(pageWithFirstView(page).isThere()).toBe(false);
});

test('whoever is signed in keeps what was made for them until it is known that they do not get the page', () => {
  const { granted, isThere } = pageWithFirstView({ isSignedIn: true, madeFor: 'data-signed-in' });
  expect(isThere()).toBe(true);
  granted.set(false);
  expect(isThere()).toBe(false);
});
