import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import { isList, type ListSection } from '@registrar/domain/processes';
import { filableProcesses, processDefinition } from '@registrar/domain/processes/tables/definitions';
import { createAnswerKeeper, recordOfNewEntries } from '@registrar/runtime';
import { failure, fakeSession, type FakeAnswers } from '@registrar/testing/fake-shell';
import { APPLICATION_ID, filedItem, registration, sectionState } from '@registrar/testing/registration-builders';
import { renderRemote } from '@registrar/testing/render-remote';
import { UiProvider } from '../../base/ui-provider';
import { useFilingDraft } from '../filing/filing-draft';
import { WizardContext } from '../wizard/wizard-context';
import { useItemWriter } from './use-item-writer';

const ADD = 'POST /external/api/application/:id/section/:key/item';
const PUT = 'PUT /external/api/application/:id/section/:key';
const PUT_ITEM = `${PUT}/item/:itemId`;
const TYPED = { tole: 'Naxal' };

/** Every list of every kind of filing. */
const lists = filableProcesses.flatMap((process) => {
  const definition = processDefinition(process);
  return (definition?.sections ?? []).filter(isList).map((section) => [process, section.key] as const);
});

const noLine = () => {
  throw failure(500, { cause: 'no-connection', message: 'Server could not be reached.' });
};
const signedOut = () => {
  throw failure(401, { message: 'Sign in again' });
};
const refused = () => {
  throw failure(422, { message: 'This value is not valid.' });
};

function Entry({ section, items }: { readonly section: ListSection; readonly items: readonly FiledItemState[] }) {
  const writer = useItemWriter(section, undefined, items);
  return (
    <>
      <output aria-label="offered">{JSON.stringify(writer.initial)}</output>
      <button onClick={() => writer.change(TYPED)}>Type</button>
      <button onClick={() => void writer.flush()}>Add</button>
      <button onClick={writer.abandon}>Give up</button>
    </>
  );
}

function Filing({ process, listKey, items }: { process: string; listKey: string; items: readonly FiledItemState[] }) {
  const definition = filableProcesses
    .flatMap((each) => processDefinition(each) ?? [])
    .find((d) => d.process === process);
  if (definition === undefined) throw new Error(process);
  const detail = registration({
    processName: process,
    sections: definition.sections.map((one) => sectionState(one.key, { kind: isList(one) ? 'LIST' : 'FORM' })),
  });
  const draft = useFilingDraft(detail, definition);
  const section = definition.sections.filter(isList).find(({ key }) => key === listKey);
  const wizard = {
    detail,
    definition,
    draft,
    frame: { companyType: null, company: null, today: '2026-11-21', answers: {} },
    frameComplete: true,
    saveStep: () => draft.flush(),
    openStep: async () => undefined,
    itemAt: undefined,
    openItem: () => undefined,
    openPlace: async () => undefined,
    wantedPlace: undefined,
    placeShown: () => undefined,
    isOpen: () => true,
  };
  return (
    <WizardContext value={wizard}>
      <output aria-label="state">{draft.state.kind}</output>
      {section === undefined ? null : <Entry section={section} items={items} />}
    </WizardContext>
  );
}

const open = (
  [process, listKey]: readonly [string, string],
  gateway: FakeAnswers,
  items: readonly FiledItemState[] = [],
) =>
  renderRemote([{ path: '/', element: <Filing process={process} listKey={listKey} items={items} /> }], {
    role: 'APPLICANT',
    language: 'en',
    gateway,
    wrapper: UiProvider,
    messages: { ne: {}, en: {} },
  });
const offered = async (): Promise<unknown> => JSON.parse((await screen.findByLabelText('offered')).textContent ?? '');
const keptOf = (record: string) => createAnswerKeeper(localStorage, fakeSession('APPLICANT').userId, record).all();

beforeEach(() => localStorage.clear());

test('there are lists in more than one kind of filing', () => {
  expect(new Set(lists.map(([process]) => process)).size).toBeGreaterThan(5);
});

test.each(lists)('%s, %s: going back while an entry is new leaves the filing as it was', async (...list) => {
  const first = await open(list, { [ADD]: noLine });
  await first.user.click(await screen.findByRole('button', { name: 'Type' }));
  await first.unmount();

  const second = await open(list, { [ADD]: noLine });
  expect(await offered()).toEqual(TYPED);
  expect(screen.getByLabelText('state')).toHaveTextContent('untouched');
  expect([...keptOf(APPLICATION_ID).keys()]).toEqual([]);
  expect([...keptOf(recordOfNewEntries(APPLICATION_ID)).keys()]).toEqual([list[1]]);
  expect([...second.shell.gateway.callsOf(PUT), ...second.shell.gateway.callsOf(PUT_ITEM)]).toEqual([]);
});

const [list = ['', '']] = lists;

test.each([
  ['the line is gone', noLine],
  ['the session has ended', signedOut],
  ['the gateway refuses it', refused],
])('an entry that cannot be added because %s is offered again, and no part of the filing', async (_why, answer) => {
  const first = await open(list, { [ADD]: answer });
  await first.user.click(await screen.findByRole('button', { name: 'Type' }));
  await first.user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(first.shell.gateway.callsOf(ADD).length).toBeGreaterThan(0));
  await first.unmount();

  const second = await open(list, {});
  expect(await offered()).toEqual(TYPED);
  expect(screen.getByLabelText('state')).toHaveTextContent('untouched');
  expect(second.shell.gateway.callsOf(PUT_ITEM)).toEqual([]);
});

test('what was added on another device meanwhile, or by a save whose answer was lost, is not offered again', async () => {
  createAnswerKeeper(localStorage, fakeSession('APPLICANT').userId, recordOfNewEntries(APPLICATION_ID)).keep(list[1], {
    data: TYPED,
    version: 0,
    at: new Date().toISOString(),
  });
  await open(list, {}, [filedItem({ data: { ...TYPED, wardNumber: null } })]);
  expect(await offered()).toEqual({});
  expect(keptOf(recordOfNewEntries(APPLICATION_ID)).size).toBe(0);
});

test('an entry that is given up is gone', async () => {
  const { user } = await open(list, { [ADD]: refused });
  await user.click(await screen.findByRole('button', { name: 'Type' }));
  await user.click(screen.getByRole('button', { name: 'Give up' }));
  expect(keptOf(recordOfNewEntries(APPLICATION_ID)).size).toBe(0);
});
