import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { UiProvider } from '../ui-provider';
import { OutsideCode } from './outside-code';
import { outsideLink, useLinkAnswer, useOutsideView, useReceiversLink } from './outside-link';
import { OutsideOutcome } from './outside-outcome';

const words = {
  where: 'Where it goes',
  noContact: 'Nowhere',
  lead: (contact: string) => `It goes to ${contact}`,
  sendLabel: 'Send',
  sentText: (contact: string) => `Sent to ${contact}`,
  verifyLabel: 'Sign',
  tooShort: 'Six digits',
};
const EMAIL = { channel: 'EMAIL', address: 'h***@example.com' } as const;
const MOBILE = { channel: 'MOBILE_NUMBER', address: '98******12' } as const;
const LINK = '/external/api/director-disclosure/:token';
const messages = { ne: {}, en: {} };

interface View {
  readonly state: string;
  readonly contacts: readonly (typeof EMAIL | typeof MOBILE)[];
}

function Page() {
  const link = outsideLink('DIRECTOR_DISCLOSURE', 'a b');
  const { data } = useOutsideView<View>(link);
  const sign = useLinkAnswer<{ channel: string; otp: string }>(link, 'sign', { failureToast: true });
  if (data === undefined) return null;
  return data.state === 'SIGNED' ? (
    <OutsideOutcome type="success" title="Signed" at="2026-11-20T06:15:00.000Z" next="Close the page" />
  ) : (
    <OutsideCode
      link={link}
      contacts={data.contacts}
      words={words}
      onProve={(channel, otp) => sign.mutateAsync({ channel, otp })}
    />
  );
}
const open = (contacts: View['contacts'], sign: (body: unknown) => unknown = () => ({})) => {
  let signed = false;
  return renderRemote([{ path: '/', element: <Page /> }], {
    messages,
    language: 'en',
    wrapper: UiProvider,
    gateway: {
      [`GET ${LINK}`]: () => ({ state: signed ? 'SIGNED' : 'OPEN', contacts }),
      [`POST ${LINK}/otp`]: { sentTo: '', expiresInSeconds: 300, resendAfterSeconds: 60 },
      [`POST ${LINK}/sign`]: ({ body }) => {
        try {
          return sign(body);
        } finally {
          signed = true;
        }
      },
    },
  });
};

test('the code goes where the person chooses, and its proof is the answer; then what became of the link is shown', async () => {
  const bodies: unknown[] = [];
  const { shell, user } = await open([EMAIL, MOBILE], (body) => {
    bodies.push(body);
    if (bodies.length === 1) throw failure(422, { message: 'The code is wrong' });
    return {};
  });
  expect(await screen.findByText('It goes to h***@example.com')).toBeVisible();
  await user.click(screen.getByText('98******12'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent to 98******12')).toBeVisible();
  expect(shell.gateway.calls.map(({ path, request: { auth } }) => [path, auth])).toContainEqual([
    '/external/api/director-disclosure/a%20b/otp',
    'none',
  ]);
  await user.type(screen.getByRole('textbox'), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText('The code is wrong')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText('Close the page')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Signed');
  expect(bodies).toEqual(Array(2).fill({ channel: 'MOBILE_NUMBER', otp: '123456' }));
});

test('answered meanwhile in another tab: the page shows what became of the link', async () => {
  const { user, unmount } = await open([EMAIL], () => {
    throw failure(409, { message: 'It is signed already' });
  });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await user.type(await screen.findByRole('textbox'), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText('Close the page')).toBeVisible();
  await unmount();
});

test('of one address nothing is chosen; without any, nothing can be sent', async () => {
  const one = await open([MOBILE]);
  expect(await screen.findByText('It goes to 98******12')).toBeVisible();
  expect(screen.queryByLabelText('Where it goes')).toBeNull();
  await one.unmount();
  await open([]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Nowhere');
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

function Receiver() {
  const { data } = useOutsideView<{ readonly by: string }>(useReceiversLink('REPRESENTATIVE_OBJECTION', 'id'));
  return data?.by ?? null;
}

test.each([
  [null, 'none'],
  ['APPLICANT', 'session'],
] as const)('a receiver as %s opens the link with auth %s', async (role, auth) => {
  const { shell } = await renderRemote([{ path: '/', element: <Receiver /> }], {
    messages,
    language: 'en',
    role,
    wrapper: UiProvider,
    gateway: { 'GET /external/api/representative-objection/:id': { by: 'Puja' } },
  });
  expect(await screen.findByText('Puja')).toBeVisible();
  await waitFor(() => expect(shell.gateway.calls.map(({ request }) => request.auth)).toEqual([auth]));
});
