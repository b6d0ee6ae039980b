import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { UiProvider } from '../ui-provider';
import { OutsidePage } from './outside-page';
import { OutsideRefusal } from './outside-refusal';

const view = { company: { regNo: '100002', nameEnglish: 'Himal Herbs', nameNepali: 'हिमाल हर्ब्स' }, by: 'Puja' };
const asking = { data: view, isPending: false, error: null, refetch: () => undefined };

const page = (
  link: Parameters<typeof OutsidePage<typeof view>>[0]['link'],
  refuse = async (_reason: string) => {},
  answered = false,
) => (
  <OutsidePage
    title="Asked"
    link={link}
    unknownHint="Ask for a new link."
    lead={({ by }) => `${by} asks`}
    facts={() => [{ label: 'Until', value: '2026-12-01' }]}
  >
    {() =>
      answered ? (
        'You declined'
      ) : (
        <OutsideRefusal label="Decline" title="Decline?" means="They read it." onRefuse={refuse} />
      )
    }
  </OutsidePage>
);

test('who asks, about which company and until when, in the language of the reader', async () => {
  const { switchTo } = renderUi(page(asking, undefined, true));
  expect(screen.getByText('Puja asks')).toBeVisible();
  expect(screen.getByText('Company').parentElement).toHaveTextContent('Himal Herbs (100002)');
  expect(screen.getByText('Until').parentElement).toHaveTextContent('2026-12-01');
  await switchTo('ne');
  // the number is compared with papers that have it in these digits
  expect(screen.getByText('हिमाल हर्ब्स').parentElement).toHaveTextContent('(100002)');
});

test('a company that is not registered yet has no number', () => {
  renderUi(page({ ...asking, data: { ...view, company: { ...view.company, regNo: '' } } }, undefined, true));
  expect(screen.getByText('Company').parentElement).toHaveTextContent(/Himal Herbs$/);
});

test('a link that the gateway does not know says what to do; a failure can be tried again', async () => {
  const unknown = { ...asking, data: undefined, error: failure(404) };
  const { update, user } = renderUi(page(unknown));
  expect(screen.getByRole('alert')).toHaveTextContent('This link is not valid.Ask for a new link.');
  const refetch = jest.fn();
  update(page({ ...unknown, error: failure(500), refetch }));
  expect(screen.getByRole('alert')).toHaveTextContent('What this link asks could not be shown.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

function Declining({ refuse }: { readonly refuse: (reason: string) => Promise<unknown> }) {
  const [answered, setAnswered] = useState(false);
  return page(asking, async (reason) => refuse(reason).then(() => setAnswered(true)), answered);
}
const declining = (refuse: (reason: string) => Promise<unknown>, tab: Readonly<Record<string, unknown>> = {}) =>
  renderRemote([{ path: '/link/:token', element: <Declining refuse={refuse} /> }], {
    messages: { ne: {}, en: {} },
    language: 'en',
    path: '/link/abc',
    tab,
    wrapper: UiProvider,
  });

test('whoever refuses, by keyboard alone, says why; what could not be sent stays in the dialog', async () => {
  const refuse = jest.fn(async (_reason: string) => undefined);
  const { user, shell } = await declining(refuse);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Decline?' });
  expect(dialog).toHaveTextContent('They read it.');
  const confirm = within(dialog).getByRole('button', { name: 'Decline' });
  await user.click(confirm);
  expect(refuse).not.toHaveBeenCalled();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Remark is required');
  await user.type(within(dialog).getByRole('textbox'), 'I left the board.');
  refuse.mockRejectedValueOnce(failure(503));
  await user.click(confirm);
  expect(within(dialog).getByRole('textbox')).toHaveValue('I left the board.');
  expect(shell.tab.get('refusal:/link/abc')).toBe('I left the board.');
  await user.click(confirm);
  expect(refuse).toHaveBeenLastCalledWith('I left the board.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('You declined')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Asked' })).toHaveFocus();
  expect(shell.tab.get('refusal:/link/abc')).toBe('');
});

test('a reason that was being written is there again after the browser’s back or a reload', async () => {
  const { user } = await declining(async () => undefined, { 'refusal:/link/abc': 'I left' });
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue('I left');
});
