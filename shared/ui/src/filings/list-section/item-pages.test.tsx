import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FiledItemState, SectionState } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filledMatter, ofItemSteps, TEST_PROCESS, testFiling, varied } from '@registrar/domain/testing/test-filing';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import {
  APPLICATION_ID,
  filedItem,
  gatewayAnswers,
  ITEM_ID,
  registration,
  sectionState,
} from '@registrar/testing/registration-builders';
import { remoteOf } from '../../testing/filing-remote';

const READ = 'GET /external/api/application/:id';
const ITEMS = 'GET /external/api/application/:id/section/:key/item';
const ADD = 'POST /external/api/application/:id/section/:key/item';
const SAVE = 'PUT /external/api/application/:id/section/:key/item/:itemId';
const signer = { nameNepali: 'हरि', nameEnglish: 'Hari', phoneNo: '014440000', hasWitness: true };
const missingWitness = [
  { path: 'witnessNepali', code: 'REQUIRED', message: 'This value is required.' },
  { path: 'witnessEnglish', code: 'REQUIRED', message: 'This value is required.' },
];
const listState = (count: number, invalid: number): SectionState =>
  sectionState('SIGNERS', { kind: 'LIST', count, invalid, validity: invalid > 0 ? 'INVALID' : 'VALID' });
const draft = (list: SectionState, changes: Partial<ApplicationDetail> = {}): ApplicationDetail => ({
  ...registration(),
  processName: TEST_PROCESS,
  sections: [sectionState('MATTER', { version: 1, data: filledMatter('2026-11-01'), validity: 'VALID' }), list],
  ...changes,
});
const saved = (item: FiledItemState) => ({ item, section: listState(1, 0), applicationVersion: 5 });
const address = (step: string, item?: string, itemStep?: string) =>
  `/company-registration/${step}?application=${APPLICATION_ID}${item === undefined ? '' : `&item=${item}`}${
    itemStep === undefined ? '' : `&item-step=${itemStep}`
  }`;
const open = (path: string, gateway: FakeAnswers) =>
  renderRemote(remoteOf({ processes: [varied(testFiling, ofItemSteps)] }), {
    path,
    role: 'APPLICANT',
    language: 'en',
    gateway: { ...gatewayAnswers, [READ]: draft(listState(1, 1)), ...gateway },
  });
const withSigner = (data: object = signer): FakeAnswers => ({
  [ITEMS]: { items: [filedItem({ titleEnglish: 'Hari', data: { ...data }, errors: missingWitness })] },
});
const stepOf = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Steps of this entry' })).getByRole('button', {
    name: new RegExp(name),
  });

beforeEach(() => localStorage.clear());

test('the steps of an item say what each lacks, and one that does not apply is not there', async () => {
  const first = await open(address('signers', ITEM_ID), withSigner());
  expect(await screen.findByRole('heading', { level: 3, name: 'General information' })).toHaveFocus();
  expect(stepOf('General information')).toHaveAccessibleName(/Complete/);
  expect(stepOf('Witness details')).toHaveAccessibleName(/2 to complete/);
  expect(screen.queryByLabelText(/Name of the witness/)).toBeNull();
  await first.unmount();

  await open(address('signers', ITEM_ID), withSigner({ ...signer, hasWitness: false }));
  expect(await screen.findByRole('heading', { level: 3, name: 'General information' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Witness details/ })).toBeNull();
});

test('a step is judged by itself, and what another one lacks does not stand in its way', async () => {
  const { user, shell } = await open(address('signers', ITEM_ID, 'contact'), withSigner());
  const phone = await screen.findByLabelText('Phone number');
  await user.clear(phone);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(phone).toHaveAttribute('aria-invalid', 'true'));
  expect(shell.navigations.filter((to) => to.includes('witness'))).toEqual([]);
  await user.type(phone, '014440001');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(shell.navigations.at(-1)).toBe(address('signers', ITEM_ID, 'witness')));
});

