import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import type { FieldDefinition, FilingFrame, Widget } from '@registrar/domain/processes';
import { renderRemote } from '@registrar/testing/render-remote';
import { useZodForm } from '../../base/form/use-zod-form';
import { UiProvider } from '../../base/ui-provider';
import { SectionForm } from '../form/section-form';

const frame: FilingFrame = { companyType: null, company: null, answers: {}, today: '2026-11-21' };
const field = (path: string, widget: Widget): FieldDefinition => ({ path, widget, label: { en: path, ne: path } });
const address = [
  field('address.provinceId', 'province'),
  field('address.districtId', 'district'),
  field('address.localBodyId', 'localBody'),
  field('address.ward', 'ward'),
];
const lalitpur = {
  province: { id: 3, nameEnglish: 'Bagmati', nameNepali: 'बागमती' },
  district: { id: 28, nameEnglish: 'Lalitpur', nameNepali: 'ललितपुर' },
  localBody: {
    id: 300,
    nameEnglish: 'Lalitpur',
    nameNepali: 'ललितपुर',
    category: { nameEnglish: 'Metropolitan City', nameNepali: 'महानगरपालिका' },
    wards: 29,
  },
  ward: 4,
};

function Page({
  fields,
  onChange,
}: {
  readonly fields: readonly FieldDefinition[];
  readonly onChange: (data: unknown) => void;
}) {
  const form = useZodForm({ schema: z.looseObject({}), onSubmit: () => undefined });
  return <SectionForm form={form} fields={fields} frame={frame} initial={{}} onChange={onChange} />;
}
const open = (fields: readonly FieldDefinition[], found: readonly object[]) => {
  const seen: unknown[] = [];
  return {
    seen,
    opened: renderRemote([{ path: '/', element: <Page fields={fields} onChange={(data) => seen.push(data)} /> }], {
      messages: { ne: {}, en: {} },
      wrapper: UiProvider,
      language: 'en',
      gateway: {
        'GET /external/api/place': [...found],
        'GET /external/api/province': [lalitpur.province],
        'GET /external/api/district': [{ ...lalitpur.district, provinceId: 3 }],
        'GET /external/api/local-body': [{ ...lalitpur.localBody, districtId: 28 }],
      },
    }),
  };
};

test('one text fills province, district, municipality and ward', async () => {
  const { seen, opened } = open(address, [lalitpur]);
  const { user } = await opened;
  await user.type(screen.getByRole('combobox', { name: 'Find the address' }), 'lalit 4');
  await user.click(await screen.findByText('Lalitpur Metropolitan City-4, Lalitpur'));
  await waitFor(() =>
    expect(seen.at(-1)).toMatchObject({
      address: { provinceId: 3, districtId: 28, localBodyId: 300, ward: 4 },
    }),
  );
});

test('what is not found leaves the lists as the way, and an address without a municipality has no search', async () => {
  const { opened } = open(address, []);
  const { user, unmount } = await opened;
  await user.type(screen.getByRole('combobox', { name: 'Find the address' }), 'xyzzy');
  expect(await screen.findByText('No municipality of this name. Choose from the lists below.')).toBeVisible();
  await unmount();
  await open(address.slice(0, 2), []).opened;
  expect(screen.queryByRole('combobox', { name: 'Find the address' })).toBeNull();
});
