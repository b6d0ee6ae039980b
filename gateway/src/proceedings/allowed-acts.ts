import type { AllowedActs, ProceedingDetail } from '@registrar/domain/calls/proceedings';
import type {
  PhaseOpening,
  PhaseState,
  ProceedingFacts,
  ProceedingKind,
  ProceedingNotice,
} from '@registrar/domain/proceedings';
import { named } from './proceeding-words';

/** The phase that waits for a notice now. */
export const awaiting = (phases: readonly PhaseState[], notice: string): PhaseState | undefined =>
  phases.find(({ awaits }) => awaits.some((one) => isOpening(one, notice)));

/** Whether any phase of the kind opens after the notice; one of which none does is given at any time. */
export const opensAPhase = (kind: ProceedingKind, notice: string): boolean =>
  kind.phases.some(({ opens }) => opens.some((one) => isOpening(one, notice)));

const isOpening = (opening: PhaseOpening, notice: string): boolean =>
  (opening.after === 'NOTICE' || opening.after === 'SERVICE') && opening.notice === notice;

const NOTHING: AllowedActs = {
  publish: [],
  returnNotice: [],
  judgeClaim: [],
  askOpinion: [],
  answerOpinion: [],
  judgeOpinion: [],
  sendOpinionLink: [],
  openPhase: [],
};

interface Standing {
  readonly kind: ProceedingKind;
  readonly facts: ProceedingFacts;
  readonly phases: readonly PhaseState[];
  /** As the detail says them. */
  readonly written: Pick<ProceedingDetail, 'published' | 'opinions'>;
  /** Bodies that are reached by a link today. */
  readonly reached: readonly string[];
  readonly today: string;
  /** Of claims and objections, those that are not judged and that the reader may judge. */
  readonly unjudged: readonly string[];
  /** The outcome of one that has ended and whose end stands. */
  readonly endedWith: string | undefined;
}

/** What whoever conducts the proceeding may do in it now; the page draws only that, and each act asks again. */
export function allowedActs(mayConduct: boolean, standing: Standing): AllowedActs {
  const { kind, facts, phases, written, unjudged, reached, today } = standing;
  if (!mayConduct) return NOTHING;
  if (facts.isEnded) return afterEnd(standing);
  const { published, opinions } = written;
  const withStatus = (status: 'REQUESTED' | 'SUBMITTED') =>
    opinions.filter((one) => one.status === status).map(({ id }) => id);
  const waits = new Set(
    opinions.filter(({ status }) => status === 'REQUESTED' || status === 'SUBMITTED').map(({ body }) => body),
  );
  return {
    publish: kind.notices.filter((notice) => mayPublish(notice, { kind, facts, phases })).map(asOffered),
    returnNotice: published
      .filter(({ channel, returned }) => channel !== null && returned === null)
      .map(({ id }) => id),
    judgeClaim: [...unjudged],
    askOpinion: kind.opinions.filter((body) => !waits.has(body)),
    answerOpinion: withStatus('REQUESTED'),
    judgeOpinion: withStatus('SUBMITTED'),
    sendOpinionLink: opinions
      .filter(({ status, body, dueOn }) => status === 'REQUESTED' && dueOn >= today && reached.includes(body))
      .map(({ id }) => id),
    openPhase: phases.filter(({ awaits }) => awaits.some(({ after }) => after === 'OFFICE')).map(({ key }) => key),
  };
}

/** What makes an end known, until it has been published; a publication with a mistake is marked as returned. */
function afterEnd({ kind, facts, written, endedWith }: Standing): AllowedActs {
  const ofEnd = kind.notices.filter((notice) => notice.afterEnd?.includes(endedWith ?? '') === true);
  return {
    ...NOTHING,
    publish: ofEnd.filter(({ key }) => !facts.notices.some((one) => one.kind === key)).map(asOffered),
    returnNotice: written.published
      .filter(({ notice, returned }) => returned === null && ofEnd.some(({ key }) => key === notice))
      .map(({ id }) => id),
  };
}

const asOffered = ({ key, name, channels }: ProceedingNotice): AllowedActs['publish'][number] => ({
  notice: key,
  name: named(name),
  channels: [...channels],
});

function mayPublish(
  { key, length, text, follows, afterEnd: ofEnd }: ProceedingNotice,
  { kind, facts, phases }: Pick<Standing, 'kind' | 'facts' | 'phases'>,
): boolean {
  if (length === null || text === null || ofEnd !== undefined) return false;
  if (follows !== undefined && !facts.notices.some((one) => one.kind === follows)) return false;
  return !opensAPhase(kind, key) || awaiting(phases, key) !== undefined;
}
