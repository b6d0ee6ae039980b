import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createPortalNotices } from './portal-notices';

const peak = { kind: 'PEAK', textNe: 'भीड', textEn: 'Many are filing' } as const;
const outage = { kind: 'OUTAGE', textNe: 'बन्द', textEn: 'It was down' } as const;

function setUp() {
  const answers: ((answer: unknown) => void)[] = [];
  const gateway = { request: <T>() => new Promise<T>((resolve) => answers.push((answer) => resolve(answer as T))) };
  const topics = new Map<string, (body: unknown) => void>();
  const resyncs: (() => void)[] = [];
  const socket = {
    subscribe: (destination: string, onMessage: (body: unknown) => void) => {
      topics.set(destination, onMessage);
      return () => void topics.delete(destination);
    },
    onResync: (listener: () => void) => {
      resyncs.push(listener);
      return () => void resyncs.splice(0);
    },
  };
  const onProblem = jest.fn();
  return { service: createPortalNotices(gateway, socket, onProblem), answers, topics, resyncs, onProblem };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('whoever files asks once and hears what changes; after a broken line it is asked again; it ends with the session', async () => {
  const { service, answers, topics, resyncs } = setUp();
  const stop = service.listen('applicant');
  answers[0]?.({ notices: [peak] });
  await settle();
  expect(service.notices.get()).toEqual([peak]);
  topics.get('/topic/external')?.({ notices: [peak, outage] });
  await settle();
  expect(service.notices.get()).toEqual([peak, outage]);
  resyncs[0]?.();
  answers[1]?.({ notices: [] });
  await settle();
  expect([service.notices.get(), answers.length]).toEqual([[], 2]);
  topics.get('/topic/external')?.({ notices: [peak] });
  await settle();
  stop();
  expect([service.notices.get(), topics.size, resyncs.length]).toEqual([[], 0, 0]);
});

test('what is heard while the answer is on its way is newer than the answer', async () => {
  const { service, answers, topics } = setUp();
  service.listen('applicant');
  topics.get('/topic/external')?.({ notices: [outage] });
  answers[0]?.({ notices: [peak] });
  await settle();
  expect(service.notices.get()).toEqual([outage]);
});

test('an officer asks and hears nothing', () => {
  const { service, answers, topics } = setUp();
  service.listen('officer');
  expect([answers.length, topics.size]).toEqual([0, 0]);
});

test('a body that is none of ours changes nothing', async () => {
  const { service, topics, onProblem } = setUp();
  service.listen('applicant');
  topics.get('/topic/external')?.({ text: 'news' });
  await settle();
  expect(service.notices.get()).toEqual([]);
  expect(onProblem).toHaveBeenCalledWith(expect.stringMatching(/^portal notices: /));
});
