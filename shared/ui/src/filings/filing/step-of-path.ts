import { stepOfKind, type StepDefinition } from '@registrar/domain/processes';

/** The step that shows a place which the gateway names: a section's path, or `DOCUMENTS.<key>`. */
export function stepOfPath(steps: readonly StepDefinition[], path: string): string | undefined {
  const [sectionKey = ''] = path.split('.');
  if (sectionKey === 'DOCUMENTS') return stepOfKind(steps, 'DOCUMENTS')?.key;
  return steps.find(({ sections }) => sections.includes(sectionKey))?.key;
}
