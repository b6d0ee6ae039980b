import type { ReactNode } from 'react';
import type { FieldDefinition } from '@registrar/domain/processes';

/** What stands behind a place, by its path and what it is called: an officer's remark. `field`: it is one answer. */
export type Beside = ((path: string, label: string, field: boolean) => ReactNode) | undefined;

/** The same for the fields below `path`. */
export const besideField = (path: string, beside: Beside, language: 'ne' | 'en') =>
  beside === undefined
    ? undefined
    : (field: FieldDefinition) => beside(`${path}.${field.path}`, field.label[language], true);
