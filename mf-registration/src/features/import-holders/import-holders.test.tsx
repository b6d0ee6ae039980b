import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, sectionState } from '@registrar/testing/registration-builders';
import { app } from '../../app';
import { holding, itemId } from '../../testing/people';

const IMPORT = 'POST /external/api/application/:id/section/:key/item/import';
const HEADING =
  'Full name (Nepali)\tFull name (English)\tGender\tDate of birth (BS)\tNumber of shares\tPaid amount\tDistrict\tHoroscope';
const line = (name: string, gender: string, born = '2045-01-02', shares = '10') =>
  `${name}\t${name === '' ? '' : 'Gita Rai'}\t${gender}\t${born}\t${shares}\t1,000\tKathmandu\tLion`;
const frame = { ...twoOwners(), answers: { ...twoOwners().answers, SHAREHOLDER: { items: [] } } };
const open = (more: FakeAnswers = {}, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: `/company-registration/shareholder?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language,
    gateway: holding(frame, more),
  });

async function paste(text: string, more: FakeAnswers = {}) {
  const view = await open(more);
  await view.user.click(await screen.findByRole('button', { name: 'Import from a sheet' }));
  const drawer = await screen.findByRole('dialog', { name: 'Import shareholders from a sheet' });
  await view.user.click(within(drawer).getByLabelText('Paste here, with the heading line'));
  await view.user.paste(text);
  await view.user.click(within(drawer).getByRole('button', { name: 'Check what was pasted' }));
  return { ...view, drawer };
}

test('templates are there in both languages, and a sheet without a heading is told so', async () => {
  const { drawer } = await paste('only\tsome\nwords\there');
  expect(within(drawer).getByRole('link', { name: 'Download the template in Nepali' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('पूरा नाम (नेपाली)')),
  );
  expect(within(drawer).getByRole('link', { name: 'Download the template in English' })).toHaveAttribute(
    'download',
    'shareholders-en.csv',
  );
  expect(await within(drawer).findByRole('alert')).toHaveTextContent('The first line names none of the columns.');
});

test('each row says what is wrong with which column, is put right in place or skipped, and all others are imported', async () => {
  const answer = {
    written: 2,
    rows: [
      {
        row: 1,
        id: itemId('a'),
        outcome: 'INVALID',
        errors: [{ path: 'contact.email', code: 'EMAIL_REQUIRED', message: 'Email is required' }],
      },
      { row: 2, id: itemId('b'), outcome: 'VALID', errors: [] },
    ],
    section: sectionState('SHAREHOLDER', { kind: 'LIST', count: 2 }),
    applicationVersion: 3,
  };
  const { shell, user, drawer } = await paste(
    [HEADING, line('गीता राई', 'woman'), line('सीता राई', 'Female'), line('हरि राई', 'Male', '2045-13-02')].join('\n'),
    { [IMPORT]: answer },
  );
  expect(
    await within(drawer).findByText('These columns are not known and are left out: Horoscope'),
  ).toBeInTheDocument();
  expect(within(drawer).getByText('2 lines cannot be read.')).toBeInTheDocument();

  const first = within(drawer).getByRole('listitem', { name: /Line 2/ });
  expect(within(first).getByText(/Write one of these: पुरुष \/ Male/)).toBeInTheDocument();
  await user.click(within(first).getByRole('combobox', { name: 'Gender' }));
  await user.click(await screen.findByTitle('Female'));
  await waitFor(() => expect(within(drawer).getByText('1 line cannot be read.')).toBeInTheDocument());

  const third = within(drawer).getByRole('listitem', { name: /Line 4/ });
  expect(within(third).getByLabelText('Date of birth (BS)')).toHaveAccessibleDescription(
    'BS month should be in range of 1 to 12',
  );
  await user.click(within(third).getByRole('checkbox', { name: 'Skip this line' }));
  await user.click(
    within(drawer).getByRole('checkbox', { name: 'Also import 2 incomplete lines, to be completed later' }),
  );
  await user.click(within(drawer).getByRole('button', { name: 'Import 2 lines' }));

  expect(await within(drawer).findByText('2 shareholders were added.')).toBeInTheDocument();
  const sent = shell.gateway.callsOf(IMPORT)[0]?.body as { rows: Readonly<Record<string, unknown>>[] };
  expect(sent.rows).toHaveLength(2);
  expect(sent.rows[0]).toMatchObject({
    entity: 'INDIVIDUAL',
    investorType: 'NEPALI',
    person: { gender: 'FEMALE', dateOfBirth: '1988-04-14' },
    holding: { quantity: 10, paidAmount: 100_000, unpaidAmount: 0, shareType: 'PROMOTER' },
    permanentAddress: { countryId: 524, districtId: 27 },
  });
  expect(within(drawer).getByText('1 line was left out.')).toBeInTheDocument();
  expect(within(drawer).getByRole('link', { name: /Download the result of each line/ })).toBeInTheDocument();
});

test('what the gateway refuses altogether keeps the sheet and says why', async () => {
  const { user, drawer } = await paste([HEADING, line('सीता राई', 'Female')].join('\n'), {
    [IMPORT]: failure(422, {
      code: 'VAL-422',
      message: 'Too many',
      errors: [{ path: '', code: 'LIST_TOO_LONG', message: 'At most 101 may be entered' }],
    }),
  });
  await user.click(await within(drawer).findByRole('checkbox', { name: /Also import 1 incomplete/ }));
  await user.click(within(drawer).getByRole('button', { name: 'Import 1 line' }));
  expect(await within(drawer).findByText('At most 101 may be entered')).toBeInTheDocument();
  expect(within(drawer).getByRole('button', { name: 'Import 1 line' })).toBeEnabled();
});

test('places are read by what they were called: a sheet of before imports as it is', async () => {
  const sheet = [
    `${HEADING}\tProvince\tLocal body`,
    `${line('सीता राई', 'Female').replace('Kathmandu', 'काठमाण्डौ')}\tबाग्मती प्रदेश\tकाठमाण्डौं`,
  ].join('\n');
  const { shell, user, drawer } = await paste(sheet, {
    'GET /external/api/province': [
      { id: 3, nameEnglish: 'Bagmati Province', nameNepali: 'बागमती प्रदेश', formerNames: ['बाग्मती प्रदेश'] },
    ],
    'GET /external/api/district': [
      { id: 27, nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ', provinceId: 3, formerNames: ['काठमाण्डौ'] },
    ],
    'GET /external/api/local-body': [
      {
        id: 307,
        nameEnglish: 'Kathmandu',
        nameNepali: 'काठमाडौँ',
        formerNames: ['काठमाण्डौं'],
        districtId: 27,
        wards: 32,
        category: { nameEnglish: 'Metropolitan City', nameNepali: 'महानगरपालिका' },
      },
    ],
    [IMPORT]: { written: 1, rows: [{ row: 1, id: itemId('a'), outcome: 'VALID', errors: [] }] },
  });
  await user.click(await within(drawer).findByRole('checkbox', { name: /Also import 1 incomplete/ }));
  await user.click(within(drawer).getByRole('button', { name: 'Import 1 line' }));
  await waitFor(() => expect(shell.gateway.callsOf(IMPORT)).toHaveLength(1));
  expect(shell.gateway.callsOf(IMPORT)[0]?.body).toMatchObject({
    rows: [{ permanentAddress: { provinceId: 3, districtId: 27, localBodyId: 307 } }],
  });
});
