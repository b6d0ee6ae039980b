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
    opinionId: `=${randomUUID()}`,
    phase: '=ANSWER',
  },
  body,
});

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
  [`POST ${PROCEEDING}/opinion`]: proceedingTry({ ...acting, body: 'TAX_OFFICE', question: remark }),
  [`POST ${PROCEEDING}/opinion/{opinionId}/answer`]: proceedingTry({ ...acting, answeredOn: past, answer: remark }),
  [`POST ${PROCEEDING}/opinion/{opinionId}/judgement`]: proceedingTry({
    ...acting,
    status: 'APPROVED',
    reason: remark,
  }),
  [`POST ${PROCEEDING}/phase/{phase}/opening`]: proceedingTry({ ...acting, remark }),
};
