import { ISSUED_BY_MACHINE } from '@registrar/domain/copies';
import type { Platform } from '../platform/platform';
import type { UnitOfWork } from '../platform/unit-of-work';
import { requestPaidJob } from '../money/filing-paid';
import { lockRequest, moveRequest } from '../requests/move-request';
import { notifyOffice } from '../requests/notify-of-request';
import { copyHandler } from './copy-handler';
import { endIfDecided } from './end-order';
import { issueCopy } from './issue-copies';

/** Issues what needs no officer as soon as the order is paid, once however often it is called. */
export async function servePaidOrder(unit: UnitOfWork, requestId: string): Promise<void> {
  const request = await lockRequest(unit, requestId);
  if (!request || request.kind !== copyHandler.kind.key || request.status !== 'ASKED') return;
  const paid = await moveRequest(unit, copyHandler, request, { action: 'pay', by: null });
  const items = await unit.tx
    .selectFrom('copy_item')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('state', '=', 'ASKED')
    .orderBy('position')
    .execute();
  let waiting = false;
  for (const item of items) {
    const issued = ISSUED_BY_MACHINE.includes(item.kind) ? await issueCopy(unit, paid, item, null) : undefined;
    waiting ||= issued === undefined;
  }
  if (waiting) await notifyOffice(unit, copyHandler, paid, copyHandler.notices.asked, '');
  else await endIfDecided(unit, null, paid, '');
}

export function watchPaidOrders(platform: Platform): void {
  platform.jobs.handle(requestPaidJob, ({ requestId }) =>
    platform.runUnitOfWork((unit) => servePaidOrder(unit, requestId)),
  );
}
