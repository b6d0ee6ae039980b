import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createAnswerKeeper } from '@registrar/runtime';
import { createPartSaver, type PartSaverOptions, type SaveFailure } from './part-saver';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

class Failure extends Error {
  constructor(readonly taken: SaveFailure) {
    super(taken.kind);
  }
}
const keeper = (user = 'ram') => createAnswerKeeper(localStorage, user, 'A');
const theirs = { data: { tole: 'theirs' }, version: 9, savedAt: '2026-11-21T08:00:00.000Z', savedBy: 'Sita' };

function saver(options: Partial<PartSaverOptions> = {}) {
  const sent: (readonly [string, unknown, number])[] = [];
  const made = createPartSaver({
    savedAt: null,
    keeper: keeper(),
    save: async (part, data, version) => {
      sent.push([part, data['tole'], version]);
      return { version: version + 1, savedAt: '2026-11-21T09:00:00.000Z' };
    },
    failureOf: (error) => (error instanceof Failure ? error.taken : { kind: 'failed' }),
    ...options,
  });
  return { made, sent };
}

test('what is typed is sent once after it pauses, over the version that was seen', async () => {
  const { made, sent } = saver();
  made.change('GENERAL', { tole: 'N' }, 3);
  made.change('GENERAL', { tole: 'Naxal' }, 3);
  expect(made.state.get().kind).toBe('unsaved');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([['GENERAL', 'Naxal', 3]]);
  expect(made.state.get()).toMatchObject({ kind: 'saved', savedAt: '2026-11-21T09:00:00.000Z' });
});

test('each part goes over its own version, and the next save of a part over the one its last save answered', async () => {
  const { made, sent } = saver();
  made.change('GENERAL', { tole: 'a' }, 3);
  made.change('PERSON/1', { tole: 'b' }, 7);
  await made.flush();
  made.change('GENERAL', { tole: 'c' }, 3);
  await made.flush();
  expect(sent).toEqual([
    ['GENERAL', 'a', 3],
    ['PERSON/1', 'b', 7],
    ['GENERAL', 'c', 4],
  ]);
});

test('what is typed during a save goes over what that save made', async () => {
  const sent: number[] = [];
  const { made } = saver({
    save: async (part, _data, version) => {
      sent.push(version);
      if (sent.length === 1) made.change(part, { tole: 'second' }, 1);
      return { version: version + 1, savedAt: '2026-11-21T09:00:00.000Z' };
    },
  });
  made.change('GENERAL', { tole: 'first' }, 1);
  expect(await made.flush()).toBe(true);
  expect(sent).toEqual([1, 2]);
});

test('without a line it is tried again by itself, and another visit of the same person finds it', async () => {
  let down = true;
  const down1 = saver({
    save: async (_part, _data, version) => {
      if (down) throw new Failure({ kind: 'offline' });
      return { version: version + 1, savedAt: '2026-11-21T09:00:00.000Z' };
    },
  }).made;
  down1.change('GENERAL', { tole: 'Naxal' }, 3);
  expect(await down1.flush()).toBe(false);
  expect(down1.state.get().kind).toBe('offline');

  expect(saver({ keeper: keeper('sita') }).made.unsaved('GENERAL')).toBeUndefined();
  const again = saver();
  expect(again.made.unsaved('GENERAL')).toEqual({ tole: 'Naxal' });
  await again.made.flush();
  expect(again.sent).toEqual([['GENERAL', 'Naxal', 3]]);

  down = false;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(down1.state.get().kind).toBe('saved');
  expect(saver().made.unsaved('GENERAL')).toBeUndefined();
});

test('a part in conflict waits for its writer while the others are saved', async () => {
  const sent: string[] = [];
  const { made } = saver({
    save: async (part, data, version) => {
      if (part === 'GENERAL' && version < theirs.version) throw new Failure({ kind: 'conflict', theirs });
      sent.push(`${part} ${String(data['tole'])} ${version}`);
      return { version: version + 1, savedAt: '2026-11-21T09:00:00.000Z' };
    },
  });
  made.change('GENERAL', { tole: 'mine' }, 3);
  made.change('CAPITAL', { tole: 'other' }, 1);
  expect(await made.flush()).toBe(false);
  expect(sent).toEqual(['CAPITAL other 1']);
  expect(made.state.get().conflicts).toEqual([{ part: 'GENERAL', mine: { tole: 'mine' }, theirs }]);
  made.settle('GENERAL', { tole: 'both' });
  await made.flush();
  expect(sent).toEqual(['CAPITAL other 1', 'GENERAL both 9']);
  expect(made.state.get()).toMatchObject({ kind: 'saved', conflicts: [] });
});

test('what the gateway refuses is said and not sent again until it is changed', async () => {
  let tries = 0;
  const { made } = saver({
    save: async () => {
      tries += 1;
      throw new Failure({ kind: 'refused', message: 'This part is locked' });
    },
  });
  made.change('GENERAL', { tole: 'x' }, 1);
  expect(await made.flush()).toBe(false);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(tries).toBe(1);
  expect(made.state.get()).toMatchObject({
    kind: 'refused',
    refused: [{ part: 'GENERAL', message: 'This part is locked' }],
  });
});

