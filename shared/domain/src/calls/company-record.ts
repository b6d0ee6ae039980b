import { z } from 'zod';
import { bilingualNameSchema, daySchema, idSchema } from '../envelope';
import { everyProcess } from '../enumerations/processes';
import { shareTypes } from '../enumerations/shares';
import { companyStatuses } from '../enumerations/statuses';
import { orderAuthorities, publicParts, registerAspects } from '../register/register-aspects';
import { shareBuckets } from '../share-ledger/share-table';
import { letterKinds } from './letters';

/** `on`: as the register stood at the end of that day of Nepal; today where it is left out. */
export const recordQuerySchema = z.object({ on: daySchema.optional() });
/** Two days that are compared; the later one is today where it is left out. */
export const comparisonQuerySchema = z.object({ from: daySchema, to: daySchema.optional() });

/**
 * What everybody may know of an order that freezes a company: who gave it, its number and its day. Of an order from
 * before the portal's own only the day is known.
 */
const standingOrderSchema = z.object({
  orderedBy: orderAuthorities.schema,
  court: bilingualNameSchema.nullable(),
  number: z.string().nullable(),
  caseNumber: z.string().nullable(),
  orderedOn: daySchema,
  endsOn: daySchema.nullable(),
});
export type StandingOrder = z.infer<typeof standingOrderSchema>;

/** The name is that of the court, the authority, the pledgee or the registrar. */
const orderOnSharesSchema = publicParts.ORDER.omit({ kitta: true }).extend({
  id: idSchema,
  /** The numbers that the shares had on that day. */
  ranges: z.array(z.object({ from: z.number().int(), to: z.number().int() })),
});

/** GET external/api/company/{id}/record: public. What everybody may know of a company, as of any day. */
export const companyRecordSchema = z.object({
  id: idSchema,
  on: daySchema,
  /** The first day of which the register of this portal can tell. */
  keptSince: daySchema,
  name: publicParts.NAME,
  companyType: bilingualNameSchema.extend({ key: z.string() }),
  registration: z.object({
    registrationNumber: z.string(),
    registeredOn: daySchema.nullable(),
    office: bilingualNameSchema,
  }),
  status: companyStatuses.schema,
  deregisteredOn: daySchema.nullable(),
  /** AD; since when it is in the register again, by order of a court (section 137). */
  restoredOn: daySchema.nullish(),
  registeredOffice: publicParts.REGISTERED_OFFICE.nullable(),
  headOffice: publicParts.HEAD_OFFICE.nullable(),
  branches: z.array(publicParts.BRANCH.extend({ id: idSchema })),
  objectives: publicParts.OBJECTIVES.shape.objectives,
  capital: publicParts.CAPITAL.nullable(),
  directors: z.array(publicParts.DIRECTOR.extend({ id: idSchema })),
  focalPersons: z.array(publicParts.FOCAL_PERSON.extend({ id: idSchema })),
  /** Not told by a gateway of before. */
  auditors: z.array(publicParts.AUDITOR.extend({ id: idSchema })).optional(),
  /** Orders that held on that day: the company was frozen. Not told by a gateway of before. */
  orders: z.array(standingOrderSchema).optional(),
  /** Orders and pledges that lay on shares on that day. Not told by a gateway of before. */
  ordersOnShares: z.array(orderOnSharesSchema).optional(),
  formerNames: z.array(bilingualNameSchema.extend({ changedOn: daySchema.nullable() })),
});
export type CompanyRecord = z.infer<typeof companyRecordSchema>;

const valueSchema = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** A field that everybody may read, before and after. Null: it was not there, or is no longer. */
export const fieldChangeSchema = z.object({ path: z.string(), before: valueSchema, after: valueSchema });
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/**
 * GET external/api/company/{id}/history: public. What was entered, the newest first; entries of one filing together.
 */
export const companyHistorySchema = z.array(
  z.object({
    effectiveOn: daySchema,
    /** The filing that brought it about; null: as it was taken over. */
    process: everyProcess.schema.nullable(),
    /** The company that filed it, where that is another one. */
    filedBy: bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() }).nullish(),
    /** Since when a mistake in it is corrected, and whose mistake it was. Not told by a gateway of before. */
    corrected: z.object({ on: daySchema, fault: z.enum(['OFFICE', 'COMPANY']).nullable() }).nullish(),
    changes: z.array(
      z.object({
        aspect: registerAspects.schema,
        subjectId: idSchema.nullable(),
        kind: z.enum(['ENTERED', 'CHANGED', 'ENDED']),
        /** Of one of several: what it is called. */
        title: bilingualNameSchema.nullable(),
        fields: z.array(fieldChangeSchema),
      }),
    ),
  }),
);
export type CompanyHistory = z.infer<typeof companyHistorySchema>;

/**
 * GET external/api/company/{id}/entry: for the readers of `full-record`; GET external/api/application/{id}/entry: for
 * whoever sees the filing. As the history, with what is not public, and with the filing behind each entry. Of one of
 * several parts that came new or ended the title says enough, and there are no fields.
 */
