import type { CompanyType } from '@registrar/domain/enumerations/company-types';
import type { NamedProcess } from '@registrar/domain/enumerations/processes';
import type { ModelFormList } from '@registrar/domain/calls/model-forms';
import { modelFormKey, modelForms, modelFormSchema, rulesOfForm, type ModelForm } from '@registrar/domain/model-forms';
import { clauseGroupOf } from '@registrar/domain/papers';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { rowInForce } from '../platform/terms';

interface Asked {
  readonly companyType?: CompanyType | undefined;
  readonly process?: NamedProcess | undefined;
}

/** The forms that the office offers on a day, each in the version of that day. */
export async function listForms(db: Kysely<DB>, { companyType, process }: Asked, day: string): Promise<ModelFormList> {
  const group = companyType && clauseGroupOf(companyType);
  const wanted = modelForms.keys.filter((form) => {
    const { of, offers } = rulesOfForm(form);
    const suits = companyType === undefined || (group !== undefined && of.includes(group));
    return suits && (process === undefined || offers.some(([offered]) => offered === process));
  });
  const standing = await Promise.all(
    wanted.map(async (key) => ({ key, version: await readVersion(db, key, day), rules: rulesOfForm(key) })),
  );
  return standing.flatMap(({ key, version, rules: { kind, clauses, offers } }) =>
    version === undefined
      ? []
      : [
          {
            key,
            kind,
            titleEnglish: version.text.titleEnglish,
            titleNepali: version.text.titleNepali,
            reference: version.reference,
            referenceNepali: version.referenceNepali,
            validFrom: version.validFrom,
            byCompanyType: clauses !== undefined,
            offers: offers.map(([of, document]) => ({ process: of, document })),
          },
        ],
  );
}

/** The version of a form in force on a day; undefined: the office offers none. */
export async function readVersion(db: Kysely<DB>, form: ModelForm, day: string) {
  const row = await rowInForce(db, modelFormKey(form), day);
  return (
    row && {
      text: modelFormSchema.parse(row.value),
      validFrom: row.valid_from,
      reference: row.reference,
      referenceNepali: row.reference_nepali,
    }
  );
}
