import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createFakeShell } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type RouteObject } from 'react-router-dom';
import { createRemote, PortalLink, useLeaveGuard, usePortal, useSocketTopic } from './index';

const messages = { ne: { hello: 'नमस्ते', field: 'नाम' }, en: { hello: 'Hello', field: 'Name' } };

function HomePage() {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  useLeaveGuard(name !== '');
  return (
    <>
      <h1>{t('hello')}</h1>
      <label>
        {t('field')}
        <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <Link to="/mf/two">two</Link>
      <PortalLink to="/elsewhere">elsewhere</PortalLink>
    </>
  );
}

function OfficePage() {
  const { gateway } = usePortal();
  const { data } = useQuery({
    queryKey: ['office'],
    queryFn: ({ signal }) => gateway.request<{ name: string }>({ path: '/office', signal }),
  });
  const [news, setNews] = useState('');
  useSocketTopic<{ text: string }>('/topic/external', {
    onMessage: (body) => setNews(body.text),
    onResync: () => setNews('again'),
  });
  return (
    <p>
      {data?.name} {news}
    </p>
  );
}

function Crash(): never {
  throw new Error('drawn wrongly');
}

const loader = jest.fn(() => null);
const routes: RouteObject[] = [
  { path: '/mf', element: <HomePage /> },
  { path: '/mf/two', element: <p>second page</p>, loader },
  { path: '/mf/office', element: <OfficePage /> },
  { path: '/mf/crash', element: <Crash /> },
  {
    path: '/mf/gone',
    lazy: () => Promise.reject(Object.assign(new Error('Loading chunk 417 failed.'), { name: 'ChunkLoadError' })),
  },
];
const app = createRemote({ name: 'mf-sample', routes, loadMessages: async (language) => messages[language] });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("speaks the reader's language and keeps the form when it changes", async () => {
  const { user, setLanguage } = await renderRemote(app, { path: '/mf' });
  expect(screen.getByRole('heading')).toHaveTextContent('नमस्ते');
  await user.type(screen.getByLabelText('नाम'), 'हिमाल');
  await setLanguage('en');
  expect(screen.getByRole('heading')).toHaveTextContent('Hello');
  expect(screen.getByLabelText('Name')).toHaveValue('हिमाल');
});

test('asks the gateway with a signal that ends with the visit', async () => {
  const { shell, unmount } = await renderRemote(app, {
    path: '/mf/office',
    latency: 10_000,
    gateway: { 'GET /office': { name: 'OCR' } },
  });
  await waitFor(() => expect(shell.gateway.pending).toBe(1));
  await unmount();
  expect(shell.gateway.calls[0]?.request.signal?.aborted).toBe(true);
  await waitFor(() => expect(shell.gateway.pending).toBe(0));
  expect(shell.toasts).toEqual([]);
});

test('mounts again after an unmount and leaves nothing behind', async () => {
  const shell = createFakeShell({ gateway: { 'GET /office': { name: 'OCR' } } });
  const bare = shell.leftovers();
  for (let visit = 0; visit < 2; visit += 1) {
    const { unmount } = await renderRemote(app, { path: '/mf/office', shell });
    expect(await screen.findByText('OCR')).toBeInTheDocument();
    await unmount();
    expect(shell.leftovers()).toBe(bare);
    expect(document.body).toBeEmptyDOMElement();
  }
});

test('asks the gateway again for its texts when the language changes', async () => {
  const { shell, setLanguage } = await renderRemote(app, {
    path: '/mf/office',
    gateway: { 'GET /office': { name: 'कार्यालय' } },
  });
  await screen.findByText('कार्यालय');
  shell.gateway.answer({ 'GET /office': { name: 'Office' } });
  await setLanguage('en');
  expect(await screen.findByText('Office')).toBeInTheDocument();
});

test('forgets what was fetched for one person when another signs in', async () => {
  const { shell, user } = await renderRemote(app, { path: '/mf/office', gateway: { 'GET /office': { name: 'OCR' } } });
  await screen.findByText('OCR');
  await act(async () => shell.session.set(null));
  shell.gateway.answer({ 'GET /office': { name: 'other' } });
  act(() => shell.api.navigation.to('/mf'));
  await user.click(await screen.findByText('two'));
  act(() => shell.api.navigation.to('/mf/office'));
  expect(await screen.findByText('other')).toBeInTheDocument();
});

test('hears its topic, and asks again after the line was down', async () => {
  const { shell } = await renderRemote(app, { path: '/mf/office', gateway: { 'GET /office': { name: 'OCR' } } });
  act(() => shell.emit('/topic/external', { text: 'news' }));
  expect(await screen.findByText('OCR news')).toBeInTheDocument();
  act(() => shell.resync());
  expect(await screen.findByText('OCR again')).toBeInTheDocument();
});

test('tells the shell when leaving would lose something', async () => {
  const { shell, user } = await renderRemote(app, { path: '/mf' });
  expect(shell.isDirty()).toBe(false);
  await user.type(screen.getByLabelText('नाम'), 'क');
  expect(shell.isDirty()).toBe(true);
});

test('its own link runs the loader once, a portal link asks the shell', async () => {
  const { shell, user } = await renderRemote(app, { path: '/mf' });
  loader.mockClear();
  await user.click(screen.getByText('two'));
  expect(await screen.findByText('second page')).toBeInTheDocument();
  expect(loader).toHaveBeenCalledTimes(1);
  act(() => shell.api.navigation.to('/mf'));
  await user.click(await screen.findByText('elsewhere'));
  expect(shell.navigations).toContain('/elsewhere');
});

test('an error of a page shows a panel with its number, and the next page is whole again', async () => {
  const { shell } = await renderRemote(app, { path: '/mf/crash', language: 'en' });
  expect(screen.getByRole('alert')).toHaveTextContent('TEST-1');
  expect(shell.reported[0]).toMatchObject({ where: 'mf-sample/render' });
  expect(shell.reported).toHaveLength(1);
  act(() => shell.api.navigation.to('/mf'));
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeInTheDocument();
});

test('code that is gone is told apart, so that the shell can load the remote afresh', async () => {
  const { shell } = await renderRemote(app, { path: '/mf/gone' });
  await waitFor(() => expect(shell.reported[0]).toMatchObject({ where: 'mf-sample/chunk' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
