import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../harness';
import { families } from './declarations';
import { BEGINS, openDesk, type FilingDesk } from './filing-desk';
import { filingSuite } from './filing-suite';

let gateway: TestGateway;
let desk: FilingDesk;

beforeAll(async () => {
  gateway = await startTestGateway({ now: BEGINS });
  desk = await openDesk(gateway);
});
afterAll(() => gateway?.close());

describe.each(Object.values(families.closings))('$process', (declaration) => {
  test.each(filingSuite(declaration))('$promise', ({ walk }) => walk(desk));
});
