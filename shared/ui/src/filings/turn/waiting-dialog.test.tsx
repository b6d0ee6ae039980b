import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { WaitingPlace } from '@registrar/domain/calls/peak';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { UiProvider } from '../../base/ui-provider';
import { useTurn } from './use-turn';
import { WaitingDialog } from './waiting-dialog';

const ASK = 'POST /external/api/waiting-place';
const LEAVE = 'DELETE /external/api/waiting-place';

function Filing() {
  const turn = useTurn();
  const [done, setDone] = useState('');
  return (
    <>
      <button type="button" onClick={() => void turn.take().then((come) => setDone(come ? 'begun' : 'left'))}>
        Begin
      </button>
      <p data-testid="done">{done}</p>
      <WaitingDialog turn={turn} />
    </>
  );
}
const waits = (place: number): WaitingPlace => ({ admitted: false, place, ahead: place - 1, retryAfterSeconds: 5 });
const admitted: WaitingPlace = { admitted: true, place: 0, ahead: 0, retryAfterSeconds: 5 };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

async function open(answers: readonly (WaitingPlace | null)[], language: 'ne' | 'en' = 'en') {
  let asked = 0;
  const { shell } = await renderRemote([{ path: '/', element: <Filing /> }], {
    messages: { ne: {}, en: {} },
    name: 'turn',
    wrapper: UiProvider,
    language,
    gateway: {
      [ASK]: () => {
        const answer = answers[Math.min(asked, answers.length - 1)] ?? null;
        asked += 1;
        if (answer === null) throw failure(503);
        return answer;
      },
      [LEAVE]: {},
    },
  });
  const begin = screen.getByRole('button', { name: 'Begin' });
  begin.focus();
  act(() => begin.click());
  await pass(0);
  return { shell, asked: () => asked };
}
const told = () => document.querySelector('[aria-live="polite"]')?.textContent;

test.each([
  ['en', 'Waiting for your turn', 'Your place in line: 37', '36 people are ahead of you.'],
  ['ne', 'पालो कुर्दै हुनुहुन्छ', 'तपाईंको पालो: ३७', 'तपाईंअघि ३६ जना छन्।'],
] as const)(
  'it says the place and goes on by itself when the turn has come (%s)',
  async (language, title, place, ahead) => {
    const { asked } = await open([waits(37), waits(36), waits(1), admitted], language);
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(screen.getAllByText(place)[0]).toBeVisible();
    expect(screen.getByText(ahead)).toBeVisible();
    await pass(5.5);
    expect(told()).toBe(place); // one place further is no news
    await pass(5.5);
    expect(told()).not.toBe(place);
    expect(screen.getByTestId('done')).toHaveTextContent('');
    await pass(5.5);
    expect(screen.getByTestId('done')).toHaveTextContent('begun');
    expect(asked()).toBe(4);
    await pass(60);
    expect(asked()).toBe(4);
  },
);

test('nobody sees it where nobody waits', async () => {
  await open([admitted]);
  expect(screen.getByTestId('done')).toHaveTextContent('begun');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a gateway that cannot say lets the call decide; in line, a question that fails is asked again', async () => {
  await open([null]);
  expect(screen.getByTestId('done')).toHaveTextContent('begun');
  document.body.replaceChildren();
  await open([waits(2), null, admitted]);
  await pass(5.5);
  expect(screen.getByText(/could not be asked just now/)).toBeVisible();
  expect(screen.getAllByText('Your place in line: 2')[0]).toBeVisible();
  await pass(10.5);
  expect(screen.getByTestId('done')).toHaveTextContent('begun');
});

test('whoever stops waiting leaves the line and begins nothing', async () => {
  const { shell, asked } = await open([waits(4)]);
  act(() => screen.getByRole('button', { name: 'Stop waiting' }).click());
  await pass(30);
  await waitFor(() => expect(screen.getByTestId('done')).toHaveTextContent('left'));
  expect(shell.gateway.callsOf(LEAVE)).toHaveLength(1);
  expect(asked()).toBe(1);
});
