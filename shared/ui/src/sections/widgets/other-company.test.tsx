import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { z } from 'zod';
import type { CompanyCard, CompanyFinderAnswer } from '@registrar/domain/calls/companies';
import type { Answers, FilingFrame } from '@registrar/domain/processes';
import { ofTwoCompanies } from '@registrar/domain/testing/test-filing';
import { renderRemote } from '@registrar/testing/render-remote';
import { useZodForm } from '../../base/form/use-zod-form';
import { UiProvider } from '../../base/ui-provider';
import { SectionAnswers } from '../answers/section-answers';
import { SectionForm } from '../form/section-form';

const [, section] = ofTwoCompanies.sections;
const OWN = '0190a000-0000-7000-8000-0000000000c0';
const card = (last: number, nameEnglish: string, nameNepali: string): CompanyCard => ({
  id: `0190a000-0000-7000-8000-0000000000c${last}`,
  registrationNumber: '12/045',
  nameEnglish,
  nameNepali,
  companyType: { nameEnglish: 'Private', nameNepali: 'प्राइभेट' },
  status: 'ACTIVE',
  registeredOn: null,
  deregisteredOn: null,
  office: { nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ' },
  addressEnglish: null,
  addressNepali: null,
  formerNames: [],
});
const named = (id: string, nameEnglish: string, nameNepali: string) => ({
  id,
  version: 1,
  type: null,
  shares: null,
  parts: [
    {
      aspect: 'NAME' as const,
      subjectId: null,
      data: { nameEnglish, nameNepali },
      since: '2026-01-01',
      applicationId: null,
    },
  ],
});
const frame: FilingFrame = {
  companyType: null,
  company: { id: OWN, version: 1, type: null, parts: [], shares: null },
  named: [],
  answers: {},
  today: '2026-11-23',
};

function Page({
  of = frame,
  initial = {},
  onChange,
}: {
  of?: FilingFrame;
  initial?: Answers;
  onChange?: (data: Answers) => void;
}) {
  const form = useZodForm({ schema: z.object({ companyId: z.string().optional() }), onSubmit: () => undefined });
  return <SectionForm form={form} fields={section.fields} frame={of} initial={initial} onChange={onChange} />;
}
const found: CompanyFinderAnswer = {
  items: [
    card(0, 'Own Limited', 'आफ्नै लिमिटेड'),
    card(1, 'First Limited', 'पहिलो लिमिटेड'),
    card(2, 'Second Limited', 'दोस्रो लिमिटेड'),
  ],
  partly: false,
  next: null,
  alike: [],
};
const show = (element: ReactElement, language: 'ne' | 'en' = 'en') =>
  renderRemote([{ path: '/', element }], {
    messages: { ne: {}, en: {} },
    wrapper: UiProvider,
    language,
    gateway: { 'GET /external/api/company/search': found },
  });

test('of several companies of one number the person says which; the own one is not offered', async () => {
  const held: Answers[] = [];
  const { user, shell } = await show(<Page onChange={(data) => held.push(data)} />);
  const search = await screen.findByLabelText('Company');
  await user.click(search);
  await user.type(search, '12/045');
  await user.click(await screen.findByTitle('Second Limited (12/045), Private, Active'));
  expect(screen.queryByTitle(/Own Limited/)).toBeNull();
  await waitFor(() => expect(held.at(-1)).toEqual({ companyId: card(2, '', '').id }));
  expect(shell.gateway.callsOf('GET /external/api/company/search').at(-1)).toMatchObject({
    query: { number: '12/045' },
  });
});

test('a name is searched as a name', async () => {
  const { user, shell } = await show(<Page />);
  const search = await screen.findByLabelText('Company');
  await user.click(search);
  await user.type(search, 'First Limited');
  await screen.findByTitle(/First Limited/);
  expect(shell.gateway.callsOf('GET /external/api/company/search').at(-1)).toMatchObject({
    query: { name: 'First Limited' },
  });
});

test('what was chosen before is shown by the name that the filing keeps, in the language of the reader', async () => {
  const of = { ...frame, named: [named('n', 'First Limited', 'पहिलो लिमिटेड')] };
  await show(<Page of={of} initial={{ companyId: 'n' }} />, 'ne');
  expect(await screen.findByTitle('पहिलो लिमिटेड')).toBeVisible();
});

test('whoever searches again is offered what was found, and not the former choice, which Enter would take again', async () => {
  const of = { ...frame, named: [named('n', 'Former Limited', 'अघिल्लो लिमिटेड')] };
  const { user } = await show(<Page of={of} initial={{ companyId: 'n' }} />);
  const search = await screen.findByLabelText('Company');
  await user.click(search);
  await user.type(search, 'First Limited');
  const first = await screen.findByTitle('First Limited (12/045), Private, Active');
  expect(first).toHaveClass('ant-select-item-option-active');
  expect(first.parentElement).not.toHaveTextContent('Former Limited');
});

test('so is the answer on the check page', async () => {
  const of = { ...frame, named: [named('n', 'First Limited', 'पहिलो लिमिटेड')] };
  await show(<SectionAnswers fields={section.fields} data={{ companyId: 'n' }} frame={of} />);
  expect(await screen.findByText('First Limited')).toBeVisible();
});
