import { expect } from '@jest/globals';
import { committeeSchema } from '@registrar/domain/calls/committee';
import { dayInNepal } from '../../src/platform/clock';
import { newKey } from '../filings-kit';
import { readDetail } from '../registration-kit';
import { approve, beginFilled, handIn, perform, verify, whoDecides, type FilingDeclaration } from './filing';
import type { FilingDesk } from './filing-desk';
import { tracesOf } from './filing-traces';

// Ways that only some filings know, each to an approval by way of somebody else.

export async function walkCommittee(desk: FilingDesk, declaration: FilingDeclaration): Promise<void> {
  const filing = await beginFilled(desk, declaration);
  const { registrar, member } = desk;
  await handIn(filing);
  await perform(filing, filing.operator, 'claim');
  await verify(filing);
  const remark = 'The members shall say.';
  await perform(filing, await whoDecides(filing), 'sendToCommittee', { remark });
  expect(await readDetail(filing.by, filing.id)).toMatchObject({ status: 'SENT_FOR_COMMITTEE' });
  const { waiting } = committeeSchema.parse((await registrar.call('GET', 'external/api/committee')).body.data);
  const items = waiting.filter(({ applicationId }) => applicationId === filing.id).map((item) => item.id);
  const meeting = {
    day: dayInNepal(desk.gateway.clock.now()),
    time: '00:00',
    place: 'Tripureshwar',
    members: [member.userId],
    items,
  };
  const convened = await registrar.call('POST', 'external/api/committee/meeting', meeting, newKey());
  expect(convened).toMatchObject({ status: 200 });
  const minutes = 'The members agreed that it may be approved.';
  expect(await perform(filing, member, 'committeeReturn', { remark, minutes })).toMatchObject({ status: 'VERIFY' });
  expect(await approve(filing)).toMatchObject({ status: 'APPROVED' });
  expect(await tracesOf(filing)).toMatchObject({ history: filing.done, papers: declaration.expected.papers });
}

export async function walkGroup(desk: FilingDesk, declaration: FilingDeclaration): Promise<void> {
  if (!declaration.ofGroup) throw new Error(`${declaration.process} is not declared for a name of a group`);
  const { parent, answers } = await declaration.ofGroup(desk);
  const filing = await beginFilled(desk, {
    ...declaration,
    answers: (one) => ({ ...declaration.answers(one), ...answers }),
  });
  expect(await handIn(filing)).toMatchObject({ status: 'UNDER_GROUP_APPROVAL' });
  expect(await perform(filing, parent, 'parentVerify', { remark: 'It is ours.' })).toMatchObject({
    status: 'SUBMITTED',
  });
  await perform(filing, filing.operator, 'claim');
  await verify(filing);
  expect(await approve(filing)).toMatchObject({ status: 'APPROVED' });
  expect(await tracesOf(filing)).toMatchObject({ history: filing.done, papers: declaration.expected.papers });
}
