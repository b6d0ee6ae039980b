import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { soleOwner, twoOwners } from '@registrar/domain/testing/registration-examples';
import type { FilingFrame } from '@registrar/domain/processes';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID } from '@registrar/testing/registration-builders';
import { app } from '../../app';
import { holding, itemId, itemsOf } from '../../testing/people';

const SAVE = 'PUT /external/api/application/:id/section/:key/item/:item';
const REMOVE = 'DELETE /external/api/application/:id/section/:key/item/:item';
const REGISTER = 'GET /external/api/company-merge/search/company-details';
const open = (frame: FilingFrame, more: FakeAnswers = {}, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: `/company-registration/shareholder?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language,
    gateway: holding(frame, more),
  });
const list = async (name: string) => screen.findByRole('region', { name });

test('the list says who holds how much, and how much is left', async () => {
  await open(twoOwners());
  const holders = await list('Shareholders');
  await waitFor(() => expect(within(holders).getAllByText(/Asha Shrestha/)[0]).toBeVisible());
  expect(within(holders).getByText('60%')).toBeVisible();
  expect(within(holders).getByText('40%')).toBeVisible();
  const remaining = screen.getByText('Remaining').nextElementSibling;
  expect(remaining).toHaveTextContent('0');
  expect(screen.getByRole('img', { name: /Ownership: Asha Shrestha 60%, Asha Shrestha 40%/ })).toBeVisible();
});

test('in Nepali the same stands in Nepali', async () => {
  await open(twoOwners(), {}, 'ne');
  const holders = await list('शेयरधनी');
  await waitFor(() => expect(within(holders).getByText('६०%')).toBeVisible());
  expect(within(holders).getAllByText('व्यक्ति · नेपाली · संस्थापक शेयर · ', { exact: false }).length).toBeGreaterThan(0);
});

test('a sole proprietor has one shareholder, and the specification’s sentence says so', async () => {
  await open(soleOwner());
  const holders = await list('Shareholders');
  expect(await within(holders).findByText('Shareholder can’t be more than one in Sole Proprietor type')).toBeVisible();
  expect(within(holders).getByRole('button', { name: 'Add: Shareholder' })).toBeDisabled();
  expect(within(holders).queryByRole('button', { name: 'Import from a sheet' })).toBeNull();
});

test('deleting a shareholder warns that the seat goes too, and sends the version that was seen', async () => {
  const { shell, user } = await open(twoOwners());
  const holders = await list('Shareholders');
  await user.click((await within(holders).findAllByRole('button', { name: /^Delete/ }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog).getByText(
      'The related entry on the board of directors and the documents are deleted too. This cannot be undone.',
    ),
  ).toBeInTheDocument();
  expect(within(dialog).getByText('1 entry on the board is deleted with it.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(REMOVE)[0]?.request.ifMatch).toBe(itemsOf(twoOwners(), 'SHAREHOLDER')[0]?.version),
  );
});

test('while shares are typed one reads what remains and what they cost, and the entry is saved by itself', async () => {
  const { shell, user } = await open(twoOwners());
  const holders = await list('Shareholders');
  await user.click((await within(holders).findAllByRole('button', { name: /^Edit/ }))[0] as HTMLElement);
  const drawer = await screen.findByRole('dialog', { name: /Shareholder: Asha/ });
  await user.click(within(drawer).getByRole('tab', { name: /Investment/ }));
  const shares = await within(drawer).findByLabelText('Number of shares');
  await user.clear(shares);
  await user.paste('500');
  expect(
    await within(drawer).findByText('100 of 1,000 paid-up shares remain. 500 × Rs. 100.00 = Rs. 50,000.00'),
  ).toBeInTheDocument();
  await user.clear(shares);
  await user.paste('700');
  expect(await within(drawer).findByText(/100 more than the shares that remain/)).toBeInTheDocument();
  await waitFor(() =>
    expect(shell.gateway.callsOf(SAVE).at(-1)?.body).toMatchObject({
      holding: { quantity: 700 },
      person: { fullNameEnglish: 'Asha Shrestha' },
    }),
  );
  expect(shell.gateway.callsOf(SAVE)[0]?.params['item']).toBe(itemId('h1'));
});

test('a company shareholder is found in the register by its number', async () => {
  const frame = twoOwners();
  const { user } = await open(frame, {
    [REGISTER]: ({ query }: { query: Readonly<Record<string, unknown>> }) =>
      query['registrationNumber'] === '12345'
        ? [
            {
              id: itemId('c'),
              registrationNumber: '12345',
              nameEnglish: 'Makalu Holdings Limited',
              nameNepali: 'मकालु होल्डिङ्स लिमिटेड',
              companyTypeId: 3,
              status: 'ACTIVE',
              registeredOn: null,
            },
          ]
        : [],
  });
  await user.click(await screen.findByRole('button', { name: 'Add: Shareholder' }));
  const drawer = await screen.findByRole('dialog', { name: /Add/ });
  await user.click(within(drawer).getByRole('radio', { name: 'Company' }));
  await user.click(await within(drawer).findByLabelText('Registration number'));
  await user.paste('१२३४५');
  await user.click(within(drawer).getByRole('button', { name: 'Find the company by its registration number' }));
  await user.click(await within(drawer).findByRole('button', { name: 'Use these details' }));
  expect(within(drawer).getByLabelText(/Name of the company or body \(English\)/)).toHaveValue(
    'Makalu Holdings Limited',
  );
});
