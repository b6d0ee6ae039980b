import { z } from 'zod';
import { companyTypes } from '../enumerations/company-types';
import { everyProcess } from '../enumerations/processes';
import { daySchema } from '../envelope';
import { modelFormKinds, modelForms } from '../model-forms/model-forms';
import { paperLanguageSchema } from './papers';

/** A Word document is to be written on; a PDF to be printed. */
export const MODEL_FORM_FORMATS = ['pdf', 'docx'] as const;

/** GET public/model-form. */
export const modelFormQuerySchema = z.object({
  companyType: companyTypes.schema.optional(),
  process: everyProcess.schema.optional(),
});

export const modelFormListSchema = z.array(
  z.object({
    key: modelForms.schema,
    kind: modelFormKinds.schema,
    /** Of the version in force. */
    titleEnglish: z.string(),
    titleNepali: z.string(),
    reference: z.string(),
    referenceNepali: z.string(),
    /** First day of the version, AD. */
    validFrom: daySchema,
    /** Its text differs by the type of company. */
    byCompanyType: z.boolean(),
    /** Documents for which it is offered. */
    offers: z.array(z.object({ process: everyProcess.schema, document: z.string() })),
  }),
);
export type ModelFormList = z.infer<typeof modelFormListSchema>;

/**
 * GET public/model-form/{form}/file, empty; external/api/company/{id}/model-form/{form}, filled in from the register;
 * external/api/application/{id}/model-form/{form}, from the answers.
 */
export const modelFormFileQuerySchema = z.object({
  language: paperLanguageSchema.default('ne'),
  format: z.enum(MODEL_FORM_FORMATS).default('pdf'),
});
export const emptyFormQuerySchema = modelFormFileQuerySchema.extend({ companyType: companyTypes.schema.optional() });
/** `place`: the document for which it is wanted, as its place is named; it is filled in for whose place it is. */
export const applicationFormQuerySchema = modelFormFileQuerySchema.extend({ place: z.string().max(120).optional() });
export type ModelFormFileQuery = z.infer<typeof modelFormFileQuerySchema>;

/** What a file is called when it is kept. */
export const modelFormFileName = (form: string, { language, format }: ModelFormFileQuery): string =>
  `${form.toLowerCase().replaceAll('_', '-')}-${language}.${format}`;
