import type { GrowthPoint } from '@registrar/domain/calls/fines';
import { addDays, type AdDay } from '@registrar/domain/calendar';
import { nextGrowth, payableOn, type FineFacts } from './assess-fine';
import { dualDay } from './delay';
import type { FineTerms } from './fine-rules';

const YEARS = 3;
const MOST_POINTS = 60;

/**
 * The growth of a fine from the due day on: every day with a new amount, up to three years after it or after the
 * requested day.
 */
export function growFine(facts: FineFacts, terms: FineTerms): GrowthPoint[] {
  const last = addDays(facts.filedOn > facts.dueOn ? facts.filedOn : facts.dueOn, YEARS * 365);
  const points = [pointOn(facts, terms, facts.dueOn)];
  for (let day: AdDay = facts.dueOn; points.length < MOST_POINTS;) {
    const grown = nextGrowth({ ...facts, filedOn: day }, terms);
    const fallen = campaignStart(facts, terms, day, grown?.on.ad ?? last);
    const next = fallen ?? grown?.on.ad;
    if (next === undefined || next > last) return points;
    points.push(pointOn(facts, terms, next));
    day = next;
  }
  return points;
}

const pointOn = (facts: FineFacts, terms: FineTerms, day: AdDay): GrowthPoint => ({
  from: day,
  payablePaisa: payableOn(facts, terms, day),
  provisional: dualDay(day).provisional,
});

/** The start of a campaign, the only event that lowers the amount. */
function campaignStart(facts: FineFacts, terms: FineTerms, after: AdDay, before: AdDay): AdDay | undefined {
  return terms.campaigns
    .map(({ from }) => from)
    .filter((from) => from > after && from < before && payableOn(facts, terms, from) < payableOn(facts, terms, after))
    .sort()[0];
}
