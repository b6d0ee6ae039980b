import { randomUUID } from 'node:crypto';
import { remark, type Try } from './try-kit';

const PROCEEDING = '/external/api/proceeding/{id}';
const [acting, past] = [{ version: 1 }, '2026-01-01'];
const proceedingTry = (body?: object): Try => ({
  by: 'approver',
  with: {
    id: 'explanationCall',
    noticeId: `=${randomUUID()}`,
    claimId: `=${randomUUID()}`,
    evidenceId: `=${randomUUID()}`,
    opinionId: `=${randomUUID()}`,
    requestId: `=${randomUUID()}`,
    phase: '=ANSWER',
    accountId: `=${randomUUID()}`,
  },
  body,
});

/** A liquidator who is named in no liquidation. */
const liquidationTry = (body?: object): Try => ({
  by: 'liquidator',
  with: { id: 'explanationCall', claimId: `=${randomUUID()}` },
  body,
});
const ACCOUNT = { number: 1, untilOn: past, openingPaisa: 0, receipts: [], payments: [] };
const CLAIM = { claimant: remark, grounds: remark, receivedOn: past, claimedPaisa: 1 };

const orderTry: Try = { by: 'approver', with: { id: 'proceedingOrder' }, body: { remark } };

/** The call for explanation of another office, as the proceeding that it is. */
export const PROCEEDING_TRIES: Readonly<Record<string, Try>> = {
  [`GET ${PROCEEDING}`]: proceedingTry(),
  [`POST ${PROCEEDING}/notice`]: proceedingTry({
    ...acting,
    notice: 'TIME_TO_ANSWER',
    channel: 'PUBLIC_PAGE',
    publishedOn: past,
  }),
  [`GET ${PROCEEDING}/notice/{noticeId}/proof`]: proceedingTry(),
  [`POST ${PROCEEDING}/notice/{noticeId}/return`]: proceedingTry({ ...acting, returnedOn: past, reason: remark }),
  [`POST ${PROCEEDING}/claim/{claimId}/judgement`]: proceedingTry({ ...acting, outcome: 'UPHELD', reason: remark }),
  [`GET ${PROCEEDING}/claim/{claimId}/evidence/{evidenceId}`]: proceedingTry(),
  [`POST ${PROCEEDING}/opinion`]: proceedingTry({ ...acting, body: 'TAX_OFFICE', question: remark }),
  [`POST ${PROCEEDING}/opinion/{opinionId}/answer`]: proceedingTry({ ...acting, answeredOn: past, answer: remark }),
  [`POST ${PROCEEDING}/opinion/{opinionId}/link`]: proceedingTry(acting),
  [`GET ${PROCEEDING}/opinion/{opinionId}/file`]: proceedingTry(),
  [`POST ${PROCEEDING}/opinion/{opinionId}/judgement`]: proceedingTry({
    ...acting,
    status: 'APPROVED',
    reason: remark,
  }),
  [`POST ${PROCEEDING}/phase/{phase}/opening`]: proceedingTry({ ...acting, remark }),
  [`GET ${PROCEEDING}/liquidator`]: proceedingTry(),
  [`POST ${PROCEEDING}/liquidator`]: proceedingTry({
    ...acting,
    licenceNumber: 'IP-1',
    appointedOn: past,
    reason: remark,
  }),
  [`POST ${PROCEEDING}/liquidator-account/{accountId}/return`]: proceedingTry({ ...acting, reason: remark }),
  'GET /external/api/own-liquidation/{id}': liquidationTry(),
  'POST /external/api/own-liquidation/{id}/account': liquidationTry(ACCOUNT),
  'POST /external/api/own-liquidation/{id}/claim': liquidationTry(CLAIM),
  'POST /external/api/own-liquidation/{id}/claim/{claimId}/judgement': liquidationTry({
    ...acting,
    admittedPaisa: 0,
    reason: remark,
  }),
  'GET /external/api/own-proceeding/{id}': { by: 'representative', with: { id: 'explanationCall' } },
  'GET /external/api/own-proceeding/{id}/more-time': { by: 'representative', with: { id: 'explanationCall' } },
  'POST /external/api/own-proceeding/{id}/more-time': {
    by: 'representative',
    with: { id: 'explanationCall' },
    body: { days: 10, reason: remark },
  },
  [`GET ${PROCEEDING}/more-time`]: proceedingTry(),
  [`POST ${PROCEEDING}/more-time/{requestId}/decision`]: proceedingTry({
    ...acting,
    outcome: 'REFUSED',
    reason: remark,
  }),
  'POST /external/api/own-proceeding/{id}/withdrawal': {
    by: 'representative',
    with: { id: 'explanationCall' },
    body: { ...acting, reason: remark },
  },
  [`GET ${PROCEEDING}/order`]: proceedingTry(),
  [`POST ${PROCEEDING}/order`]: proceedingTry({ ...acting, outcome: 'CLOSED', reason: remark, liabilities: remark }),
  'POST /external/api/proceeding-order/{id}/approve': orderTry,
  'POST /external/api/proceeding-order/{id}/refuse': orderTry,
  'POST /external/api/proceeding-order/{id}/withdraw': orderTry,
};
