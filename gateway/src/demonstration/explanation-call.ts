import { addDays } from '@registrar/domain/calendar';
import { takeNumber } from '../filings/facts/application-number';
import { issueCallLetter } from '../filings/facts/explanation-calls/call-letter';
import { TIME_TO_ANSWER } from '../filings/facts/explanation-calls/call-state';
import { MAIN_OFFICE_ID } from '../lookups/seed/offices';
import { dayInNepal } from '../platform/clock';
import { openProceeding } from '../proceedings/open-proceeding';
import type { UnitOfWork } from '../platform/unit-of-work';
import { DEMO_CALLED } from './compose-companies';

/** A call that the company should have answered some days ago: it files nothing until it has. */
export async function callForExplanation(
  unit: UnitOfWork,
  companies: ReadonlyMap<string, string>,
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const [companyId, openedBy] = [companies.get(DEMO_CALLED), people.get('maya.approver')];
  if (companyId === undefined || openedBy === undefined) throw new Error('The demonstration has no company to call');
  const today = dayInNepal(unit.now);
  const number = await takeNumber(unit, { process: 'EXPLANATION_CALL', numberPrefix: 'KT' }, MAIN_OFFICE_ID);
  const id = await openProceeding(unit, {
    kind: 'EXPLANATION_CALL',
    number,
    companyId,
    officeId: MAIN_OFFICE_ID,
    openedBy,
    ends: { [TIME_TO_ANSWER]: addDays(today, -5) },
  });
  await unit.tx
    .insertInto('explanation_call_matter')
    .values({
      id,
      subject: 'रजिष्टर्ड कार्यालय भेटिएन',
      matter: 'REGISTERED_OFFICE',
      approved_on: addDays(today, -20),
      body: 'दर्ता किताबको ठेगानामा पठाइएको पत्र फिर्ता आएकाले कार्यालय कहाँ छ र किन जानकारी नदिइएको हो, प्रमाणसहित जवाफ दिनुहोला।',
    })
    .execute();
  await issueCallLetter(unit, id);
}
