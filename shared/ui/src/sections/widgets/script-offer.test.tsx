import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import Button from 'antd/es/button';
import type { Answers, FilingFrame } from '@registrar/domain/processes';
import { branchDraft, BRANCH_INFORMATION } from '@registrar/domain/processes/questions/branch-information';
import { streetFields } from '@registrar/domain/processes/questions/street';
import { renderRemote } from '@registrar/testing/render-remote';
import { useZodForm } from '../../base/form/use-zod-form';
import { UiProvider } from '../../base/ui-provider';
import { SectionForm } from '../form/section-form';

const frame: FilingFrame = { companyType: null, company: null, answers: {}, today: '2026-11-30' };
const fields = streetFields('address', { ne: 'शाखाको ठेगाना', en: 'Address of the branch' });
const NEPALI = 'Tole/street (Nepali)';
const ENGLISH = 'Tole/street (English)';

function Page({
  initial,
  onChange,
  isLocked,
}: {
  readonly initial: Answers;
  readonly onChange: (data: Answers) => void;
  readonly isLocked?: (path: string) => boolean;
}) {
  const form = useZodForm({ schema: BRANCH_INFORMATION.item.schemaFor(), onSubmit: () => undefined });
  return (
    <SectionForm
      form={form}
      fields={fields}
      frame={frame}
      initial={initial}
      onChange={onChange}
      {...(isLocked && { isLocked })}
    >
      <Button htmlType="submit">Go on</Button>
    </SectionForm>
  );
}

async function shown(initial: Answers = {}, isLocked?: (path: string) => boolean) {
  const held: Answers[] = [];
  const rendered = await renderRemote(
    [
      {
        path: '/',
        element: <Page initial={initial} onChange={(data) => held.push(data)} {...(isLocked && { isLocked })} />,
      },
    ],
    { messages: { ne: {}, en: {} }, wrapper: UiProvider, language: 'en', gateway: {} },
  );
  const kept = () => branchDraft.parse(held.at(-1)).address;
  return { ...rendered, kept };
}
const offers = () => screen.queryAllByRole('button', { name: /: use “/ });

test('while a street is typed in English it is offered in Nepali; pressed it stands there and may be changed', async () => {
  const { user, kept } = await shown();
  expect(offers()).toEqual([]);
  await user.type(await screen.findByLabelText(ENGLISH), 'New Road 12');
  const offer = await screen.findByRole('button', { name: `${NEPALI}: use “न्यु रोड १२”` });
  expect(kept()?.toleStreetNepali).toBeUndefined();
  await user.click(offer);
  expect(screen.getByLabelText(NEPALI)).toHaveValue('न्यु रोड १२');
  expect(kept()).toMatchObject({ toleStreet: 'New Road 12', toleStreetNepali: 'न्यु रोड १२' });
  await user.clear(screen.getByLabelText(NEPALI));
  await user.paste('नयाँ सडक १२');
  expect(kept()).toMatchObject({ toleStreetNepali: 'नयाँ सडक १२' });
  await user.type(screen.getByLabelText(ENGLISH), ' B');
  expect(kept()).toMatchObject({ toleStreet: 'New Road 12 B', toleStreetNepali: 'नयाँ सडक १२' });
  expect(offers()).toEqual([]);
});

test('a street in Nepali is offered in English', async () => {
  const { user, kept } = await shown();
  await user.click(await screen.findByLabelText(NEPALI));
  await user.paste('जावलाखेल मार्ग');
  await user.click(await screen.findByRole('button', { name: `${ENGLISH}: use “Jawalakhel Marg”` }));
  expect(kept()).toMatchObject({ toleStreet: 'Jawalakhel Marg', toleStreetNepali: 'जावलाखेल मार्ग' });
});

test('an address of before is shown as it was typed and asked for in both scripts, each of them offered', async () => {
  const { user, kept } = await shown({ address: { toleStreet: 'ठमेल' } });
  expect(await screen.findByLabelText(ENGLISH)).toHaveValue('ठमेल');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect((await screen.findAllByText('Tole/street (Nepali) is required')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Write the tole/street (English) in English letters only').length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: `${NEPALI}: use “ठमेल”` }));
  await user.click(await screen.findByRole('button', { name: `${ENGLISH}: use “Thamel”` }));
  expect(kept()).toMatchObject({ toleStreet: 'Thamel', toleStreetNepali: 'ठमेल' });
  await waitFor(() => expect(offers()).toEqual([]));
});

test('a correction of another answer leaves open what an earlier form did not ask, and nothing else', async () => {
  await shown({ address: { toleStreet: 'Thamel' } }, () => true);
  expect(await screen.findByLabelText(ENGLISH)).toBeDisabled();
  expect(screen.getByLabelText(NEPALI)).toBeEnabled();
});
