import { z } from 'zod';
import countriesFile from '../../../data/countries.json' with { type: 'json' };
import configurationFile from '../../../data/configuration.json' with { type: 'json' };
import deadlinesFile from '../../../data/deadlines.json' with { type: 'json' };
import divisionsFile from '../../../data/divisions.json' with { type: 'json' };
import formerPlaceNamesFile from '../../../data/former-place-names.json' with { type: 'json' };
import nsicFile from '../../../data/nsic.json' with { type: 'json' };

const named = { nameEnglish: z.string().min(1), nameNepali: z.string().min(1) };

const divisionsSchema = z.object({
  provinces: z.array(z.object({ id: z.int(), ...named })),
  districts: z.array(z.object({ id: z.int(), provinceId: z.int(), ...named })),
  categories: z.array(z.object({ id: z.int(), ...named })),
  localBodies: z.array(
    z.object({ id: z.int(), districtId: z.int(), categoryId: z.int(), wards: z.int().positive(), ...named }),
  ),
});
/** Whatever else a place was or is called: former spellings, and short forms in daily use. */
const formerPlaceNamesSchema = z.array(
  z.object({
    kind: z.enum(['COUNTRY', 'PROVINCE', 'DISTRICT', 'LOCAL_BODY']),
    id: z.int(),
    names: z.array(z.string().min(1)).min(1),
  }),
);
const countriesSchema = z.array(z.object({ id: z.int(), code: z.string().length(2), ...named }));
const nsicSchema = z.object({
  old: z.array(z.object({ nsicCode: z.string(), objectiveEnglish: z.string(), objectiveNepali: z.string() })),
  new: z.array(
    z.object({
      code: z.string(),
      level: z.enum(['section', 'division', 'group', 'class']),
      section: z.string(),
      titleEnglish: z.string(),
      titleNepali: z.string().default(''),
    }),
  ),
  oldToNew: z.record(z.string(), z.array(z.string())),
});
const deadlinesSchema = z.array(
  z.object({
    key: z.string(),
    value: z.record(z.string(), z.number()),
    law: z.string(),
    certainty: z.enum(['A', 'B', 'C']),
  }),
);

const configurationSchema = z.array(
  z.object({
    key: z.string(),
    validFrom: z.iso.date(),
    validTo: z.iso.date().nullable(),
    reference: z.string().min(1),
    /** Of what people read: the rates of fees and fines. */
    referenceNepali: z.string().min(1).optional(),
    certainty: z.enum(['A', 'B', 'C']),
    value: z.record(z.string(), z.unknown()),
  }),
);

/** The files of gateway/data, checked once when they are read. */
export function readLookupFiles() {
  return {
    divisions: divisionsSchema.parse(divisionsFile),
    formerPlaceNames: formerPlaceNamesSchema.parse(formerPlaceNamesFile),
    countries: countriesSchema.parse(countriesFile),
    nsic: nsicSchema.parse(nsicFile),
    deadlines: deadlinesSchema.parse(deadlinesFile),
    configuration: configurationSchema.parse(configurationFile),
  };
}
export type LookupFiles = ReturnType<typeof readLookupFiles>;
