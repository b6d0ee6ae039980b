import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Build } from '@registrar/contract/builds';
import { commonMessages } from '@registrar/i18n/messages';
import { UiProvider } from '@registrar/ui';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, within } from '@testing-library/react';
import type { PinsService } from '../../remotes/pins';
import en from './locales/en.json';
import ne from './locales/ne.json';
import { pinsNamespace } from './pins-namespace';
import PinsPanel from './pins-panel';

const build = (version: string, more: Partial<Build> = {}): Build => ({
  version,
  kind: 'release',
  number: null,
  commit: '0123456789abcdef0123456789abcdef01234567-dirty',
  branch: 'feature/letters',
  by: 'platform',
  completedAt: '2026-11-21T04:00:00.000Z',
  live: false,
  previous: false,
  canary: false,
  pinned: false,
  size: 1,
  ...more,
});
const remotes = {
  'mf-auth': [
    build('pr-231-bb', { kind: 'pr', number: 231, pinned: true }),
    build('1.1.0-aa', { live: true }),
    build('1.0.0-zz', { previous: true, commit: null, branch: null, by: null }),
  ],
  'mf-payments': ['6', '5', '4', '3', '2', '1'].map((number) => build(number, { live: number === '6' })),
  shell: [build('1.0.0-ss', { live: true })],
};

const service = {
  builds: jest.fn<PinsService['builds']>(),
  apply: jest.fn<PinsService['apply']>(),
  closePanel: jest.fn<PinsService['closePanel']>(),
};
beforeEach(() => {
  for (const one of Object.values(service)) one.mockReset();
  service.builds.mockResolvedValue({ remotes });
  service.apply.mockResolvedValue();
});

const show = (current: Readonly<Record<string, string>> = {}, language: 'ne' | 'en' = 'en') =>
  renderRemote([{ path: '/', element: <PinsPanel service={service} current={current} /> }], {
    messages: { ne, en },
    name: pinsNamespace,
    wrapper: UiProvider,
    language,
  });
const group = (name: string) => screen.findByRole('group', { name });

test('lists the builds of each remote with commit, branch, time and team, the live one first; one is chosen and shown', async () => {
  const { user } = await show();
  const auth = within(await group('mf-auth'));
  const names = auth.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual([
    '1.1.0-aalive2083-08-05 BS, 09:45 · 0123456789-dirty · feature/letters · by platform',
    'pr-231-bbsigned for testing2083-08-05 BS, 09:45 · 0123456789-dirty · feature/letters · by platform',
    '1.0.0-zzprevious2083-08-05 BS, 09:45',
  ]);
  expect(auth.getByRole('radio', { name: /1\.1\.0-aa/ })).toBeChecked();
  expect(screen.queryByRole('group', { name: 'shell' })).toBeNull();
  await user.click(auth.getByRole('radio', { name: /pr-231-bb/ }));
  await user.click(screen.getByRole('button', { name: 'Show these versions' }));
  expect(service.apply.mock.calls).toEqual([[{ 'mf-auth': 'pr-231-bb' }]]);
  expect(service.closePanel).toHaveBeenCalledTimes(1);
});

test('what is pinned is chosen already; the live one chosen again ends that pin alone', async () => {
  const { user } = await show({ 'mf-auth': 'pr-231-bb', 'mf-payments': '2' });
  const auth = within(await group('mf-auth'));
  expect(auth.getByRole('radio', { name: /pr-231-bb/ })).toBeChecked();
  await user.click(auth.getByRole('radio', { name: /1\.1\.0-aa/ }));
  await user.click(screen.getByRole('button', { name: 'Show these versions' }));
  expect(service.apply.mock.calls).toEqual([[{ 'mf-payments': '2' }]]);
});

test('of many builds the newest are shown, and all on demand', async () => {
  const { user } = await show();
  const payments = within(await group('mf-payments'));
  expect(payments.getAllByRole('radio')).toHaveLength(1 + 4);
  await user.click(payments.getByRole('button', { name: 'Show all 5 versions of mf-payments' }));
  expect(payments.getAllByRole('radio')).toHaveLength(1 + 5);
});

test('a pinned build is shown however old it is', async () => {
  await show({ 'mf-payments': '1' });
  const payments = within(await group('mf-payments'));
  expect(payments.getByRole('radio', { name: /^1 / })).toBeChecked();
});

test('everything is cleared at once, and cancelling changes nothing', async () => {
  const { user } = await show({ 'mf-auth': 'pr-231-bb' }, 'ne');
  await group('mf-auth');
  await user.click(screen.getByRole('button', { name: ne.clear }));
  expect(service.apply.mock.calls).toEqual([[{}]]);
  await user.click(screen.getByRole('button', { name: commonMessages.ne['action.cancel'] }));
  expect(service.apply).toHaveBeenCalledTimes(1);
});

test('a list that does not come is said, and asked for again', async () => {
  service.builds.mockRejectedValueOnce(new Error('answered 503'));
  const { user } = await show();
  const alert = await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Show these versions' })).toBeDisabled();
  await user.click(within(alert).getByRole('button'));
  expect(await group('mf-auth')).toBeVisible();
});
