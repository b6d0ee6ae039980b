import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Person } from '@registrar/testing/playwright';
import { actOn } from './act-on';
import { filedByAnother } from './filed-by-another';
import { attachPaper } from './filing-papers';
import { saveSection } from './filed-sections';
import { callsOf, type GatewayCalls } from './gateway-calls';

/**
 * What a company tells the register: a draft that lacks nothing, or one that waits for the office. A company has one
 * draft of it at a time, so whoever comes second is given the one that is there.
 */
export async function companyNote(representative: Person, status: 'DRAFT' | 'SUBMITTED'): Promise<ApplicationDetail> {
  const gateway = await callsOf(representative);
  const known = await existing(gateway, status);
  if (known !== undefined) return known;
  const [company] = await gateway.get<readonly { id: string }[]>('/external/api/representative/company');
  if (company === undefined) throw new Error('The representative speaks for no company');
  try {
    const { id } = await gateway.post<ApplicationDetail>('/external/api/application', {
      processName: 'OTHERS',
      companyId: company.id,
    });
    await saveSection(gateway, id, 'MATTER', {
      subject: 'Lost seal',
      details: 'The seal of the company was lost, and a new one was made.',
    });
    await attachPaper(gateway, id, 'APPLICATION_LETTER');
    const draft = await gateway.get<ApplicationDetail>(`/external/api/application/${id}`);
    return status === 'DRAFT' ? draft : await actOn(gateway, draft, 'submit');
  } catch (error) {
    return filedByAnother(() => existing(gateway, status), error);
  }
}

async function existing(gateway: GatewayCalls, status: string): Promise<ApplicationDetail | undefined> {
  const { items } = await gateway.get<{ readonly items: readonly ApplicationDetail[] }>(
    `/external/api/application?processName=OTHERS&status=${status}&size=20`,
  );
  return items[0] && gateway.get<ApplicationDetail>(`/external/api/application/${items[0].id}`);
}
