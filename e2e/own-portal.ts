import { test } from '@registrar/testing/playwright';
import { SecondPortal, type OwnPortal } from './second-portal';

/**
 * The tests of this file run on a portal of their own: the same builds, its own data, a clock that they may move.
 * `allowedConsole`: what a tab says that stays open longer than its session.
 */
export function testsOnOwnPortal(at: OwnPortal, allowedConsole?: RegExp): SecondPortal {
  test.use({ baseURL: at.origin, sandboxOrigin: `http://localhost:${at.port + 1}`, allowedConsole });
  const portal = new SecondPortal(at);
  test.beforeAll(() => portal.start());
  test.afterAll(() => portal.stop());
  return portal;
}
