import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { DisclosureLink } from '@registrar/domain/calls/director-disclosures';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { isList } from '@registrar/domain/processes';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import {
  APPLICATION_ID,
  filedItem,
  gatewayAnswers,
  registration,
  sectionState,
} from '@registrar/testing/registration-builders';
import { renderRemote } from '@registrar/testing/render-remote';
import { UiProvider } from '../../base/ui-provider';
import { useFilingDraft } from '../filing/filing-draft';
import { WizardContext } from '../wizard/wizard-context';
import { SendToAll } from './send-to-all';

const KEY = 'DIRECTOR_DISCLOSURE';
const ITEMS = `GET /external/api/application/:id/section/${KEY}/item`;
const PUT = `PUT /external/api/application/:id/section/${KEY}/item/:itemId`;
const LINKS = 'GET /external/api/application/:id/disclosure';
const SEND = 'POST /external/api/application/:id/disclosure/:itemId/send';

const NAMES = ['asked', 'fresh', 'more', 'paper', 'unknown'] as const;
type Name = (typeof NAMES)[number];
const idOf = (name: Name): string => `0190a000-0000-7000-8000-00000000d00${NAMES.indexOf(name)}`;
const director = (name: Name, data: FiledItemState['data']): FiledItemState =>
  filedItem({ id: idOf(name), data: { nameNepali: name, nameEnglish: name, language: 'ne', ...data } });
const asked = director('asked', { email: 'asked@example.com.np', way: 'LINK' });
const fresh = director('fresh', { email: 'fresh@example.com.np' });
const more = director('more', { mobileNumber: '9841000001' });
const onPaper = director('paper', { email: 'paper@example.com.np', way: 'PAPER' });
const unknown = director('unknown', {});

const link = (itemId: string, state: DisclosureLink['state']): DisclosureLink => ({
  itemId,
  state,
  contacts: [],
  language: 'ne',
  sentAt: null,
  expiresAt: null,
  resendAt: null,
  sendsLeft: 5,
  openedAt: null,
  signedAt: null,
  declinedAt: null,
  declineReason: null,
});

function Directors() {
  const definition = processDefinition('THREE_MONTH_UPDATE');
  if (definition === undefined) throw new Error('There is no initial return');
  const detail = registration({
    processName: 'THREE_MONTH_UPDATE',
    sections: definition.sections.map((one) => sectionState(one.key, { kind: isList(one) ? 'LIST' : 'FORM' })),
  });
  const draft = useFilingDraft(detail, definition);
  const wizard = {
    detail,
    definition,
    draft,
    frame: { companyType: null, company: null, today: '2026-11-21', answers: {} },
    frameComplete: true,
    saveStep: () => draft.flush(),
    openStep: async () => undefined,
    itemAt: undefined,
    openItem: () => undefined,
    openPlace: async () => undefined,
    wantedPlace: undefined,
    placeShown: () => undefined,
    isOpen: () => true,
  };
  return (
    <WizardContext value={wizard}>
      <SendToAll />
    </WizardContext>
  );
}

const open = (items: readonly FiledItemState[], gateway: FakeAnswers) =>
  renderRemote([{ path: '/', element: <Directors /> }], {
    role: 'APPLICANT',
    language: 'en',
    gateway: { ...gatewayAnswers, [ITEMS]: { items }, [LINKS]: { items: [link(idOf('asked'), 'SENT')] }, ...gateway },
    wrapper: UiProvider,
    messages: { ne: {}, en: {} },
  });
const saved: FakeAnswers = {
  [PUT]: ({ path, body }) => ({
    item: { ...fresh, id: path.split('/').at(-1), data: body, version: 2 },
    section: sectionState(KEY, { kind: 'LIST' }),
    applicationVersion: 2,
  }),
};

beforeEach(() => localStorage.clear());

test('every director with an address and without a link gets one; each entry says so before', async () => {
  const { user, shell } = await open([asked, fresh, more, onPaper, unknown], {
    ...saved,
    [SEND]: ({ path }) => link(path.split('/').at(-2) ?? '', 'SENT'),
  });
  await user.click(await screen.findByRole('button', { name: 'Send the link to all who have an address (2)' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(SEND).map(({ path }) => path)).toEqual([
      `/external/api/application/${APPLICATION_ID}/disclosure/${idOf('fresh')}/send`,
      `/external/api/application/${APPLICATION_ID}/disclosure/${idOf('more')}/send`,
    ]),
  );
  expect(shell.gateway.callsOf(PUT)).toHaveLength(2);
});

test('where one cannot be sent, the reason is told, and those before it have theirs', async () => {
  const { user, shell } = await open([fresh, more], {
    ...saved,
    [SEND]: ({ path }) => {
      if (path.includes(idOf('more'))) throw failure(429, { message: 'Too many tries. Wait a minute.' });
      return link(idOf('fresh'), 'SENT');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send the link to all who have an address (2)' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Wait a minute.');
  expect(shell.gateway.callsOf(SEND)).toHaveLength(2);
});
