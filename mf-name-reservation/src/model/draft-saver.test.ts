import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { applicationDetail } from '../testing/builders';
import { createDraftSaver, type DraftSaverOptions, type SectionData } from './draft-saver';

interface Saved {
  readonly key: string;
  readonly data: SectionData;
  readonly version: number;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The draft after a save of this section; the others stay at theirs. */
function answered(saved: string, version: number): ApplicationDetail {
  const draft = applicationDetail({ version: 7 });
  return { ...draft, sections: draft.sections.map((section) => (section.key === saved ? { ...section, version } : section)) };
}

function saver(options: Partial<DraftSaverOptions> = {}) {
  const sent: Saved[] = [];
  const save = async (key: string, data: SectionData, version: number): Promise<ApplicationDetail> => {
    sent.push({ key, data, version });
    return answered(key, version + 1);
  };
  return { sent, draft: createDraftSaver({ opened: applicationDetail(), savedAt: null, save, onSaved: () => undefined, failureOf: () => 'failed', ...options }) };
}

test('what is typed is sent once, after it pauses, against the version that was seen', async () => {
  const { sent, draft } = saver();
  draft.change('NAME_DETAILS', { english: 'H' });
  draft.change('NAME_DETAILS', { english: 'Hi' });
  expect(draft.state.get()).toEqual({ kind: 'unsaved' });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([{ key: 'NAME_DETAILS', data: { english: 'Hi' }, version: 0 }]);
  expect(draft.state.get()).toEqual({ kind: 'saved', at: '2026-11-21T08:00:00.000Z' });
});

test('each section is saved against its own version, and actions against that of the whole', async () => {
  const { sent, draft } = saver();
  draft.change('NAME_DETAILS', { english: 'Himal' });
  expect(await draft.flush()).toBe(true);
  draft.change('NAME_DETAILS', { english: 'Himalaya' });
  draft.change('REMARK_DETAILS', { remark: 'x' });
  expect(await draft.flush()).toBe(true);
  expect(sent.map(({ key, version }) => [key, version])).toEqual([['NAME_DETAILS', 0], ['NAME_DETAILS', 1], ['REMARK_DETAILS', 0]]);
  expect(draft.version()).toBe(7);
});

test('what is typed during a save is saved after it', async () => {
  const sent: string[] = [];
  const { draft } = saver({
    save: async (key, data, version) => {
      sent.push(String(data['english']));
      if (sent.length === 1) draft.change('NAME_DETAILS', { english: 'second' });
      return answered(key, version + 1);
    },
  });
  draft.change('NAME_DETAILS', { english: 'first' });
  await draft.flush();
  expect(sent).toEqual(['first', 'second']);
});

test('a failed save keeps the text and tries again by itself', async () => {
  let down = true;
  const { draft, sent } = saver();
  const failing = saver({
    save: async (key, data, version) => {
      if (down) throw new Error('no line');
      sent.push({ key, data, version });
      return answered(key, version + 1);
    },
    failureOf: () => 'offline',
  }).draft;
  failing.change('NAME_DETAILS', { english: 'Himal' });
  expect(await failing.flush()).toBe(false);
  expect(failing.state.get()).toEqual({ kind: 'offline' });
  down = false;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([{ key: 'NAME_DETAILS', data: { english: 'Himal' }, version: 0 }]);
  draft.stop();
});

test('after a conflict nothing more is sent over somebody’s newer work', async () => {
  const { draft } = saver({
    save: async () => {
      throw new Error('412');
    },
    failureOf: () => 'conflict',
  });
  draft.change('NAME_DETAILS', { english: 'Himal' });
  expect(await draft.flush()).toBe(false);
  draft.change('NAME_DETAILS', { english: 'Himalaya' });
  expect(await draft.flush()).toBe(false);
  expect(draft.state.get()).toEqual({ kind: 'conflict' });
});
