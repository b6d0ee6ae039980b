import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Access, AccessLog } from '@registrar/domain/calls/access-log';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-000000000001';
const CALL = `GET /external/api/company/${ID}/access-log`;
const ADDRESS = `/post-amendment/company/${ID}/access-log`;

const access = (changes: Partial<Access>): Access => ({
  id: `0190a000-0000-7000-8000-0000000001${changes.part?.length ?? 0}`,
  at: '2026-11-23T08:20:00.000Z',
  part: 'RECORD',
  application: null,
  ground: 'OFFICE',
  processes: [],
  role: 'OPERATOR',
  person: null,
  office: { nameEnglish: 'Office of Company Registrar', nameNepali: 'कम्पनी रजिष्ट्रारको कार्यालय' },
  ...changes,
});
const logWith = (items: Access[], total = items.length): AccessLog => ({
  company: { id: ID, regNo: '100002', nameEnglish: 'Pashupati Private Limited', nameNepali: 'पशुपति प्राइभेट लिमिटेड' },
  items,
  total,
  page: 1,
  size: 20,
});
const byMandate = access({
  part: 'FILING',
  application: { applicationNumber: 'LC-2083/84-KTM-000001', process: 'LOCATION_CHANGE' },
  ground: 'AUTHORISATION',
  processes: ['LOCATION_CHANGE', 'ANNUAL_REPORT'],
  role: 'INTERMEDIARY',
  person: { nameEnglish: 'Hari Bahadur Thapa', nameNepali: 'हरि बहादुर थापा' },
  office: null,
});
const open = (
  log: FakeAnswers[string],
  { language = 'en', address = ADDRESS }: { language?: 'ne' | 'en'; address?: string } = {},
) => renderRemote(app, { path: address, role: 'COMPANY_REPRESENTATIVE', language, gateway: { [CALL]: log } });

test('who read, when, which filing, and by which authorisation; of the office the role', async () => {
  await open(logWith([byMandate, access({})]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Access log' })).toBeVisible();
  const [, mandate, officer] = screen.getAllByRole('row');
  if (!mandate || !officer) throw new Error('two rows');
  for (const text of [
    'Hari Bahadur Thapa',
    'Intermediary',
    'Application',
    'LC-2083/84-KTM-000001',
    'Authorisation given by the company',
    'Location change, Annual report',
  ])
    expect(within(mandate).getByText(text)).toBeVisible();
  expect(mandate).toHaveTextContent('14:05');
  for (const text of [
    'Office of Company Registrar',
    'Operator',
    'Record of the company',
    'Work of the company’s office',
  ])
    expect(within(officer).getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pashupati Private Limited' })).toHaveAttribute(
    'href',
    `/post-amendment/company/${ID}`,
  );
});

test('in Nepali, with an authorisation for everything and a draft', async () => {
  await open(
    logWith([
      {
        ...byMandate,
        processes: null,
        application: { applicationNumber: null, process: 'LOCATION_CHANGE' },
      },
    ]),
    { language: 'ne' },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'हेर्नेको अभिलेख' })).toBeVisible();
  for (const text of ['हरि बहादुर थापा', 'मध्यस्थकर्ता', 'मस्यौदा', 'कम्पनीले दिएको अख्तियारी', 'सबै निवेदनका लागि'])
    expect(screen.getByText(text)).toBeVisible();
});

test('it is asked page by page and for one part', async () => {
  const { shell } = await open(logWith([byMandate], 45), { address: `${ADDRESS}?part=FILING&page=2` });
  await screen.findByText('Hari Bahadur Thapa');
  const asked = () => shell.gateway.callsOf(CALL).map(({ query }) => query);
  expect(asked()).toEqual([{ page: 2, size: 20, part: 'FILING' }]);
  await userEvent.click(within(screen.getByTitle('3')).getByText('3'));
  await waitFor(() => expect(asked().at(-1)).toEqual({ page: 3, size: 20, part: 'FILING' }));
});

test('where the filters leave nothing they can be cleared', async () => {
  const { shell } = await open(logWith([]), { address: `${ADDRESS}?ground=READ_EVERYTHING` });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(shell.gateway.callsOf(CALL).at(-1)?.query).toEqual({ page: 1, size: 20 }));
});

test('a log without an entry says so', async () => {
  await open(logWith([]));
  expect(await screen.findByText('Nothing that was read is listed here.')).toBeVisible();
});

test.each([403, 404])('who does not represent the company is told who may open it (%i)', async (status) => {
  await open(() => {
    throw failure(status, { code: 'PERM-403', message: 'No' });
  });
  expect(await screen.findByText('Only representatives of the company can open its access log.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
