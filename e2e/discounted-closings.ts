import { randomInt } from 'node:crypto';
import type { Payable } from '@registrar/domain/calls/money';
import type { ProceedingDetail } from '@registrar/domain/calls/proceedings';
import type { UploadProgress } from '@registrar/domain/calls/uploads';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import type { VoucherEntry } from '@registrar/domain/calls/money';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import type { Person } from '@registrar/testing/playwright';
import { callsOf, type GatewayCalls } from './gateway-calls';
import { demo } from './people';
import { greyPicture } from './plain-files';
import { discountedPortal as at } from './second-portal';

interface VoucherPage {
  readonly items: readonly VoucherEntry[];
}

const APPLICATION = '/external/api/application';
const PROCEEDING = '/external/api/proceeding';

/** Every year of the draft as one without business and without a meeting. */
export async function answerYears(person: Person, id: string): Promise<number> {
  const gateway = await callsOf(person, at);
  const address = `${APPLICATION}/${id}/section/MISSING_RETURNS/item`;
  const { items } = await gateway.get<{ readonly items: readonly FiledItemState[] }>(address);
  for (const item of items)
    await gateway.put(
      `${address}/${item.id}`,
      { ...item.data, business: 'NONE', meeting: 'NOT_HELD' },
      { 'if-match': `"${item.version}"` },
    );
  return items.length;
}

async function uploaded(gateway: GatewayCalls): Promise<string> {
  const content = greyPicture(600, 400);
  const { id } = await gateway.post<UploadProgress>('/external/api/upload', { name: 'a.png', size: content.length });
  const form = new FormData();
  form.append('part', new Blob([new Uint8Array(content)]), 'part');
  await gateway.upload(`/external/api/upload/${id}/0`, form, 'PUT');
  return id;
}

/** The invoice of the approval, paid over the counter and verified. */
export async function paid(person: Person, id: string): Promise<void> {
  const gateway = await callsOf(person, at);
  const { invoices } = await gateway.get<Payable>(`${APPLICATION}/${id}/payable`);
  const invoice = invoices.find(({ status }) => status === 'PENDING');
  if (invoice === undefined) throw new Error('Nothing is to be paid');
  const voucherNumber = `V-${randomInt(1e9)}`;
  await gateway.post(`/external/api/payment/${invoice.id}/voucher`, {
    bank: 'NABIL',
    voucherNumber,
    paidOn: nepalDayOfInstant(new Date().toISOString()),
    amountPaisa: invoice.totalPaisa,
    uploadId: await uploaded(gateway),
  });
  const officer = await callsOf(demo.revenueOfficer, at);
  const { items } = await officer.get<VoucherPage>(`/external/api/payment-voucher?search=${voucherNumber}`);
  const voucher = items.find((item) => item.voucherNumber === voucherNumber);
  if (voucher === undefined) throw new Error('No voucher waits');
  await officer.post(`/external/api/payment-voucher/${voucher.id}/verify`, { version: voucher.version });
}

export const readProceeding = async (id: string): Promise<ProceedingDetail> =>
  (await callsOf(demo.approver, at)).get<ProceedingDetail>(`${PROCEEDING}/${id}`);

async function conduct(id: string, path: string, body: object): Promise<void> {
  const officer = await callsOf(demo.approver, at);
  const { version } = await readProceeding(id);
  await officer.post(`${PROCEEDING}/${id}/${path}`, { version, ...body });
}

/** As the newspaper of today printed it; answers the id of the notice. */
export async function published(id: string): Promise<string> {
  await conduct(id, 'notice', {
    notice: 'OBJECTIONS',
    channel: 'NEWSPAPER',
    publishedOn: nepalDayOfInstant(new Date().toISOString()),
    proof: 'Gorkhapatra, page 5',
    uploadId: await uploaded(await callsOf(demo.approver, at)),
  });
  return (await readProceeding(id)).published[0]?.id ?? '';
}

export async function dismissed(id: string): Promise<void> {
  const [claim] = (await readProceeding(id)).claims;
  await conduct(id, `claim/${claim?.id ?? ''}/judgement`, { outcome: 'DISMISSED', reason: 'Nothing shows a debt.' });
}

/** Proposed by one officer and given by another. */
export async function ordered(id: string): Promise<void> {
  const officer = await callsOf(demo.approver, at);
  const { version } = await readProceeding(id);
  const order = await officer.post<{ readonly id: string }>(`${PROCEEDING}/${id}/order`, {
    version,
    outcome: 'DEREGISTERED',
    reason: 'The notice is over and no objection convinced.',
    liabilities: 'The shareholders answer for what is left.',
  });
  const registrar = await callsOf(demo.otherApprover, at);
  await registrar.post(`/external/api/proceeding-order/${order.id}/approve`, { remark: 'Read' });
}
