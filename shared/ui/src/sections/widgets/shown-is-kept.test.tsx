import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { adToBs, formatBsDate } from '@registrar/domain/calendar';
import { toLatinDigits } from '@registrar/domain/digits';
import { genders } from '@registrar/domain/enumerations';
import {
  valueAt,
  type Answers,
  type FieldDefinition,
  type FilingFrame,
  type Widget,
} from '@registrar/domain/processes';
import { renderRemote } from '@registrar/testing/render-remote';
import { readAmount } from '../../base/fields/read-amount';
import { useZodForm } from '../../base/form/use-zod-form';
import { UiProvider } from '../../base/ui-provider';
import { isUnanswered } from '../section/same-answer';
import { SectionForm } from '../form/section-form';
import { readNumber } from './number-widget';
import { widgetControls } from './widget-controls';

const frame: FilingFrame = { companyType: null, company: null, answers: {}, today: '2026-11-21' };
const INITIAL = {};
const PATH = 'answer';
/** Texts that are none of a field's values, and some that are nearly. */
const texts = [
  'abcd',
  'नमस्ते १२',
  '2083-13-40',
  '1969-01-01',
  '2082-4-1',
  '12.3456789',
  '1,2,3',
  '१२.५',
  '--5',
  '99999999999999999999',
  '98-41 x',
];

/** What each kind of field takes; whatever else it holds is refused at the field. */
const number = z.number({ error: 'NUMBER_INVALID' }).optional();
const answerOf: Readonly<Partial<Record<Widget, z.ZodType>>> = {
  number,
  quantity: number,
  percent: number,
  amount: number,
  date: z.iso.date({ error: 'DATE_FORMAT' }).optional(),
  mapPoint: z.object({ latitude: number, longitude: number }).partial().optional(),
};

