import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { z } from 'zod';
import type { Answers, FieldDefinition, FilingFrame, Widget } from '@registrar/domain/processes';
import { requiredText } from '@registrar/domain/messages';
import { genders } from '@registrar/domain/enumerations';
import { renderRemote } from '@registrar/testing/render-remote';
import Button from 'antd/es/button';
import { useZodForm } from '../../base/form/use-zod-form';
import { UiProvider } from '../../base/ui-provider';
import { completeSchema } from '../section/complete-schema';
import { SectionAnswers } from '../answers/section-answers';
import { SectionForm } from './section-form';

const frame: FilingFrame = { companyType: null, company: null, answers: {}, today: '2026-11-21' };
const field = (path: string, widget: Widget, en: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  path,
  widget,
  label: { en, ne: `${en} (ने)` },
  ...more,
});
const office = { en: 'Registered office', ne: 'दर्ता कार्यालय' };
const always = () => true;

const fields: readonly FieldDefinition[] = [
  field('address.provinceId', 'province', 'Province', { group: office, required: always }),
  field('address.districtId', 'district', 'District', { group: office, required: always }),
  field('address.tole', 'text', 'Tole', { group: office, required: always }),
  field('address.point', 'mapPoint', 'Place on the map', { group: office }),
  field('directors', 'number', 'Number of directors', { required: always }),
  field('foreign', 'switch', 'From abroad'),
  field('gender', 'radio', 'Gender', { options: genders, offered: () => ['MALE', 'FEMALE'] }),
  field('fund', 'amount', 'Fund brought in', { onlyWhen: 'foreign' }),
  field('reason', 'textarea', 'Reason', { maximum: 50 }),
];
const schema = z.object({
  address: z
    .object({
      provinceId: z.int({ error: 'PROVINCE_REQUIRED' }),
      districtId: z.int({ error: 'DISTRICT_REQUIRED' }),
      tole: requiredText('TOLE_REQUIRED'),
    })
    .prefault({ provinceId: NaN, districtId: NaN, tole: '' }),
  directors: z.number({ error: 'REQUIRED' }),
  fund: z.number().optional(),
});
const gateway = {
  'GET /external/api/province': [
    { id: 1, nameEnglish: 'Koshi', nameNepali: 'कोशी' },
    { id: 3, nameEnglish: 'Bagmati', nameNepali: 'बागमती' },
  ],
  'GET /external/api/district': ({ query }: { query: Readonly<Record<string, unknown>> }) =>
    query['provinceId'] === 3
      ? [{ id: 27, nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ', provinceId: 3 }]
      : [{ id: 5, nameEnglish: 'Morang', nameNepali: 'मोरङ', provinceId: 1 }],
};

function Page({
  initial = {},
  onChange,
  onSubmit = () => undefined,
}: {
  readonly initial?: Answers;
  readonly onChange?: (data: Answers) => void;
  readonly onSubmit?: (value: unknown) => void;
}) {
  const form = useZodForm({
    schema: completeSchema(schema, (data) =>
      data['directors'] === 99 ? [{ path: 'directors', code: 'NUMBER_INVALID' }] : [],
    ),
    onSubmit,
  });
  return (
    <SectionForm
      form={form}
      fields={fields}
      frame={frame}
      initial={initial}
      onChange={onChange}
      isLocked={(path) => path === 'reason'}
    >
      <Button htmlType="submit">Go on</Button>
    </SectionForm>
  );
}
const show = (element: ReactElement) =>
  renderRemote([{ path: '/', element }], {
    messages: { ne: {}, en: {} },
    wrapper: UiProvider,
    language: 'en',
    gateway,
  });

async function choose(user: Awaited<ReturnType<typeof show>>['user'], label: string, option: string) {
  await user.click(await screen.findByLabelText(label));
  await user.click(await screen.findByTitle(option));
}

test('questions stand under their heading, each with its widget, and only those that are asked', async () => {
  const { user } = await show(<Page />);
  const box = await screen.findByRole('group', { name: 'Registered office' });
  expect(within(box).getByLabelText('Tole')).toHaveAttribute('aria-required', 'true');
  expect(within(box).getByLabelText('Latitude')).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByLabelText('Fund brought in')).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'From abroad' }));
  expect(await screen.findByLabelText('Fund brought in')).toBeVisible();
  expect(screen.getByLabelText('Reason')).toBeDisabled();
});

test('a list waits for what it belongs to, and another choice there empties it', async () => {
  const held: Answers[] = [];
  const { user } = await show(<Page onChange={(data) => held.push(data)} />);
  expect(await screen.findByLabelText('District')).toBeDisabled();
  await choose(user, 'Province', 'Bagmati');
  await choose(user, 'District', 'Kathmandu');
  expect(held.at(-1)).toMatchObject({ address: { provinceId: 3, districtId: 27 } });
  await choose(user, 'Province', 'Koshi');
  await waitFor(() => expect(held.at(-1)).toMatchObject({ address: { provinceId: 1, districtId: undefined } }));
});

