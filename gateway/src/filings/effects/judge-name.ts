import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import { awaitingLeave } from '@registrar/domain/names';
import { refuse } from '../../platform/refusal';
import { checkFiled } from '../filed-name';
import type { EffectContext } from './process-effects';

/** The name as it may be handed in: nobody has it, and nothing about it stops an application. */
export async function requireProposable(context: EffectContext): Promise<void> {
  const { outcome, findings } = await judged(context);
  if (outcome === 'ALREADY_REGISTERED') refuse('NAME-409');
  const refused = findings.filter(({ severity }) => severity === 'refuse');
  if (outcome === 'BLACKLIST_EXACT' || refused.length > 0) {
    refuse('NAME-422', { errors: refused.map((finding) => ({ path: 'NAME_DETAILS.english', code: finding.kind, message: finding.why[context.language] })) });
  }
}

/** The name as it may be given: still nobody has it, and whoever decides has let every doubtful word pass. */
export async function requireApprovable(context: EffectContext): Promise<void> {
  const { outcome, findings } = await judged(context);
  if (outcome === 'ALREADY_REGISTERED') refuse('NAME-409'); // registered elsewhere while it waited
  if (outcome === 'BLACKLIST_EXACT') refuse('NAME-422'); // listed while it waited
  const words = awaitingLeave(findings).map(({ token }) => `“${token}”`);
  if (words.length > 0) refuse('FLOW-409', { message: 'names.wordsAwaitLeave', parameters: { words: words.join(', ') } });
}

async function judged({ deed, application }: EffectContext): Promise<NameCheckAnswer> {
  const answer = await checkFiled(deed.tx, application, deed.now);
  if (!answer) throw new Error('An application that was handed in has no name');
  return answer;
}
