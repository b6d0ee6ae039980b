import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderRemote } from '@registrar/testing/render-remote';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { createRemote } from './index';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

let broken = true;
function Page() {
  const [count, setCount] = useState(0);
  if (broken) throw new Error('drawn wrongly');
  return <button onClick={() => setCount(count + 1)}>whole {count}</button>;
}
const routes = [{ path: '/mf/*', element: <Page /> }];
const loadMessages = async () => ({});

test('trying again draws the page afresh', async () => {
  broken = true;
  const { shell, user } = await renderRemote(createRemote({ name: 'mf-sample', routes, loadMessages }), { path: '/mf/a', language: 'en' });
  expect(screen.getByRole('alert')).toHaveTextContent('TEST-1');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('whole 0')).toBeInTheDocument();
  expect(shell.reported).toHaveLength(1);
});

test('a mistake outside the routes makes the mount fail, so that the shell can offer another', async () => {
  const wrapper = () => {
    throw new Error('no theme');
  };
  const app = createRemote({ name: 'mf-sample', routes, loadMessages, wrapper });
  await expect(renderRemote(app, { path: '/mf/a' })).rejects.toThrow('no theme');
});

test('the panel speaks Nepali to a reader of Nepali', async () => {
  broken = true;
  await renderRemote(createRemote({ name: 'mf-sample', routes, loadMessages }), { path: '/mf/a' });
  expect(screen.getByRole('heading')).toHaveTextContent('पृष्ठको यो भाग देखाउन सकिएन');
});

test('code that is gone gets a moment for the shell to bring it back, then a word', async () => {
  jest.useFakeTimers();
  const gone = Object.assign(new Error('Loading chunk 417 failed.'), { name: 'ChunkLoadError' });
  const app = createRemote({ name: 'mf-sample', routes: [{ path: '*', loader: () => Promise.reject(gone), element: null }], loadMessages });
  await renderRemote(app);
  await act(() => jest.advanceTimersByTimeAsync(2_900));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  jest.useRealTimers();
});
