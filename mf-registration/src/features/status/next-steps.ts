import { registrationDefinition } from '@registrar/domain/processes/company-registration';

/** What happens to a registration that was handed in. A company that came over has its certificate, and pays nothing. */
export function nextSteps(processName: string): readonly ('review' | 'fee' | 'approval' | 'certificate' | 'decision')[] {
  return registrationDefinition(processName).payTiming === 'NONE' ? ['review', 'decision'] : ['review', 'fee', 'approval', 'certificate'];
}