test('the last step leads to what is still wrong before the item is closed', async () => {
  const { user, shell } = await open(
    address('signers', ITEM_ID, 'witness'),
    withSigner({ ...signer, phoneNo: '', witnessNepali: 'सीता', witnessEnglish: 'Sita' }),
  );
  expect(await screen.findByLabelText('Name of the witness (English)')).toHaveValue('Sita');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(shell.navigations.at(-1)).toBe(address('signers', ITEM_ID, 'contact')));
});

test('a row opens its item at an address of its own', async () => {
  const { user, shell } = await open(address('signers'), withSigner());
  await user.click(await screen.findByRole('button', { name: 'Edit Hari' }));
  await waitFor(() => expect(shell.navigations.at(-1)).toBe(address('signers', ITEM_ID)));
});

test('leaving in the middle of a word loses nothing, also without a line', async () => {
  const down: FakeAnswers = {
    ...withSigner(),
    [SAVE]: () => {
      throw failure(500, { cause: 'no-connection', message: 'Server could not be reached.' });
    },
  };
  const first = await open(address('signers', ITEM_ID, 'contact'), down);
  const phone = await screen.findByLabelText('Phone number');
  await first.user.clear(phone);
  await first.user.type(phone, '0155');
  await first.unmount();
  await open(address('signers', ITEM_ID, 'contact'), down);
  expect(await screen.findByLabelText('Phone number')).toHaveValue('0155');
});

test('a new item gets its own address once it is added, and its form stays as it is', async () => {
  const added = filedItem({ data: { nameEnglish: 'Sita' } });
  const { user, shell } = await open(address('signers', 'new-SIGNERS'), {
    [READ]: draft(listState(0, 0)),
    [ITEMS]: { items: [] },
    [ADD]: saved(added),
  });
  const field = await screen.findByLabelText('Name (English)');
  await user.type(field, 'Sita');
  await waitFor(() => expect(shell.gateway.callsOf(ADD)).toHaveLength(1));
  await waitFor(() => expect(shell.navigations.at(-1)).toBe(address('signers', ITEM_ID, 'general')));
  expect(screen.getByLabelText('Name (English)')).toBe(field);
});

test('whoever goes on while a new item is being added comes to the next step', async () => {
  let answer: (saved: object) => void = () => undefined;
  const held = new Promise<object>((resolve) => (answer = resolve));
  const { user, shell } = await open(address('signers', 'new-SIGNERS'), {
    [READ]: draft(listState(0, 0)),
    [ITEMS]: { items: [] },
    [ADD]: () => held,
  });
  await user.type(await screen.findByLabelText('Name (English)'), 'Hari');
  await user.type(screen.getByLabelText('Name (Nepali)'), 'हरि');
  await waitFor(() => expect(shell.gateway.callsOf(ADD)).toHaveLength(1));
  // the answer comes after the next step was asked for, and before the router has drawn it
  const go = window.history.pushState.bind(window.history);
  jest.spyOn(window.history, 'pushState').mockImplementationOnce((...address) => {
    go(...address);
    answer(saved(filedItem({ data: { ...signer } })));
  });
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(shell.navigations.at(-1)).toBe(address('signers', ITEM_ID, 'contact')));
});

test('the check names the item and leads to the step that is not in order', async () => {
  const { user } = await open(address('check'), withSigner());
  const link = await screen.findByRole('link', { name: 'Hari: Witness details' });
  expect(link).toHaveAttribute('href', address('signers', ITEM_ID, 'witness'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const summary = await screen.findByRole('alert', { name: /problem/ });
  const row = within(summary).getByText(/Hari: Witness details/);
  expect(within(row).getByRole('link')).toHaveAttribute('href', address('signers', ITEM_ID, 'witness'));
});

test('an address of an item that is not there says so', async () => {
  await open(address('signers', 'nobody'), withSigner());
  expect(await screen.findByText('This application has no such page')).toBeVisible();
});

test('what was handed in is read whole, with no form', async () => {
  await open(address('signers', ITEM_ID), {
    ...withSigner(),
    [READ]: draft(listState(1, 0), { status: 'UNDER_VERIFICATION' }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hari' })).toBeVisible();
  expect(screen.getByText('014440000')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
