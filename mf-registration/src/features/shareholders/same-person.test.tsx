import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { filedItems, type FilingFrame } from '@registrar/domain/processes';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, filedItem, sectionState } from '@registrar/testing/registration-builders';
import { app } from '../../app';
import { holding, itemId } from '../../testing/people';

const ADD = 'POST /external/api/application/:id/section/:key/item';
const KNOWN = 'GET /external/api/application/:id/known-person';
const full = twoOwners();
const withItems = (key: string, count: number): FilingFrame => ({
  ...full,
  answers: { ...full.answers, [key]: { items: filedItems(full, key).slice(0, count) } },
});
const added = ({ body, params }: { body: unknown; params: Readonly<Record<string, string>> }) => ({
  item: filedItem({ id: itemId('n1'), position: 9, data: body as Record<string, unknown> }),
  section: sectionState(params['key'] ?? '', { kind: 'LIST', count: 1 }),
  applicationVersion: 3,
});
const open = (frame: FilingFrame, step: string, more: FakeAnswers = {}, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: `/company-registration/${step}?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language,
    gateway: holding(frame, { [ADD]: added, [KNOWN]: { people: [] }, ...more }),
  });

beforeEach(() => localStorage.clear());

test('a representative who is named already is chosen, and what was there before comes back', async () => {
  const { user } = await open(withItems('COMPANY_REPRESENTATIVE', 0), 'representative', {
    [KNOWN]: {
      people: [
        {
          nameNepali: 'विमला गुरुङ',
          nameEnglish: 'Bimala Gurung',
          source: 'EARLIER_FILING',
          facts: { fullNameNepali: 'विमला गुरुङ', fullNameEnglish: 'Bimala Gurung', phoneNo: '9851000111' },
        },
      ],
    },
  });
  const list = await screen.findByRole('region', { name: 'Company representatives' });
  await user.click(await within(list).findByRole('button', { name: 'Add: Company representative' }));
  const drawer = await screen.findByRole('dialog', { name: /Add/ });
  await user.click(await within(drawer).findByRole('button', { name: 'Bimala Gurung (earlier filing of yours)' }));
  expect(within(drawer).getByLabelText(/^Full name.*English/)).toHaveValue('Bimala Gurung');
  expect(within(drawer).getByLabelText(/^Phone number/)).toHaveValue('9851000111');
  expect(within(drawer).getByText('Filled in from Bimala Gurung. Read it once more.')).toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: 'Undo' }));
  expect(within(drawer).getByLabelText(/^Full name.*English/)).toHaveValue('');
  expect(within(drawer).getByLabelText(/^Phone number/)).toHaveValue('');
});

test('one press makes a shareholder a representative with everything that is known', async () => {
  const { shell, user } = await open(withItems('COMPANY_REPRESENTATIVE', 0), 'representative');
  const people = (await screen.findByText(/people in this application/)).closest('details') as HTMLElement;
  await user.click(within(people).getAllByRole('button', { name: 'Also: Company representative' })[0] as HTMLElement);
  await waitFor(() =>
    expect(shell.gateway.callsOf(ADD)[0]).toMatchObject({
      params: { key: 'COMPANY_REPRESENTATIVE' },
      body: { fullNameEnglish: 'Asha Shrestha', phoneNo: '9841000000', nationalityId: 524 },
    }),
  );
});

test('shareholders who are said to be directors get their seats by one press', async () => {
  const { shell, user } = await open(withItems('BOD_DETAILS', 0), 'shareholder', {}, 'ne');
  await user.click(await screen.findByRole('button', { name: 'सञ्चालक भनिएका १ शेयरधनीलाई समितिमा थप्नुहोस्' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(ADD).map(({ params, body }) => ({ key: params['key'], body }))).toEqual([
      {
        key: 'BOD_DETAILS',
        body: {
          directorType: 'PROMOTER',
          holderItemId: itemId('h1'),
          phoneNo: '9841000000',
          email: 'asha@makalu.example',
        },
      },
    ]),
  );
});

test('a director who is chosen among the shareholders brings phone and e-mail along', async () => {
  const { user } = await open(withItems('BOD_DETAILS', 1), 'shareholder');
  const board = await screen.findByRole('region', { name: 'Board of directors' });
  await user.click(await within(board).findByRole('button', { name: 'Add: Director' }));
  const drawer = await screen.findByRole('dialog', { name: /Add/ });
  await user.click(within(drawer).getAllByRole('radio')[0] as HTMLElement);
  await user.click(await within(drawer).findByRole('combobox', { name: /Shareholder/ }));
  await user.click((await screen.findAllByTitle(/Asha Shrestha/)).at(-1) as HTMLElement);
  await user.click(within(drawer).getByRole('button', { name: /^Same term as another director/ }));
  expect(within(drawer).queryByRole('button', { name: /^Same term/ })).toBeNull();
  await user.click(within(drawer).getByRole('tab', { name: /Contact/ }));
  await waitFor(() => expect(within(drawer).getByLabelText(/^Phone number/)).toHaveValue('9841000000'));
  expect(within(drawer).getByLabelText(/^Email/)).toHaveValue('asha@makalu.example');
});
