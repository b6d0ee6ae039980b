import { createContext } from 'react';
import type { DefinitionVersions } from '@registrar/domain/processes/definition-stamp';

/**
 * The forms that a remote was built with, for those of its pages that are not drawn by `FilingPages`. In a module of
 * its own: the first module of a remote takes it.
 */
export const DrawnVersions = createContext<DefinitionVersions>({});
