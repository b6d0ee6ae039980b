import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { failure } from '@registrar/testing/fake-shell';
import { registration } from '@registrar/testing/registration-builders';
import { renderRemote } from '@registrar/testing/render-remote';
import { UiProvider } from '../base/ui-provider';
import { useDecision } from './use-decision';

const VERIFY = 'POST /external/api/application/:id/verify';
const detail = (version: number): ApplicationDetail =>
  registration({
    status: 'IN_PROCESS',
    version,
    allowedActions: [{ action: 'verify', allowed: true, remark: 'none' }],
  });

/** A page that asks anew by itself, as every page of an officer does when a message comes. */
function Page() {
  const [version, setVersion] = useState(7);
  const decision = useDecision(detail(version), ['verify']);
  return (
    <>
      {decision.notice}
      {decision.actions.map(({ key, label, onClick }) => (
        <button key={key} type="button" onClick={onClick}>
          {label}
        </button>
      ))}
      {decision.dialog}
      <button type="button" onClick={() => setVersion(8)}>
        A message comes
      </button>
    </>
  );
}

test('an officer decides on the version that was on the screen, and is told where another one stands there now', async () => {
  const { shell, user } = await renderRemote([{ path: '/', element: <Page /> }], {
    role: 'OPERATOR',
    language: 'en',
    wrapper: UiProvider,
    messages: { ne: {}, en: {} },
    gateway: {
      'GET /external/api/application/:id': detail(8),
      [VERIFY]: ({ body }) => {
        if (JSON.stringify(body) !== '{"version":8}') throw failure(412, { code: 'VER-412', message: 'stale' });
        return detail(9);
      },
    },
  });
  const press = async () => {
    await user.click(await screen.findByRole('button', { name: 'Verify' }));
    return within(await screen.findByRole('dialog'));
  };
  const confirm = (dialog: Awaited<ReturnType<typeof press>>) =>
    user.click(dialog.getByRole('button', { name: 'Verify' }));

  const first = await press();
  // behind the question, where nobody reads it
  fireEvent.click(screen.getByText('A message comes'));
  await confirm(first);
  await waitFor(() => expect(shell.gateway.callsOf(VERIFY)).toHaveLength(1));
  expect(shell.gateway.callsOf(VERIFY)[0]?.body).toEqual({ version: 7 });
  expect(await screen.findByRole('alert')).toBeVisible();

  await confirm(await press());
  await waitFor(() => expect(shell.gateway.callsOf(VERIFY)[1]?.body).toEqual({ version: 8 }));
});
