import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { z } from 'zod';
import type { Answers, ChosenPart, FieldDefinition, FiledCompany, FilingFrame } from '@registrar/domain/processes';
import type { RegisterPart } from '@registrar/domain/register';
import { openTable } from '@registrar/domain/share-ledger';
import { renderRemote } from '@registrar/testing/render-remote';
import { useZodForm } from '../../base/form/use-zod-form';
import { UiProvider } from '../../base/ui-provider';
import { SectionAnswers } from '../answers/section-answers';
import { SectionForm } from '../form/section-form';

const person = (aspect: ChosenPart, subjectId: string, nameEnglish: string, nameNepali: string): RegisterPart => ({
  aspect,
  subjectId,
  data: { nameEnglish, nameNepali },
  since: '2026-01-01',
  applicationId: null,
});
const company: FiledCompany = {
  id: 'company',
  version: 3,
  type: null,
  parts: [
    person('SHAREHOLDER', 'h1', 'Asha Shrestha', 'आशा श्रेष्ठ'),
    person('SHAREHOLDER', 'h2', 'Asha Shrestha', 'आशा श्रेष्ठ'),
    person('DIRECTOR', 'd1', 'Dipak Rai', 'दीपक राई'),
  ],
  shares: openTable(
    [
      { holderId: 'h1', ranges: [{ from: 1, to: 1_200 }], paid: 0, shareType: null },
      { holderId: 'h2', ranges: [{ from: 1_201, to: 1_300 }], paid: 0, shareType: null },
    ],
    1_300,
    100,
  ),
};
const frame: FilingFrame = { companyType: null, answers: {}, today: '2026-11-23', company };
const empty: FilingFrame = { ...frame, company: null };

const seller: FieldDefinition = {
  path: 'sellerId',
  widget: 'registerChoice',
  label: { en: 'Seller', ne: 'बिक्रेता' },
  registered: ['SHAREHOLDER'],
};
const director: FieldDefinition = {
  path: 'directorId',
  widget: 'registerChoice',
  label: { en: 'Director', ne: 'सञ्चालक' },
  registered: ['DIRECTOR'],
};
const fields = [seller, director];
const schema = z.object({ sellerId: z.string().optional(), directorId: z.string().optional() });

function Page({
  of = frame,
  initial = {},
  onChange,
}: {
  readonly of?: FilingFrame;
  readonly initial?: Answers;
  readonly onChange?: (data: Answers) => void;
}) {
  const form = useZodForm({ schema, onSubmit: () => undefined });
  return <SectionForm form={form} fields={fields} frame={of} initial={initial} onChange={onChange} />;
}
const show = (element: ReactElement, language: 'ne' | 'en' = 'en') =>
  renderRemote([{ path: '/', element }], { messages: { ne: {}, en: {} }, wrapper: UiProvider, language });

test('offers whom the register names in that part, two of one name told apart by their shares', async () => {
  const held: Answers[] = [];
  const { user } = await show(<Page onChange={(data) => held.push(data)} />);
  await user.click(await screen.findByLabelText('Seller'));
  expect(await screen.findByTitle('Asha Shrestha (shares: 1,200)')).toBeInTheDocument();
  expect(screen.queryByTitle('Dipak Rai')).toBeNull();
  await user.click(screen.getByTitle('Asha Shrestha (shares: 100)'));
  await waitFor(() => expect(held.at(-1)).toMatchObject({ sellerId: 'h2' }));
  await user.click(screen.getByLabelText('Director'));
  await user.click(await screen.findByTitle('Dipak Rai'));
  await waitFor(() => expect(held.at(-1)).toMatchObject({ sellerId: 'h2', directorId: 'd1' }));
});

test('says so where there is nobody to choose, and where who was chosen has left the register', async () => {
  const { user } = await show(<Page of={empty} initial={{ directorId: 'gone' }} />);
  expect(await screen.findByTitle('No longer in the register')).toBeVisible();
  await user.click(screen.getByLabelText('Seller'));
  expect(await screen.findByText('The register names nobody to choose from')).toBeInTheDocument();
});

test('an answer is read by its name in the language of the reader', async () => {
  await show(<SectionAnswers fields={fields} data={{ sellerId: 'h1', directorId: 'gone' }} frame={frame} />, 'ne');
  expect(await screen.findByText('आशा श्रेष्ठ (शेयर: १,२००)')).toBeVisible();
  expect(screen.getByText('कम्पनी दर्ता किताबमा अहिले यो नाम छैन')).toBeVisible();
});
