import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import type { Outline, OutlinedArea } from '@registrar/domain/calls/lookups';
import {
  valueAt,
  type Answers,
  type FieldDefinition,
  type FilingFrame,
  type Widget,
} from '@registrar/domain/processes';
import { renderRemote } from '@registrar/testing/render-remote';
import { useZodForm } from '../../base/form/use-zod-form';
import { UiProvider } from '../../base/ui-provider';
import { SectionAnswers } from '../answers/section-answers';
import { SectionForm } from '../form/section-form';

const frame: FilingFrame = { companyType: null, company: null, answers: {}, today: '2026-11-30' };
const field = (path: string, widget: Widget): FieldDefinition => ({ path, widget, label: { en: path, ne: path } });
const fields = [
  field('address.districtId', 'district'),
  field('address.localBodyId', 'localBody'),
  field('address.point', 'mapPoint'),
];

/** Two areas side by side, a tenth of a degree wide. */
const square = (id: number, nameEnglish: string, west: number): OutlinedArea => ({
  id,
  nameEnglish,
  nameNepali: nameEnglish,
  polygons: [
    [
      [
        [west, 27.6],
        [west + 0.1, 27.6],
        [west + 0.1, 27.7],
        [west, 27.7],
        [west, 27.6],
      ],
    ],
  ],
  middle: { latitude: 27.65, longitude: west + 0.05 },
});
const areas = [square(300, 'Lalitpur City', 85.3), square(301, 'Godawari Municipality', 85.4)];
const outline: Outline = { border: areas.flatMap(({ polygons }) => polygons), areas };
const chosen: Answers = { address: { districtId: 28, localBodyId: 300 } };
const at = (latitude: number, longitude: number): Answers => ({
  address: { districtId: 28, localBodyId: 300, point: { latitude, longitude } },
});

interface PageProps {
  readonly initial: Answers;
  readonly disabled?: boolean;
  readonly onChange: (data: Answers) => void;
}
function Page(props: PageProps) {
  const form = useZodForm({ schema: z.looseObject({}), onSubmit: () => undefined });
  return <SectionForm form={form} fields={fields} frame={frame} {...props} />;
}

const gateway = {
  'GET /external/api/outline': outline,
  'GET /external/api/district': [{ id: 28, nameEnglish: 'Lalitpur', nameNepali: 'ललितपुर', provinceId: 3 }],
  'GET /external/api/local-body': [],
};

async function open(initial: Answers, { disabled = false }: { disabled?: boolean } = {}) {
  const held: Answers[] = [];
  const page = <Page initial={initial} disabled={disabled} onChange={(data) => held.push(data)} />;
  const { user } = await renderRemote([{ path: '/', element: page }], {
    messages: { ne: {}, en: {} },
    wrapper: UiProvider,
    language: 'en',
    gateway,
  });
  return { user, point: () => valueAt(held.at(-1), 'address.point') };
}
const pin = () => screen.findByRole('button', { name: /^Pin on the map/ });

