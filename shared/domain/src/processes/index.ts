/**
 * What a definition is made of: `@registrar/domain/processes`. The definitions themselves are entries of their own,
 * such as `processes/name-change`, and the table of all is `processes/definitions`: a page that draws one filing is not
 * built anew for another (docs/decisions/0202-a-remote-with-filings.md).
 */
export * from './blockers';
export * from './filing-frame';
export * from './filing-subject';
export * from './field-definition';
export * from './section-definition';
export * from './cautions';
export * from './checklist';
export * from './declarations';
export * from './document-requirement';
export * from './issued-papers';
export * from './process-definition';
export * from './charge';
export * from './company-processes';
export * from './reasons';
export * from './register-choice';
export * from './share-ledger-of';