test('what was kept longer than two weeks is gone', () => {
  keeper().keep('GENERAL', { data: { tole: 'old' }, version: 1, at: '2026-11-01T00:00:00.000Z' });
  const later = createAnswerKeeper(localStorage, 'ram', 'A', () => Date.parse('2026-11-21T00:00:00.000Z'));
  expect(later.all().size).toBe(0);
});

test('a save whose answer was lost is no conflict with oneself', async () => {
  const { made } = saver({
    save: async () => {
      throw new Failure({ kind: 'conflict', theirs: { ...theirs, data: { tole: 'Naxal', ward: undefined } } });
    },
  });
  made.change('GENERAL', { tole: 'Naxal' }, 3);
  expect(await made.flush()).toBe(true);
  expect(made.state.get()).toMatchObject({ kind: 'saved', conflicts: [] });
});

test('a save that an earlier saver has under way is waited for: the same is not sent again, and what was typed since goes over it', async () => {
  const first = { data: { tole: 'Naxal' }, version: 4, savedAt: '2026-11-21T08:59:00.000Z' };
  keeper().keep('GENERAL', { data: first.data, version: 3, at: '2026-11-21T08:59:00.000Z' });
  let answer: (saved: typeof first) => void = () => undefined;
  const savedBefore = () =>
    new Promise<typeof first>((resolve) => {
      answer = resolve;
    });
  const same = saver({ savedBefore });
  const flushed = same.made.flush();
  await Promise.resolve();
  expect(same.sent).toEqual([]);
  answer(first);
  expect([await flushed, same.sent, same.made.state.get().savedAt]).toEqual([true, [], first.savedAt]);
  expect(keeper().all().size).toBe(0);

  const typedOn = saver({ savedBefore: async () => first });
  typedOn.made.change('GENERAL', { tole: 'Naxal 1' }, 3);
  expect([await typedOn.made.flush(), typedOn.sent]).toEqual([true, [['GENERAL', 'Naxal 1', 4]]]);
});

test('an earlier save that failed is made up for', async () => {
  const { made, sent } = saver({ savedBefore: async () => undefined });
  made.change('GENERAL', { tole: 'Naxal' }, 3);
  await made.flush();
  expect(sent).toEqual([['GENERAL', 'Naxal', 3]]);
});

test('what the record does not have is not sent and stands in nobody’s way, and stays kept', async () => {
  keeper().keep('new/WITNESS', { data: { tole: 'x' }, version: 0, at: new Date().toISOString() });
  const { made, sent } = saver({ isPart: (part) => part === 'GENERAL' });
  expect(made.state.get().kind).toBe('untouched');
  made.change('GENERAL', { tole: 'Naxal' }, 3);
  expect([await made.flush(), sent]).toEqual([true, [['GENERAL', 'Naxal', 3]]]);
  expect([...keeper().all().keys()]).toEqual(['new/WITNESS']);
});

test.each(['refused', 'failed'] as const)(
  'a part that is %s is waited for by whoever asks for it alone',
  async (kind) => {
    const { made } = saver({
      save: async (part, _data, version) => {
        if (part === 'GENERAL') throw new Failure({ kind, message: 'No' });
        return { version: version + 1, savedAt: '2026-11-21T09:00:00.000Z' };
      },
    });
    made.change('GENERAL', { tole: 'x' }, 1);
    made.change('CAPITAL', { tole: 'y' }, 1);
    expect(await made.flush((part) => part === 'CAPITAL')).toBe(true);
    expect(await made.flush((part) => part === 'GENERAL')).toBe(false);
    expect(await made.flush()).toBe(false);
    expect(await made.flush((_part, refused) => !refused)).toBe(kind === 'refused');
    expect(made.waiting()).toEqual(['GENERAL']);
  },
);

test('what is typed while the text before it is refused is sent', async () => {
  const sent: unknown[] = [];
  const { made } = saver({
    save: async (part, data, version) => {
      sent.push(data['tole']);
      if (data['tole'] !== 'bad') return { version: version + 1, savedAt: '2026-11-21T09:00:00.000Z' };
      made.change(part, { tole: 'good' }, 1);
      throw new Failure({ kind: 'refused', message: 'No' });
    },
  });
  made.change('GENERAL', { tole: 'bad' }, 1);
  expect([await made.flush(), sent]).toEqual([true, ['bad', 'good']]);
  expect(made.state.get().refused).toEqual([]);
});

test('a form begins anew where its text was replaced by something else than typing', async () => {
  const { made } = saver({
    save: async () => {
      throw new Failure({ kind: 'refused', message: 'No' });
    },
  });
  made.change('GENERAL', { tole: 'x' }, 1);
  await made.flush();
  made.change('GENERAL', { tole: 'xy' }, 1);
  expect(made.state.get().begun?.get('GENERAL')).toBeUndefined();
  made.drop('GENERAL');
  expect(made.state.get().begun?.get('GENERAL')).toBe(1);
  expect(keeper().all().size).toBe(0);
});
