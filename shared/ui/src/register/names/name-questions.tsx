import type { ReactNode } from 'react';
import type { NameSuffix } from '@registrar/domain/enumerations/company-types';
import type { NamedParent } from '@registrar/domain/processes/questions/names/parent-company';
import Checkbox from 'antd/es/checkbox';
import { FormField } from '../../base/form/form-field';
import type { NameQuestion } from './check-name';
import { GroupFields } from './group-fields';
import { LiveNameCheck } from './live-name-check';
import { NameFields } from './name-fields';
import { useNameWords } from './name-words';
import { useSettledParent } from './use-settled-parent';
import styles from './names.module.css';

export interface NameQuestionsProps {
  /** What the form holds of the name and of its group. */
  readonly values: NamedParent & {
    readonly english?: string | undefined;
    readonly nepali?: string | undefined;
    readonly suffix?: NameSuffix | undefined;
    readonly isPartOfGroup?: boolean;
  };
  /** What the check looks at besides the name. */
  readonly about: Pick<NameQuestion, 'applicationId' | 'companyTypeId' | 'nsicCodes'>;
  /** Writes fields of the form. */
  readonly onSet: (fields: object) => void;
  /** Below the check. */
  readonly children?: ReactNode;
}

/**
 * A proposed name in both scripts with its check beside the typing, and the group that it belongs to. The form is the
 * page's.
 */
export function NameQuestions({ values, about, onSet, children }: NameQuestionsProps) {
  const t = useNameWords();
  const { english = '', nepali = '', suffix, isPartOfGroup = false } = values;
  const parent = useSettledParent(values);
  return (
    <>
      <NameFields english={english} nepali={nepali} suffix={suffix} onSuggest={onSet} />
      <section className={styles['group']} aria-label={t('names.check')}>
        <LiveNameCheck
          question={{ english, nepali, ...about, parent }}
          onPick={(name) =>
            onSet({
              ...(name.english === '' ? {} : { english: name.english }),
              ...(name.nepali === '' ? {} : { nepali: name.nepali }),
            })
          }
        />
      </section>
      {children}
      <FormField name="isPartOfGroup" valuePropName="checked" extra={t('names.groupHint')}>
        <Checkbox>{t('names.isPartOfGroup')}</Checkbox>
      </FormField>
      {isPartOfGroup ? <GroupFields named={values} onFill={onSet} /> : null}
    </>
  );
}