export const enteredSchema = z.array(
  companyHistorySchema.element.omit({ process: true, filedBy: true }).extend({
    /** Null: as it was taken over. */
    filing: z
      .object({
        id: idSchema,
        applicationNumber: z.string().nullable(),
        process: everyProcess.schema,
        /** What was issued with it, by kind and code; not told by a gateway of before. */
        papers: z.array(z.object({ code: z.string(), kind: letterKinds.schema, link: z.string() })).optional(),
      })
      .nullable(),
  }),
);
export type Entered = z.infer<typeof enteredSchema>;

/** GET external/api/company/{id}/comparison: public. What is not the same on two days. */
export const companyComparisonSchema = z.object({
  from: daySchema,
  to: daySchema,
  differences: z.array(
    fieldChangeSchema.extend({
      aspect: registerAspects.schema,
      subjectId: idSchema.nullable(),
      title: bilingualNameSchema.nullable(),
    }),
  ),
});
export type CompanyComparison = z.infer<typeof companyComparisonSchema>;

/** Who holds a company. */
export const ownershipSchema = z.object({
  companyId: idSchema,
  nameEnglish: z.string(),
  nameNepali: z.string(),
  /** Shares that are issued. */
  issued: z.number().int().positive(),
  /** Of them in reserve, forfeited or cancelled. */
  unheld: z.number().int().nonnegative(),
  /** The largest first. */
  holders: z.array(
    bilingualNameSchema.extend({
      id: idSchema,
      entity: z.enum(['INDIVIDUAL', 'COMPANY']),
      shares: z.number().int().positive(),
      /** Of all issued shares, in hundredths of a per cent. */
      hundredths: z.number().int().nonnegative(),
      /** The company of this register that the holder is. */
      companyId: idSchema.nullable(),
    }),
  ),
  /** Of smaller holders that are not named here. */
  others: z.object({ holders: z.number().int().nonnegative(), shares: z.number().int().nonnegative() }),
});
export type Ownership = z.infer<typeof ownershipSchema>;

/**
 * GET external/api/company/{id}/ownership: public. The company itself first, then the companies that hold it and those
 * that hold them, each once, as far as the register knows. Empty: it knows of no shares on that day.
 */
export const ownershipAnswerSchema = z.array(ownershipSchema);

/** Serial numbers of shares, both ends included, in their order; null: their type is not stated. */
const shareRanges = z.array(
  z.object({ from: z.number().int(), to: z.number().int(), shareType: shareTypes.schema.nullable() }),
);

/**
 * GET external/api/company/{id}/shareholder: for who speaks or acts for the company, and for its office. Money in
 * paisa.
 */
export const shareholderListSchema = z.object({
  on: daySchema,
  /** Without cancelled shares. */
  issued: z.number().int(),
  /** The last posting until that day, and its seal. */
  posting: z.object({
    number: z.number().int(),
    effectiveOn: daySchema,
    hash: z.string(),
    applicationNumber: z.string().nullable(),
  }),
  holders: z.array(
    z.object({
      id: idSchema,
      nameEnglish: z.string(),
      nameNepali: z.string(),
      entity: z.enum(['INDIVIDUAL', 'COMPANY']),
      /** Of the paper the holder is known by, or the registration number of a company. */
      identificationNumber: z.string().nullable(),
      shares: z.number().int(),
      hundredths: z.number().int(),
      paid: z.number().int(),
      ranges: shareRanges,
    }),
  ),
  /** What lies with no holder. */
  buckets: z.array(
    z.object({
      bucket: shareBuckets.schema,
      shares: z.number().int(),
      ranges: shareRanges,
    }),
  ),
  /** Every range in the order of its numbers, with what is paid on each share. Not told by a gateway of before. */
  table: z
    .array(
      z.object({
        from: z.number().int(),
        to: z.number().int(),
        bucket: shareBuckets.schema,
        /** Of `holders`; null: of no holder. */
        holderId: idSchema.nullable(),
        shareType: shareTypes.schema.nullable(),
        paidPerShare: z.number().int(),
      }),
    )
    .optional(),
  /** What lies on these shares that day. Not told by a gateway of before. */
  orders: z.array(orderOnSharesSchema).optional(),
});
export type ShareholderList = z.infer<typeof shareholderListSchema>;
/** Null: the register knows of no shares on that day. */
export const shareholderListAnswerSchema = shareholderListSchema.nullable();

/** GET external/api/company/{id}/full-record: the same readers. Every field, and which filing set it. */
export const fullRecordSchema = z.object({
  on: daySchema,
  keptSince: daySchema,
  version: z.number().int(),
  filings: z.array(z.object({ id: idSchema, applicationNumber: z.string().nullable(), process: everyProcess.schema })),
  parts: z.array(
    z.object({
      aspect: registerAspects.schema,
      subjectId: idSchema.nullable(),
      title: bilingualNameSchema.nullable(),
      /** `setBy`: an application of `filings`; null: as it was taken over. */
      fields: z.array(z.object({ path: z.string(), value: valueSchema, setOn: daySchema, setBy: idSchema.nullable() })),
    }),
  ),
});
export type FullRecord = z.infer<typeof fullRecordSchema>;