test('what is proposed for a local body is no answer until it is confirmed', async () => {
  const { user, point } = await open(chosen);
  expect(await screen.findByText(/^Not confirmed: the middle of Lalitpur City, 27\.65, 85\.35\./)).toBeVisible();
  expect(point()).toBeUndefined();
  expect(screen.getByLabelText('Latitude')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Confirm this place' }));
  expect(await screen.findByText('The pin is in Lalitpur City: 27.65, 85.35.')).toBeVisible();
  expect(point()).toEqual({ latitude: 27.65, longitude: 85.35 });
  expect(screen.getByLabelText('Latitude')).toHaveValue('27.65');
  expect(screen.queryByRole('button', { name: 'Confirm this place' })).toBeNull();
});

test('Enter on the pin confirms it, arrow keys move it, and the text says where it has come', async () => {
  const { user, point } = await open(chosen);
  (await pin()).focus();
  await user.keyboard('{Enter}');
  expect(point()).toEqual({ latitude: 27.65, longitude: 85.35 });
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(point()).toEqual({ latitude: 27.651, longitude: 85.349 });
  await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  expect(point()).toEqual({ latitude: 27.641, longitude: 85.359 });
  expect(await screen.findByText('The pin is in Lalitpur City: 27.641, 85.359.')).toBeVisible();
  expect(await pin()).toHaveFocus();
  await user.keyboard('{Shift>}{ArrowRight>7/}{/Shift}');
  expect(
    await screen.findByText(/^The pin seems to be in Godawari Municipality, not in Lalitpur City: 27\.641, 85\.429\./),
  ).toBeVisible();
});

test('a point near the border of the chosen body is taken for one of it', async () => {
  await open(at(27.65, 85.405));
  expect(await screen.findByText('The pin is in Lalitpur City: 27.65, 85.405.')).toBeVisible();
});

test('a point of another local body is given up for a proposal', async () => {
  const { user, point } = await open(at(27.65, 85.45));
  await user.click(await screen.findByRole('button', { name: 'Propose a place in Lalitpur City' }));
  expect(await screen.findByText(/^Not confirmed: the middle of Lalitpur City/)).toBeVisible();
  expect(valueAt(point(), 'latitude')).toBeUndefined();
});

test('a point in no area is told, and a half-typed one is not overrun by a proposal', async () => {
  const { user } = await open(at(28.65, 85.45));
  expect(await screen.findByText(/^The pin is in no area of this map: 28\.65, 85\.45\./)).toBeVisible();
  await user.clear(screen.getByLabelText('Longitude'));
  expect(await screen.findByText(/^No place is entered\./)).toBeVisible();
});

test('without a district there is no map until a point is entered', async () => {
  const { user } = await open({});
  expect(screen.getByText('Once the district is chosen, its map is shown here.')).toBeVisible();
  expect(screen.queryByRole('application')).toBeNull();
  await user.type(screen.getByLabelText('Latitude'), '27.65');
  await user.type(screen.getByLabelText('Longitude'), '85.35');
  expect(await screen.findByRole('application', { name: 'Map of the districts of Nepal' })).toBeVisible();
});

test('a locked point is shown and cannot be moved', async () => {
  await open(at(27.65, 85.35), { disabled: true });
  expect(await pin()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
});

test('of a point that was answered the map comes when it is asked for', async () => {
  const { user } = await renderRemote(
    [{ path: '/', element: <SectionAnswers fields={fields} frame={frame} data={at(27.65, 85.45)} /> }],
    { messages: { ne: {}, en: {} }, wrapper: UiProvider, language: 'en', gateway },
  );
  const show = await screen.findByText('Show on the map');
  expect(screen.queryByRole('application')).toBeNull();
  await user.click(show);
  expect(await screen.findByText(/^The pin seems to be in Godawari Municipality, not in Lalitpur City/)).toBeVisible();
  expect(await pin()).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^Propose a place/ })).toBeNull();
});

type Taken = (position: {
  readonly coords: { readonly latitude: number; readonly longitude: number; readonly accuracy: number };
}) => void;
type Failed = (failure: { readonly code: number }) => void;
const withLocation = (getCurrentPosition: (taken: Taken, failed: Failed) => void) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

test.each([
  [1, /^The browser may not tell the location\./],
  [2, /^This device cannot tell where it is\./],
  [3, /^This device did not tell in time where it is\./],
])('a device that fails with %s says why, and nothing is entered', async (code, sentence) => {
  withLocation((_taken, failed) => failed({ code }));
  const { user, point } = await open(chosen);
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(point()).toBeUndefined();
});

test('a browser without locations says so', async () => {
  const { user } = await open(chosen);
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(/^This device cannot tell where it is\./)).toBeVisible();
});

test('the location of the device is asked for by a press only, entered, and never one abroad', async () => {
  let asked = 0;
  const here = { latitude: 27.66123456, longitude: 85.3312346, accuracy: 23.4 };
  withLocation((taken) => taken({ coords: (asked += 1) === 1 ? here : { ...here, latitude: 51.5, longitude: 0 } }));
  const { user, point } = await open(chosen);
  await pin();
  expect(asked).toBe(0);
  const button = within(screen.getByRole('group', { name: 'address.point' })).getByRole('button', {
    name: 'Use my location',
  });
  await user.click(button);
  await waitFor(() => expect(point()).toEqual({ latitude: 27.661235, longitude: 85.331235 }));
  expect(screen.getByText(/it is right to 24 metres/)).toBeVisible();
  await user.click(button);
  expect(await screen.findByText(/^This device is not in Nepal/)).toBeVisible();
  expect(point()).toEqual({ latitude: 27.661235, longitude: 85.331235 });
});
