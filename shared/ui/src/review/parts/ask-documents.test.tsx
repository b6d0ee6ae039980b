import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, gatewayAnswers, registration } from '@registrar/testing/registration-builders';
import { app } from '../../testing/filing-remote';

const READ = 'GET /external/api/application/:id';
const ASK = 'POST /external/api/application/:id/requestAdditionalDocument';
const BUTTON = 'Request additional document';

const inHand = (changes: Partial<ApplicationDetail> = {}): ApplicationDetail =>
  registration({
    status: 'IN_PROCESS',
    turn: 'OPERATOR',
    version: 6,
    round: 1,
    allowedActions: [{ action: 'requestAdditionalDocument', allowed: true, remark: 'required' }],
    ...changes,
  });

async function openDialog(detail: ApplicationDetail) {
  const rendered = await renderRemote(app, {
    path: `/company-registration/review/${APPLICATION_ID}`,
    role: 'OPERATOR',
    language: 'en',
    gateway: {
      ...gatewayAnswers,
      'GET /external/api/remark-template': { items: [], mayAddForOffice: false },
      'GET /external/api/company-type/list': [],
      [READ]: detail,
      [ASK]: inHand({ status: 'ADDITIONAL_DOCUMENT_REQUESTED', version: 7, allowedActions: [] }),
    },
  });
  await rendered.user.click(await screen.findByRole('button', { name: BUTTON }));
  return { ...rendered, dialog: await screen.findByRole('dialog') };
}

test('several documents are asked for at once; another one is named in both languages, and what is missing is said', async () => {
  const { shell, user, dialog } = await openDialog(inHand());
  await user.type(within(dialog).getByLabelText('Name of the document in English'), 'Lease');
  await user.click(within(dialog).getByRole('button', { name: 'Ask for one more document' }));
  const second = within(dialog).getByRole('group', { name: 'Document 2' });
  await user.click(within(second).getByRole('combobox'));
  await user.click(await screen.findByTitle('Memorandum of association'));
  await user.type(within(second).getByLabelText('Why is it needed?'), 'Cut off');
  await user.click(within(dialog).getByRole('button', { name: 'Ask' }));
  expect(shell.gateway.callsOf(ASK)).toHaveLength(0);
  expect(within(dialog).getAllByRole('alert')).toHaveLength(2);

  const first = within(dialog).getByRole('group', { name: 'Document 1' });
  await user.type(within(first).getByLabelText('Name of the document in Nepali'), 'भाडा');
  await user.type(within(first).getByLabelText('Why is it needed?'), 'Rented');
  await user.click(within(dialog).getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(shell.gateway.callsOf(ASK)).toHaveLength(1));
  expect(shell.gateway.callsOf(ASK)[0]?.body).toEqual({
    version: 6,
    remark: 'Rented\nCut off',
    documents: [
      { type: 'OTHER', nameNepali: 'भाडा', nameEnglish: 'Lease', reason: 'Rented' },
      { type: 'MOA', reason: 'Cut off' },
    ],
  });
}, 240_000);

test('what is offered are the documents of this kind of filing and of company', async () => {
  const ofPrivate = await openDialog(inHand());
  await ofPrivate.user.click(within(ofPrivate.dialog).getByRole('combobox'));
  expect(await screen.findByTitle('Memorandum of association')).toBeInTheDocument();
  expect(screen.queryByTitle('Promoters’ agreement')).toBeNull();
  await ofPrivate.unmount();

  const migrated = await openDialog(inHand({ processName: 'MIGRATION_COMPANY_REGISTRATION' }));
  await migrated.user.click(within(migrated.dialog).getByRole('combobox'));
  expect(await screen.findByTitle('Old certificate of registration')).toBeInTheDocument();
  expect(screen.queryByTitle('Memorandum of association')).toBeNull();
}, 240_000);
