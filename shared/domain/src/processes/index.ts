/**
 * The building blocks of a definition: `@registrar/domain/processes`. Each definition is an entry of its own, such as
 * `processes/filings/name-change/definition`, and the table of all is `processes/tables/definitions`. So a page for one
 * filing is not rebuilt when another one changes (docs/decisions/0202-a-remote-with-filings.md).
 */
export * from './definition/blocker-codes';
export * from './definition/filing-frame';
export * from './definition/filing-subject';
export * from './definition/filed-shares';
export * from './definition/field-definition';
export * from './definition/item-step';
export * from './definition/person-role';
export * from './definition/section-definition';
export * from './definition/cautions';
export * from './definition/checklist';
export * from './definition/declarations';
export * from './definition/document-requirement';
export * from './definition/issued-papers';
export * from './definition/named-companies';
export * from './definition/process-definition';
export * from './definition/removed-definition';
export * from './definition/signing-party';
export * from './definition/working';
export * from './definition/charge';
export * from '../enumerations/process-groups';
export * from './definition/process-reasons';
export * from './tables/reasons';
export * from './definition/register-choice';
export * from './definition/share-ledger-of';
