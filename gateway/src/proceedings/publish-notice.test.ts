import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { failureSchema } from '@registrar/domain/envelope';
import { pdf } from '../../test/documents-kit';
import { actOn, approvedForm, openedProceeding, startTestProceedings } from '../../test/proceedings-kit';
import { todayOf, type TestFilingOffice } from '../../test/test-filing-kit';
import { uploadAll } from '../../test/uploads-kit';

let office: TestFilingOffice;
beforeAll(async () => {
  office = await startTestProceedings();
});
afterAll(() => office?.close());

test('a notice that is refused keeps its proof for the corrected form, and takes it once', async () => {
  const { id, companyId } = await openedProceeding(office);
  await approvedForm(office, id, companyId);
  const today = todayOf(office);
  const uploadId = await uploadAll(office.maya, pdf(), 'cutting.pdf');
  const asked = { notice: 'CREDITORS', channel: 'NEWSPAPER', proof: 'Gorkhapatra, page 5', uploadId };
  const early = await actOn(office.maya, id, 'notice', { ...asked, publishedOn: addDays(today, 1) });
  expect(failureSchema.parse(early.body).errors).toMatchObject([{ path: 'publishedOn', code: 'DATE_IN_FUTURE' }]);
  expect(await actOn(office.maya, id, 'notice', { ...asked, publishedOn: today })).toMatchObject({ status: 200 });
  expect(await actOn(office.maya, id, 'notice', { ...asked, publishedOn: today })).toMatchObject({ status: 404 });
});
