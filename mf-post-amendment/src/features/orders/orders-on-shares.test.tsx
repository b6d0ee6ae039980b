import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CompanyOrder, OrderProposal } from '@registrar/domain/calls/company-orders';
import type { ShareholderList } from '@registrar/domain/calls/company-record';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const COMPANY = '0190a000-0000-7000-8000-000000000001';
const ASHA = '0190a000-0000-7000-8000-00000000000a';
const PLACE = 'POST /external/api/company-order';
const FORM = `/post-amendment/company-orders/new?company=${COMPANY}`;
const typed = (from: number, to: number) => ({ from, to, shareType: 'PROMOTER' as const });
const shareholders: ShareholderList = {
  on: '2026-11-29',
  issued: 100,
  posting: { number: 1, effectiveOn: '2026-11-01', hash: 'a1', applicationNumber: null },
  holders: [
    {
      id: ASHA,
      nameEnglish: 'Asha Rai',
      nameNepali: 'आशा राई',
      entity: 'INDIVIDUAL',
      identificationNumber: null,
      shares: 60,
      hundredths: 6000,
      paid: 600_000,
      ranges: [typed(1, 40), typed(71, 90)],
    },
  ],
  buckets: [],
};
const officer = (language: 'ne' | 'en', more: FakeAnswers = {}) =>
  renderRemote(app, {
    path: FORM,
    role: 'APPROVER_2',
    language,
    gateway: { [`GET /external/api/company/${COMPANY}/shareholder`]: shareholders, ...more },
  });

test('on shares: the holder is chosen from the register, and each range with one button or typed', async () => {
  const { user, shell } = await officer('en', { [PLACE]: { id: ASHA } });
  await user.click(await screen.findByRole('radio', { name: 'Shares of one holder' }));
  await user.click(await screen.findByRole('combobox', { name: /Shareholder/ }));
  await user.click(await screen.findByTitle('Asha Rai (60 shares)'));
  const legend = within(screen.getByRole('group', { name: 'Share numbers' }));
  await user.click(await legend.findByRole('button', { name: 'Take 71–90' }));
  expect(legend.getByRole('textbox', { name: /From \(1\)/ })).toHaveValue('71');
  expect(legend.getByRole('button', { name: 'Take 71–90' })).toBeDisabled();
  await user.click(legend.getByRole('button', { name: 'Add share numbers' }));
  await user.type(await legend.findByRole('textbox', { name: /From \(2\)/ }), '5');
  await user.type(legend.getByRole('textbox', { name: /To \(2\)/ }), '९');
  await user.click(legend.getByRole('button', { name: 'Add share numbers' }));
  await user.click(await legend.findByRole('button', { name: 'Remove row 3' }));
  expect(screen.getByText(/can neither be transferred, put in reserve/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send for approval' }));
  expect(
    (await screen.findAllByText(/Case number is required/, undefined, { timeout: 30_000 })).length,
  ).toBeGreaterThan(0);
  expect(screen.queryByText(/Choose the holder and the share numbers/)).toBeNull();
  expect(screen.queryByText(/Shareholder is required/)).toBeNull();
  expect(shell.gateway.callsOf(PLACE)).toHaveLength(0);
});

test('who chose shares and names none does not freeze the company, and a pledge asks for both consents (ne)', async () => {
  const { user } = await officer('ne');
  expect(await screen.findByText(/कम्पनी रोक्का हुन्छ/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'शेयर धितो' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'एक शेयरधनीको शेयर' }));
  await user.click(screen.getByRole('button', { name: 'स्वीकृतिका लागि पठाउनुहोस्' }));
  await waitFor(() => expect(screen.getAllByText('शेयरधनी अनिवार्य छ।').length).toBeGreaterThan(0), { timeout: 30_000 });
  await user.click(await screen.findByRole('radio', { name: 'शेयर धितो' }));
  expect(await screen.findByRole('textbox', { name: /धितो सम्झौताको नम्बर/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'स्वीकृतिका लागि पठाउनुहोस्' }));
  await waitFor(() => expect(screen.getAllByText('शेयरधनी अनिवार्य छ।').length).toBeGreaterThan(0), { timeout: 30_000 });
  for (const missing of ['धितो सम्झौताको नम्बर', 'धितो दिने शेयरधनीको मञ्जुरी', 'धितो लिनेको मञ्जुरी', 'धितो लिनेको नाम (नेपाली)'])
    expect(screen.getAllByText(`${missing} अनिवार्य छ।`).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('radio', { name: 'सम्पूर्ण कम्पनी' }));
  expect(await screen.findByRole('textbox', { name: /मुद्दा नम्बर/ })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'कित्ता नम्बर' })).toBeNull();
});

