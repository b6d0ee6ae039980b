/** The public face of the name engine: `@registrar/domain/names`. */
export * from './name-check-types';
export * from './name-rules';
export * from './form-rules';
export { checkName } from './check-name';
export { nameKeys } from './name-keys';
export { englishWords, nepaliWords, canonicalForm } from './normalise';
export { withoutEnglishForm, withoutNepaliForm } from './legal-forms';
export { suggestEnglish, toLatin } from './devanagari';
export { suggestNepali } from './to-devanagari';
