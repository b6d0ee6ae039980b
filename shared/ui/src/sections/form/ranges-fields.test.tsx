import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { z } from 'zod';
import type { Answers, FilingFrame } from '@registrar/domain/processes';
import { openTable } from '@registrar/domain/share-ledger';
import { ofShareSteps } from '@registrar/domain/testing/test-filing';
import { renderRemote } from '@registrar/testing/render-remote';
import { useZodForm } from '../../base/form/use-zod-form';
import { UiProvider } from '../../base/ui-provider';
import { SectionAnswers } from '../answers/section-answers';
import { SectionForm } from './section-form';

const [, section] = ofShareSteps.sections;
const shares = openTable(
  [
    {
      holderId: 'a',
      ranges: [
        { from: 1, to: 1000 },
        { from: 1301, to: 1400 },
      ],
      paid: 0,
      shareType: null,
    },
    { holderId: 'b', ranges: [{ from: 1001, to: 1300 }], paid: 0, shareType: null },
  ],
  1400,
  100,
);
const frame: FilingFrame = {
  companyType: null,
  company: { id: 'company', version: 1, type: null, parts: [], shares },
  answers: {},
  today: '2026-11-23',
};

function Page({ initial, onChange }: { readonly initial: Answers; readonly onChange?: (data: Answers) => void }) {
  const form = useZodForm({ schema: z.looseObject({}), onSubmit: () => undefined });
  return <SectionForm form={form} fields={section.fields} frame={frame} initial={initial} onChange={onChange} />;
}
const show = (element: ReactElement, language: 'ne' | 'en' = 'en') =>
  renderRemote([{ path: '/', element }], { messages: { ne: {}, en: {} }, wrapper: UiProvider, language });

test('a range of the holder is taken whole, and can be cut by typing', async () => {
  const held: Answers[] = [];
  const { user } = await show(<Page initial={{ sellerId: 'a' }} onChange={(data) => held.push(data)} />);
  expect(await screen.findByText('1 to 1,000 (1,000 shares)')).toBeVisible();
  expect(screen.queryByText('1,001 to 1,300 (300 shares)')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add 1,301 to 1,400' }));
  await waitFor(() => expect(held.at(-1)).toMatchObject({ sold: [{ from: 1301, to: 1400 }] }));
  expect(screen.getByRole('button', { name: 'Add 1,301 to 1,400' })).toBeDisabled();
  const [to] = screen.getAllByLabelText('To');
  if (!to) throw new Error('The row is not there');
  await user.clear(to);
  await user.type(to, '1350');
  await user.tab();
  await waitFor(() => expect(held.at(-1)).toMatchObject({ sold: [{ from: 1301, to: 1350 }] }));
});

test('nothing is offered before a holder is chosen', async () => {
  await show(<Page initial={{}} />);
  expect(await screen.findByRole('group', { name: 'Sold' })).toBeVisible();
  expect(screen.queryByText('In the register now')).toBeNull();
});

test('an answer is read range by range, in the digits of the reader', async () => {
  await show(<SectionAnswers fields={section.fields} data={{ sold: [{ from: 1, to: 1000 }] }} frame={frame} />, 'ne');
  expect(await screen.findByText(/१,०००/)).toBeVisible();
});
