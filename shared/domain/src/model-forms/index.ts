/** The public face of the model forms: `@registrar/domain/model-forms`. */
export * from './model-forms';
export * from './model-form-text';
