import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { useQueries, type QueryKey, type UseMutationResult } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { useBeginPayment, useCheckPayment, usePayApart, useVoucherSubmission } from './card/payments';
import { usePayBill } from './companies/company-bills';
import { useInvoiceDue } from './fines/fines';
import { useAskAgain, useDecideMismatch } from './reconciliation/reconciliation';
import { useDecideRefund, useProposeRefund } from './refunds/refund-calls';
import { useReopen, useWriteMessage } from './requests/request-calls';
import { useDecideSchedule, useProposeSchedule } from './schedules/schedule-calls';
import { useDecideVoucher } from './vouchers/list-vouchers';

const ID = '01980000-0000-7000-8000-000000000001';

interface Change {
  /** What the change makes old, by the keys of the pages that show it. */
  readonly reads: readonly QueryKey[];
  useChange(): () => void;
}

const after =
  (...reads: readonly QueryKey[]) =>
  <Input,>(useIt: () => UseMutationResult<unknown, Error, Input>, input: NoInfer<Input>): Change => ({
    reads,
    useChange() {
      const { mutate } = useIt();
      return () => mutate(input);
    },
  });
const payment = after(['payments', ID], ['payments', { page: 1 }]);
const mismatch = after(['payment-reconciliation', {}]);
const refunds = after(['refunds', {}]);
const request = after(['request', ID], ['refunds', {}], ['payment-history', {}]);
const schedules = after(['schedules', 'proposals'], ['schedules', 'history']);

/** Each change that a page of this remote makes, by the name of its hook. */
const CHANGES: Readonly<Record<string, Change>> = {
  useBeginPayment: payment(useBeginPayment.bind(null, ID), { bank: 'NABIL', mode: 'CARD', amountPaisa: 100 }),
  useVoucherSubmission: payment(useVoucherSubmission.bind(null, ID), {
    bank: 'NABIL',
    voucherNumber: 'A-1',
    paidOn: '2026-01-15',
    amountPaisa: 100,
    uploadId: ID,
  }),
  usePayApart: payment(usePayApart.bind(null, ID), undefined),
  useCheckPayment: payment(useCheckPayment.bind(null, ID), undefined),
  usePayBill: after(['payments', 'companies', ID])(usePayBill.bind(null, ID), {
    company: { id: ID, registrationNumber: '1', nameEnglish: 'Himchuli', nameNepali: 'हिमचुली' },
    invoiceIds: [ID],
    dueIds: [],
    totalPaisa: 100,
    underWay: false,
  }),
  useInvoiceDue: after(['fine-dues', {}])(useInvoiceDue.bind(null, ID), undefined),
  useAskAgain: mismatch(useAskAgain, ID),
  useDecideMismatch: mismatch(useDecideMismatch, { id: ID, version: 1, decision: 'NOTED', remark: 'Seen' }),
  useProposeRefund: after(
    ['refunds', {}],
    ['refund-candidates', 'INV'],
    ['request', ID],
  )(useProposeRefund, {
    invoiceId: ID,
    lines: [{ lineId: ID, amountPaisa: 100 }],
    reason: 'Refused',
  }),
  useDecideRefund: refunds(useDecideRefund, { id: ID, version: 1, step: 'approve', remark: 'Seen' }),
  useWriteMessage: request(useWriteMessage.bind(null, ID), { text: 'Which account?', uploadIds: [] }),
  useReopen: request(useReopen.bind(null, ID), { version: 1, reason: 'A receipt is there' }),
  useProposeSchedule: schedules(useProposeSchedule, {
    key: 'FEE_NAME_RESERVATION',
    validFrom: '2027-01-01',
    validTo: null,
    value: { basis: 'FLAT', feePaisa: 100 },
    reference: 'Decision 12',
    referenceNepali: 'निर्णय १२',
    certainty: 'A',
    remark: 'As asked',
  }),
  useDecideSchedule: schedules(useDecideSchedule, { id: ID, action: 'approve', remark: 'Seen' }),
  useDecideVoucher: after(['payment-vouchers', {}])(useDecideVoucher, { voucher: { id: ID, version: 1 } }),
};

async function readsAfter({ useChange, reads }: Change, answer: object): Promise<void> {
  const asked: string[] = [];
  const keys = reads.map((key) => JSON.stringify(key)).sort();
  const Page = () => {
    useQueries({
      queries: reads.map((queryKey) => ({ queryKey, queryFn: () => asked.push(JSON.stringify(queryKey)) })),
    });
    return <button onClick={useChange()} />;
  };
  const { user } = await renderRemote([{ path: '/', element: <Page /> }], {
    messages: { ne: {}, en: {} },
    gateway: Object.fromEntries([
      ...['/external/api/:a/:b', '/external/api/:a/:b/:c', '/external/api/:a/:b/:c/:d', '/external/api/:a'].map(
        (path) => [`POST ${path}`, answer],
      ),
    ]),
  });
  await waitFor(() => expect([...asked].sort()).toEqual(keys));
  asked.length = 0;
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect([...asked].sort()).toEqual(keys));
}

test.each(Object.entries(CHANGES))('%s: what it changes is read again', async (_name, change) => {
  await readsAfter(change, {});
});

// somebody else may have been faster
test.each(Object.entries(CHANGES))('%s: also when it is refused', async (_name, change) => {
  await readsAfter(change, failure(409));
});

test('no change of this remote is left out', () => {
  const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  );
  const found = sources.flatMap((name) =>
    readFileSync(join(__dirname, name), 'utf8')
      .split(/^export (?:function|const) /m)
      .filter((text) => text.startsWith('use') && /useMutation\(\{|=> use(Propose\b|DecideProposal)/.test(text))
      .map((text) => /^\w+/.exec(text)?.[0]),
  );
  expect(found.sort()).toEqual(Object.keys(CHANGES).sort());
});
