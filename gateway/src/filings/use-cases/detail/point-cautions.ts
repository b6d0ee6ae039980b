import { fieldsOf, isList, sectionsOf, valueAt } from '@registrar/domain/processes';
import { z } from 'zod';
import { frameOf, type Application } from '../../../applications/application';
import { mayLieIn } from '../../../lookups/outlines';
import type { FieldCaution } from '../../processes/effects/process-effects';

const placeSchema = z.object({
  localBodyId: z.number(),
  point: z.object({ latitude: z.number(), longitude: z.number() }),
});

/** A caution for each map point that is outside the local body of its address. */
export function pointCautions(application: Application): FieldCaution[] {
  const frame = frameOf(application);
  return sectionsOf(application.definition, frame).flatMap((section) => {
    const saved = isList(section)
      ? (application.items.get(section.key) ?? []).map(({ id, data }) => ({ within: `${id}.`, data }))
      : [{ within: '', data: application.sections.get(section.key)?.data ?? {} }];
    return fieldsOf(section)
      .filter(({ widget }) => widget === 'mapPoint')
      .flatMap(({ path, when }) =>
        saved.flatMap(({ within, data }): FieldCaution[] => {
          if (when?.(data, frame) === false) return [];
          const place = placeSchema.safeParse(valueAt(data, path.split('.').slice(0, -1).join('.'))).data;
          const body = place && application.places.get(place.localBodyId);
          if (!place || !body || mayLieIn(place.point, place.localBodyId)) return [];
          return [
            {
              sectionKey: section.key,
              path: `${within}${path}`,
              message: 'address.pointElsewhere',
              forOffice: 'address.pointElsewhere.office',
              parameters: { placeNepali: body.name.ne, placeEnglish: body.name.en },
            },
          ];
        }),
      );
  });
}
