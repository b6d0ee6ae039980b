/**
 * Where what belongs to a filing stands, and how its files name each other. Whoever moves one of these files changes it
 * here, and nowhere else in the generators.
 */
const PROCESSES = 'shared/domain/src/processes';
const EFFECTS = 'gateway/src/filings/processes';

export const camel = (process) => process.toLowerCase().replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());
const kebab = (process) => process.toLowerCase().replaceAll('_', '-');

export const definitionFile = (process) => `${PROCESSES}/filings/${kebab(process)}/definition.ts`;
/** As the tables of the domain import it. */
export const definitionBeside = (process) => `../filings/${kebab(process)}/definition`;
/** As everybody else imports it. */
export const definitionEntry = (process) => `@registrar/domain/processes/filings/${kebab(process)}/definition`;
export const effectsFile = (process) => `${EFFECTS}/${kebab(process)}/effects.ts`;
export const effectsBeside = (process) => `./${kebab(process)}/effects`;

export const PROCESS_NAMES = 'shared/domain/src/enumerations/processes.ts';
export const PROCESS_GROUPS = 'shared/domain/src/enumerations/process-groups.ts';
/** What a company changes of itself: shown by mf-post-amendment. */
export const COMPANY_CHANGES = `${PROCESSES}/tables/company-changes.ts`;
/** Every filing there is. */
export const DEFINITIONS = `${PROCESSES}/tables/definitions.ts`;
/** Rules of processes that have no definition. */
export const SPECIFIED_PROCESSES = `${PROCESSES}/tables/specified-processes.ts`;
export const EFFECTS_TABLE = `${EFFECTS}/effects-of.ts`;
export const DECLARATIONS = 'gateway/test/filings/company-changes.ts';
export const SCREEN_CODES = 'shared/domain/src/screen-codes.ts';
export const SCREENS_OF_ROLES = 'shared/domain/src/permissions.ts';
export const PAGES_LOOKED_AT = 'e2e/a11y/portal-pages.ts';
/** In a remote with filings of its own. */
export const FILINGS_OF_REMOTE = 'src/model/filings.ts';

/** What a definition is made of, as its file imports it. */
export const FROM_DEFINITION = {
  reasons: '../../../reasons',
  checklist: '../../definition/checklist',
  companyFiling: '../../definition/company-filing',
  processDefinition: '../../definition/process-definition',
  answer: '../../questions/answer',
  ask: '../../questions/ask',
  sectionDefinition: '../../definition/section-definition',
  privateReads: '../../definition/private-reads',
  companyTypeRules: '../../../registration/company-type-rules',
};
/** The same of the effects. */
export const FROM_EFFECTS = {
  application: '../../../applications/application',
  processEffects: '../effects/process-effects',
  changesOfFiler: '../effects/changes-of-filer',
};
