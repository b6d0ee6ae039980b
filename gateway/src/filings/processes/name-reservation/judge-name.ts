import type { NameCheckAnswer, NameFinding } from '@registrar/domain/calls/names';
import type { FieldError } from '@registrar/domain/envelope';
import { alreadyRegistered, awaitingOverride } from '@registrar/domain/names';
import { holdName, releaseName } from '../../../names/name-holds';
import { removeNameEntries } from '../../../names/name-index';
import type { ProposedName } from '../../../names/same-keys';
import type { MessageKey, MessageParameters } from '../../../platform/language';
import { refuse, type RefusalCode } from '../../../platform/refusal';
import { keepFiledCheck } from '../../facts/names/filed-check';
import { checkFiled } from '../../facts/names/filed-name';
import type { EffectContext } from '../effects/process-effects';

/** Refuses a submission when the name is taken or a finding blocks it. */
export async function requireProposable(context: EffectContext): Promise<void> {
  const answer = await judged(context);
  const { outcome, findings } = answer;
  if (outcome === 'ALREADY_REGISTERED') refuseTaken(context, answer);
  const refused = findings.filter(({ severity }) => severity === 'refuse');
  if (outcome === 'BLACKLIST_EXACT' || refused.length > 0)
    refuse('NAME-422', { errors: refused.map((finding) => problem(context, finding)) });
  await keepFiledCheck(context.unit, context.application.row.id, answer);
}

/**
 * Holds the name for the application. If another application took it first, even at the same moment, the refusal shows
 * the conflicting name.
 */
export async function holdOrRefuse(context: EffectContext, name: ProposedName): Promise<void> {
  const { unit, application } = context;
  // the other transaction has committed: a new check shows what blocks the name
  if ((await holdName(unit, name, application.row.id)) === 'TAKEN') refuseTaken(context, await judged(context));
}

/** The name is free again: the application was withdrawn or refused, or the register itself protects the name now. */
export async function giveUpName({ unit, application }: EffectContext): Promise<void> {
  await releaseName(unit, application.row.id);
  await removeNameEntries(unit.tx, application.row.id);
}

export interface NameObjection {
  readonly code: RefusalCode;
  readonly message: MessageKey;
  readonly parameters?: MessageParameters;
}

/** The objection to an approval: the name is taken, it was listed meanwhile, or a doubtful word has no override. */
export function objectionToName({ outcome, findings }: NameCheckAnswer): NameObjection | undefined {
  if (outcome === 'ALREADY_REGISTERED') return { code: 'NAME-409', message: 'names.takenMeanwhile' };
  if (outcome === 'BLACKLIST_EXACT') return { code: 'NAME-422', message: 'names.listedMeanwhile' };
  const words = awaitingOverride(findings).map(({ token }) => `“${token}”`);
  return words.length > 0
    ? { code: 'FLOW-409', message: 'names.wordsAwaitLeave', parameters: { words: words.join(', ') } }
    : undefined;
}

/** Refuses an approval when the name is taken or a doubtful word has no override. */
export async function requireApprovable(context: EffectContext): Promise<void> {
  const objection = objectionToName(await judged(context));
  if (objection) refuse(objection.code, objection);
}

async function judged({ unit, application }: EffectContext): Promise<NameCheckAnswer> {
  const answer = await checkFiled(unit.tx, application, unit.now);
  if (!answer) throw new Error('An application that was submitted has no name');
  return answer;
}

/** Refuses with the finding and its reason, at the field of the name that is equal. */
function refuseTaken({ language }: EffectContext, { similar: [nearest], findings }: NameCheckAnswer): never {
  const reason =
    nearest?.reason === 'SAME_ENGLISH' || nearest?.reason === 'SAME_NEPALI' ? ` ${nearest.why[language]}` : '';
  const { why = alreadyRegistered(false) } = findings.find(({ kind }) => kind === 'ALREADY_REGISTERED') ?? {};
  const path = `NAME_DETAILS.${nearest?.reason === 'SAME_NEPALI' ? 'nepali' : 'english'}`;
  refuse('NAME-409', {
    errors: [{ path, code: 'ALREADY_REGISTERED', message: `${why[language]}${reason}` }],
  });
}

function problem({ language }: EffectContext, { kind, token = '', why }: NameFinding): FieldError {
  return {
    path: `NAME_DETAILS.${/\p{Script=Devanagari}/u.test(token) ? 'nepali' : 'english'}`,
    code: kind,
    message: why[language],
  };
}