let kept: Answers = {};
function Question({ widget, initial }: { readonly widget: Widget; readonly initial: Answers }) {
  const form = useZodForm({ schema: z.object({ [PATH]: answerOf[widget] ?? z.unknown() }), onSubmit: () => undefined });
  const field: FieldDefinition = {
    path: PATH,
    widget,
    label: { en: 'The answer', ne: 'उत्तर' },
    options: genders,
    offered: () => ['MALE', 'FEMALE'],
    people: [],
    registered: [],
    rows: [{ path: 'day', widget: 'date', label: { en: 'Day of the row', ne: 'दिन' } }],
  };
  return (
    <>
      <SectionForm
        form={form}
        fields={[field]}
        frame={frame}
        initial={initial}
        onChange={(data) => {
          kept = data;
        }}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

async function open(widget: Widget, initial: Answers = INITIAL) {
  kept = initial;
  const { user } = await renderRemote([{ path: '/', element: <Question widget={widget} initial={initial} /> }], {
    role: 'APPLICANT',
    language: 'en',
    wrapper: UiProvider,
    messages: { ne: {}, en: {} },
    unanswered: () => [],
  });
  await screen.findByRole('button', { name: 'Elsewhere' });
  return user;
}
const leave = async (user: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Elsewhere' }));
const fieldsOf = (role: 'textbox' | 'combobox') => screen.queryAllByRole<HTMLInputElement>(role);

/** What the person reads as the value that is kept, by the kind of field. */
const reads: Readonly<Partial<Record<Widget, (shown: string) => unknown>>> = {
  number: readNumber,
  quantity: readNumber,
  percent: readNumber,
  mapPoint: readNumber,
  amount: readAmount,
};
const holdsNothing = (value: unknown) => isUnanswered(value) || Number.isNaN(value);

const typedWidgets: readonly Widget[] = [
  'text',
  'nameEnglish',
  'nameNepali',
  'textarea',
  'phone',
  'email',
  'number',
  'quantity',
  'percent',
  'amount',
];

test.each(typedWidgets.flatMap((widget) => texts.map((text) => [widget, text] as const)))(
  '%s: of “%s” is shown what is kept, or it is marked and nothing is kept',
  async (widget, text) => {
    const user = await open(widget);
    const [input] = fieldsOf('textbox');
    if (input === undefined) throw new Error(widget);
    await user.type(input, text);
    await leave(user);
    // drawn again by the form that was loaded meanwhile
    const [shown] = fieldsOf('textbox');
    const value = valueAt(kept, PATH);
    if (shown?.value === '' || !holdsNothing(value)) {
      const read = reads[widget] ?? ((typed: string) => typed);
      expect([read(shown?.value ?? '')].filter((one) => !isUnanswered(one))).toEqual(
        [value].filter((one) => !isUnanswered(one)),
      );
      return;
    }
    await waitFor(() => expect(fieldsOf('textbox')[0]).toHaveAttribute('aria-invalid', 'true'));
    expect(fieldsOf('textbox')[0]?.value).toBe(text);
  },
);

/** The two inputs of a day: either both say the day that is kept, or what was typed stands alone and marked. */
async function expectDay(text: string, value: unknown, [bs, ad]: readonly (HTMLInputElement | undefined)[]) {
  if (typeof value === 'string' && value !== '') {
    const day = adToBs(value);
    expect([bs?.value, ad?.value]).toEqual([day && formatBsDate(day), value]);
    return;
  }
  expect([bs?.value, ad?.value]).toEqual([text, '']);
  await waitFor(() => expect(bs).toHaveAttribute('aria-invalid', 'true'));
}

test.each(texts)('date: of “%s” is shown what is kept, or it is marked and nothing is kept', async (text) => {
  const user = await open('date', { [PATH]: '2026-11-17' });
  const [bs] = fieldsOf('textbox');
  if (bs === undefined) throw new Error('date');
  await user.clear(bs);
  await user.type(bs, text);
  await leave(user);
  await expectDay(text, valueAt(kept, PATH), fieldsOf('textbox'));
});

test.each(['2083-13-40', '2082-4-1'])('a day within a paper and within a row: “%s”', async (text) => {
  const user = await open('identification');
  const issued = () => [
    screen.getByLabelText<HTMLInputElement>(/\(BS\)$/),
    screen.getByLabelText<HTMLInputElement>(/\(AD\)$/),
  ];
  const [bs] = issued();
  if (bs === undefined) throw new Error('identification');
  await user.type(bs, text);
  await leave(user);
  await expectDay(text, valueAt(kept, `${PATH}.issuedOn`), issued());
});

test('a day within a row', async () => {
  const user = await open('rows', { [PATH]: [{}] });
  await user.type(screen.getByLabelText('Day of the row (BS)'), '2083-13-40');
  await leave(user);
  const row = within(screen.getByRole('group', { name: 'Day of the row' }));
  await expectDay('2083-13-40', valueAt(kept, `${PATH}.0.day`), row.getAllByRole<HTMLInputElement>('textbox'));
});

test.each(texts)('a point: of “%s” is shown what is kept, or it is marked and nothing is kept', async (text) => {
  const user = await open('mapPoint');
  const [latitude] = fieldsOf('textbox');
  if (latitude === undefined) throw new Error('mapPoint');
  await user.type(latitude, text);
  await leave(user);
  const value = valueAt(kept, `${PATH}.latitude`);
  if (holdsNothing(value)) {
    await waitFor(() => expect(latitude).toHaveAttribute('aria-invalid', 'true'));
    expect(latitude.value).toBe(text);
  } else expect(readNumber(toLatinDigits(latitude.value))).toBe(value);
});

/** Everything else is chosen: what is typed to find it is no answer. */
const told = new Set<Widget>([...typedWidgets, 'date', 'switch', 'radio', 'nsic']);
const isChosen = (widget: string): widget is Widget =>
  Object.hasOwn(widgetControls, widget) && ![...told].some((other) => other === widget);
const chosenWidgets = Object.keys(widgetControls).filter(isChosen);

test('every kind of field is held by one of these', () => {
  expect(chosenWidgets).toEqual(
    expect.arrayContaining(['select', 'personChoice', 'registerChoice', 'country', 'province', 'district', 'office']),
  );
});

test.each(chosenWidgets)('%s: what is typed to find an answer is not left standing as one', async (widget) => {
  const user = await open(widget);
  for (const box of fieldsOf('combobox')) {
    if (box.disabled || box.readOnly) continue;
    await user.type(box, 'abcd');
    await leave(user);
    expect(box).toHaveValue('');
  }
  expect(valueAt(kept, PATH)).toBeUndefined();
});

test.each(['select', 'radio'] as const)(
  '%s: an answer that is not offered any more is shown as what it is',
  async (w) => {
    await open(w, { [PATH]: 'OTHER' });
    const label = genders.items.find(({ key }) => key === 'OTHER')?.nameEnglish ?? '';
    expect(label).not.toBe('');
    if (w === 'radio') expect(screen.getByRole('radio', { name: label })).toBeChecked();
    else expect(screen.getByText(label)).toBeVisible();
  },
);
