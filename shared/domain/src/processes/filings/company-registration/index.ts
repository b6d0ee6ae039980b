/** The public interface of the registration: `@registrar/domain/processes/company-registration`. */
export * from './definition';
export * from './general-information';
export * from './focal-person';
export * from './holder-sheet';
export * from './witness';
export * from './share-range-assign';
export * from './legal-person-details';
export * from './document-generation';
export * from './documents';
