import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { fieldsOf, valueAt, type Answers, type AnySection, type FilingFrame } from '@registrar/domain/processes';
import { z } from 'zod';
import type { LocalBody, Places } from '../../../lookups/places';

const PART = 'localBodyId';

const addressSchema = z.looseObject({
  provinceId: z.number().optional().catch(undefined),
  districtId: z.number().optional().catch(undefined),
  localBodyId: z.number().optional().catch(undefined),
  wardNo: z.number().optional().catch(undefined),
});
type Address = z.infer<typeof addressSchema>;

type Complaint = readonly [part: keyof Address, code: ValidationCode, parameters?: Record<string, string | number>];

/**
 * Address errors wherever a form asks for a local body: a place that is not in the list of places, or that is not
 * inside the chosen place above it. Missing answers are reported by the form's schema. Paths are relative to the
 * answers.
 */
export function addressFindings(
  section: AnySection,
  data: Answers,
  { frame, places, language }: { readonly frame: FilingFrame; readonly places: Places; readonly language: Language },
): FieldError[] {
  return fieldsOf(section)
    .filter(({ widget, when }) => widget === PART.replace(/Id$/, '') && (when?.(data, frame) ?? true))
    .flatMap(({ path }) => {
      const prefix = path.slice(0, -PART.length);
      const address = addressSchema.safeParse(prefix === '' ? data : valueAt(data, prefix.slice(0, -1))).data;
      return (address ? complaintsOf(address, places) : []).map(([part, code, parameters]) => ({
        path: `${prefix}${part}`,
        code,
        message: validationMessage(code, language, parameters),
      }));
    });
}

function complaintsOf({ provinceId, districtId, localBodyId, wardNo }: Address, places: Places): Complaint[] {
  if (localBodyId === undefined) return [];
  const body = places.get(localBodyId);
  if (!body) return [['localBodyId', 'LOCAL_BODY_UNKNOWN']];
  const { district } = body;
  const told = named(body);
  return [
    ...(districtId === undefined || districtId === district.id
      ? []
      : [['districtId', 'DISTRICT_OF_ANOTHER', told] as const]),
    ...(provinceId === undefined || provinceId === district.province.id
      ? []
      : [['provinceId', 'PROVINCE_OF_ANOTHER', told] as const]),
    ...(wardNo === undefined || (wardNo >= 1 && wardNo <= body.wards)
      ? []
      : [['wardNo', 'WARD_UNKNOWN', { ...told, wards: body.wards }] as const]),
  ];
}

const named = ({ name, district }: LocalBody): Record<string, string> => ({
  placeNepali: name.ne,
  placeEnglish: name.en,
  districtNepali: district.name.ne,
  districtEnglish: district.name.en,
  provinceNepali: district.province.name.ne,
  provinceEnglish: district.province.name.en,
});