test('a mistake is told when the field is left, and a failed try leads to each of them', async () => {
  const { user } = await show(<Page />);
  await user.click(await screen.findByLabelText('Tole'));
  await user.tab();
  expect(await screen.findByText('Tole/street (English) is required')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  const summary = await screen.findByRole('alert', { name: /problems/ });
  await waitFor(() => expect(summary).toHaveFocus());
  await user.click(within(summary).getByRole('link', { name: 'Tole/street (English) is required' }));
  expect(screen.getByLabelText('Tole')).toHaveFocus();
});

test('what the section finds between its answers is told at its field', async () => {
  const sent: unknown[] = [];
  const { user } = await show(
    <Page
      initial={{ address: { provinceId: 3, districtId: 27, tole: 'Naxal' } }}
      onSubmit={(value) => sent.push(value)}
    />,
  );
  await user.type(await screen.findByLabelText('Number of directors'), '९९');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByRole('link', { name: /Enter a number/ })).toBeVisible();
  await user.clear(screen.getByLabelText('Number of directors'));
  await user.type(screen.getByLabelText('Number of directors'), '3');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ directors: 3 })]));
});

test('another language changes the words and keeps what was typed', async () => {
  const { user, setLanguage } = await show(<Page />);
  await user.type(await screen.findByLabelText('Tole'), 'Naxal');
  await setLanguage('ne');
  expect(await screen.findByLabelText('Tole (ने)')).toHaveValue('Naxal');
});

test('answers are shown as their widgets would, and what has changed stands beside what was', async () => {
  await show(
    <SectionAnswers
      fields={fields}
      frame={frame}
      before={{ foreign: true, fund: 100_00, directors: 3, address: { provinceId: 3 } }}
      data={{ foreign: true, fund: 250_00, directors: 3, address: { provinceId: 3 } }}
      onlyChanged
    />,
  );
  expect(await screen.findByText('Rs. 250.00')).toBeVisible();
  expect(screen.getByText('Rs. 100.00')).toBeVisible();
  expect(screen.queryByText('Province')).toBeNull();
});

test('a place is shown by its name', async () => {
  await show(
    <SectionAnswers
      fields={fields}
      frame={frame}
      data={{ address: { provinceId: 3, point: { latitude: 27.7, longitude: 85.3 } } }}
    />,
  );
  expect(await screen.findByText('Bagmati')).toBeVisible();
  expect(screen.getByText('27.7, 85.3')).toBeVisible();
});

describe('figures in a table', () => {
  const year = { ne: 'यो वर्ष', en: 'This year' };
  const before = { ne: 'अघिल्लो वर्ष', en: 'Year before' };
  const lines = ['Cash', 'Loans'].flatMap((line) => [
    field(`now.${line}`, 'amount', `${line}, this year`, { cell: { line: { ne: line, en: line }, column: year } }),
    field(`was.${line}`, 'amount', `${line}, year before`, { cell: { line: { ne: line, en: line }, column: before } }),
  ]);

  test('a line each, every figure with its own name and no word of being optional', async () => {
    await show(<Figures fields={lines} />);
    const rows = await screen.findAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('This yearYear before'),
      expect.stringContaining('Cash'),
      expect.stringContaining('Loans'),
    ]);
    expect(within(rows[1] ?? document.body).getByRole('textbox', { name: 'Cash, this year' })).toBeVisible();
    expect(within(rows[2] ?? document.body).getByRole('textbox', { name: 'Loans, year before' })).toBeVisible();
    expect(screen.queryByText('Optional')).toBeNull();
  });

  test('what was answered is a table of the lines that have a figure', async () => {
    await show(<SectionAnswers fields={lines} data={{ now: { Cash: 1200 } }} frame={frame} />);
    expect(await screen.findByRole('row', { name: /Cash/ })).toHaveTextContent('12');
    expect(screen.queryByText('Loans')).toBeNull();
  });
});

describe('what the register answers now', () => {
  const named = [field('street', 'text', 'Street'), field('gender', 'radio', 'Gender', { options: genders })];

  test('is said where the answer is another one, and not where it is the same', async () => {
    const { user } = await show(<Figures fields={named} standing={{ street: 'Naya Sadak', gender: 'MALE' }} />);
    const street = await screen.findByRole('textbox', { name: 'Street' });
    expect(street).toHaveAccessibleDescription('Optional Now: Naya Sadak');
    expect(screen.getAllByText(/^Now/)).toHaveLength(2);
    await user.type(street, 'Naya Sadak');
    expect(street).toHaveAccessibleDescription('Optional');
  });
});

function Figures({ fields, standing }: { readonly fields: readonly FieldDefinition[]; readonly standing?: Answers }) {
  const form = useZodForm({ schema: completeSchema(z.object({}), () => []), onSubmit: () => undefined });
  return <SectionForm form={form} fields={fields} frame={frame} initial={{}} standing={standing} />;
}
