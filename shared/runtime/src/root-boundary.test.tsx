import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
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
  const { shell, user } = await renderRemote(createRemote({ name: 'mf-sample', routes, loadMessages }), {
    path: '/mf/a',
    language: 'en',
  });
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
  const app = createRemote({
    name: 'mf-sample',
    routes: [{ path: '*', loader: () => Promise.reject(gone), element: null }],
    loadMessages,
  });
  await renderRemote(app);
  await act(() => jest.advanceTimersByTimeAsync(2_900));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  jest.useRealTimers();
});

describe('a shell that knows how to recover', () => {
  const setUp = async (takePrevious: (() => void) | null) => {
    broken = true;
    let held = 0;
    const recovery = {
      hold: () => {
        held += 1;
        return () => void (held -= 1);
      },
      retry: jest.fn(),
      previous: () => takePrevious,
    };
    const rendered = await renderRemote(createRemote({ name: 'mf-sample', routes, loadMessages }), {
      path: '/mf/a',
      language: 'en',
      recovery,
    });
    return { ...rendered, recovery, held: () => held };
  };

  test('is asked for another try instead of drawing the same code again, and offers the version before', async () => {
    const takePrevious = jest.fn();
    const { recovery, user } = await setUp(takePrevious);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(recovery.retry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go on with the version before' }));
    expect(takePrevious).toHaveBeenCalledTimes(1);
  });

  test('offers nothing where there is no version before', async () => {
    await setUp(null);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  test('knows of the panel for as long as it stands', async () => {
    const { held, shell } = await setUp(null);
    expect(held()).toBe(1);
    broken = false;
    act(() => shell.api.navigation.to('/mf/b'));
    expect(await screen.findByText('whole 0')).toBeInTheDocument();
    expect(held()).toBe(0);
  });
});
