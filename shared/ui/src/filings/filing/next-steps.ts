import type { ProcessDefinition } from '@registrar/domain/processes';

/** What happens to a filing that was handed in. Where nothing is paid nothing is issued either: it is decided. */
export function nextSteps({
  money: { payTiming },
}: Pick<ProcessDefinition, 'money'>): readonly ('review' | 'fee' | 'approval' | 'certificate' | 'decision')[] {
  return payTiming === 'NONE' ? ['review', 'decision'] : ['review', 'fee', 'approval', 'certificate'];
}