test('shares are asked of a company that is named', async () => {
  const { user } = await renderRemote(app, {
    path: '/post-amendment/company-orders/new',
    role: 'APPROVER_2',
    language: 'en',
    gateway: {},
  });
  await user.click(await screen.findByRole('radio', { name: 'Shares of one holder' }));
  expect(await screen.findByText(/Choose the company first/)).toBeVisible();
});

const ID = '0190a000-0000-7000-8000-0000000000d1';
const scan = (serial: number, name: string) =>
  ({ id: ID.replace('d1', `e${serial}`), name, mediaType: 'application/pdf', size: 4000 }) as const;
const person = { id: ID, username: 'maya.approver', fullNameEnglish: 'Maya Tamang', fullNameNepali: 'माया तामाङ' };
const pledge: CompanyOrder = {
  id: ID,
  company: { id: COMPANY, nameEnglish: 'Karnali Ltd.', nameNepali: 'कर्णाली लि.', registrationNumber: '100002' },
  orderedBy: 'PLEDGE',
  court: null,
  caseNumber: null,
  lawSection: null,
  number: '12/083',
  issuedOn: '2026-11-20',
  endsOn: null,
  textNepali: 'ऋण',
  textEnglish: 'A loan',
  party: { nameNepali: 'नबिल बैंक', nameEnglish: 'Nabil Bank' },
  shares: { holderId: ASHA, nameNepali: 'आशा राई', nameEnglish: 'Asha Rai', ranges: [{ from: 11, to: 20 }] },
  state: 'STANDING',
  placedAt: '2026-11-21T06:00:00.000Z',
  document: scan(1, 'agreement.pdf'),
  consents: { pledgor: scan(2, 'holder.pdf'), pledgee: scan(3, 'bank.pdf') },
  kitta: '101-200',
  lifting: null,
  people: null,
  liftingWaits: false,
};
const page = <Row,>(...items: Row[]) => ({ items, total: items.length, page: 1, size: 20 });
const LIST = 'GET /external/api/company-order';
const PROPOSALS = 'GET /external/api/company-order-proposal';

test.each([
  [
    'en',
    'Pledge no. 12/083',
    'On shares 11–20 of Asha Rai',
    'Their numbers now: 101–200',
    'Consent of the pledgee (scan)',
  ],
  [
    'ne',
    'शेयर धितो नं. 12/083',
    'आशा राईको कित्ता ११–२० मा',
    'हालको कित्ता नम्बर: १०१–२००',
    'धितो लिनेको मञ्जुरी (स्क्यान प्रति)',
  ],
] as const)(
  'the list has the numbers of the pledge and those of today (%s)',
  async (language, title, on, now, consent) => {
    await renderRemote(app, {
      path: '/post-amendment/company-orders',
      role: 'APPROVER_2',
      language,
      gateway: { [PROPOSALS]: page(), [LIST]: { ...page(pledge), mayPropose: true } },
    });
    const table = within(await screen.findByRole('table'));
    for (const text of [title, on, now]) expect(await table.findByText(text)).toBeVisible();
    expect(table.getByRole('button', { name: consent })).toBeVisible();
  },
);

test('the second person sees agreement and consents, and that the shares are frozen and not the company', async () => {
  const { id, company, document, consents } = pledge;
  const proposal: OrderProposal = {
    id,
    company,
    consents,
    document: document ?? scan(1, 'agreement.pdf'),
    change: 'PLACE',
    order: pledge,
    lifting: null,
    remark: 'Both were looked at',
    status: 'PROPOSED',
    proposedBy: person,
    proposedAt: '2026-11-21T06:00:00.000Z',
    expiresAt: '2026-12-05T06:00:00.000Z',
    decidedBy: null,
    decidedAt: null,
    decisionRemark: null,
    mayDecide: true,
    mayWithdraw: false,
  };
  const { user } = await renderRemote(app, {
    path: '/post-amendment/company-orders?tab=proposals',
    role: 'APPROVER_2',
    language: 'en',
    gateway: {
      [PROPOSALS]: page(proposal),
      [LIST]: { ...page(), mayPropose: true },
      ...Object.fromEntries(
        [1, 2, 3].map((serial) => [
          `GET /external/api/company-order-document/${scan(serial, '').id}`,
          new Blob(['%PDF-1.7']),
        ]),
      ),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Approve: Place an order, Karnali/ }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const name of ['agreement.pdf', 'holder.pdf', 'bank.pdf'])
    expect(await dialog.findByRole('link', { name: `Open ${name}` })).toBeVisible();
  expect(dialog.getByText(/these shares are frozen at once/)).toBeVisible();
  expect(dialog.queryByText(/the company is frozen at once/)).toBeNull();
});
