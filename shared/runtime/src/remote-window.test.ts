import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createBrowserRouter } from 'react-router-dom';
import { remoteWindow } from './remote-window';

const popstate = (artificial: boolean): Event =>
  Object.assign(new PopStateEvent('popstate', { state: window.history.state }), artificial ? { singleSpa: true } : {});

/** Does to the history what single-spa does: an artificial popstate from within every change of the address. */
function patchHistory(): () => void {
  const { pushState, replaceState } = window.history;
  const patched =
    (change: History['pushState']): History['pushState'] =>
    (...arguments_) => {
      const before = window.location.href;
      change.apply(window.history, arguments_);
      if (window.location.href !== before) window.dispatchEvent(popstate(true));
    };
  window.history.pushState = patched(pushState);
  window.history.replaceState = patched(replaceState);
  return () => Object.assign(window.history, { pushState, replaceState });
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/one');
});
afterEach(() => void jest.useRealTimers());

test("the router hears nothing of its own push, but all of the shell's", async () => {
  const restore = patchHistory();
  const loader = jest.fn(() => null);
  const router = createBrowserRouter([{ path: '*', loader }], { window: remoteWindow() });
  await jest.advanceTimersByTimeAsync(0);
  loader.mockClear();

  await router.navigate('/two');
  expect(loader).toHaveBeenCalledTimes(1);
  expect(router.state.historyAction).toBe('PUSH');

  window.history.pushState(null, '', '/three');
  await jest.advanceTimersByTimeAsync(0);
  expect(router.state.location.pathname).toBe('/three');
  expect(loader).toHaveBeenCalledTimes(2);
  router.dispose();
  restore();
});

test('real steps through the history always pass', () => {
  const view = remoteWindow();
  const listener = jest.fn();
  view.addEventListener('popstate', listener);
  window.dispatchEvent(popstate(false));
  window.dispatchEvent(popstate(true));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('an event that comes late, after the router moved on, is still told by its address', () => {
  const view = remoteWindow();
  const listener = jest.fn();
  view.addEventListener('popstate', listener);
  view.history.pushState(null, '', '/two');
  view.history.replaceState(null, '', '/two?page=2');
  window.dispatchEvent(popstate(true));
  expect(listener).not.toHaveBeenCalled();
});

test('a refused change of the address is not taken for shown', () => {
  const view = remoteWindow();
  const listener = jest.fn();
  view.addEventListener('popstate', listener);
  expect(() => view.history.pushState(null, '', 'https://elsewhere.example/')).toThrow();
  window.dispatchEvent(popstate(true));
  expect(listener).not.toHaveBeenCalled();
});

test('listeners go as they came', () => {
  const view = remoteWindow();
  const listener = jest.fn();
  view.addEventListener('popstate', listener);
  view.removeEventListener('popstate', listener);
  window.dispatchEvent(popstate(false));
  expect(listener).not.toHaveBeenCalled();
});

test('is the window in everything else', () => {
  const view = remoteWindow();
  expect(view.location.pathname).toBe('/one');
  expect(view.document.defaultView).toBe(window);
  expect(view.URL).toBe(window.URL);
  expect(view.history.length).toBe(window.history.length);
});
