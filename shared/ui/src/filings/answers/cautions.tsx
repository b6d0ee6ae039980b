import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { isList, type FilingFrame, type ProcessDefinition } from '@registrar/domain/processes';
import { SHIPPED_NAME_RULES, type NameRules } from '@registrar/domain/names/rules';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import { useNameRules } from '../../register/names/name-rules';

interface CautionsProps {
  readonly detail: Pick<ApplicationDetail, 'fieldCautions'>;
  readonly definition: ProcessDefinition;
  readonly frame: FilingFrame;
}

/** What the definition and the gateway say should be known of this filing and stands in nobody's way. */
export function Cautions({ detail, definition, frame }: CautionsProps) {
  const language = useLanguage();
  return (
    <>
      {definition.cautionsReadWordLists ? (
        <JudgedByWordLists definition={definition} frame={frame} />
      ) : (
        <Judged definition={definition} frame={frame} rules={SHIPPED_NAME_RULES} />
      )}
      {detail.fieldCautions?.map(({ sectionKey, path, message }) => {
        const field = definition.sections
          .flatMap((section) => (section.key === sectionKey && !isList(section) ? section.fields : []))
          .find((one) => one.path === path);
        const heading = [field?.group?.[language], field?.label[language]]
          .filter((part) => part !== undefined)
          .join(', ');
        return (
          <Alert
            key={`${sectionKey}.${path}`}
            type="warning"
            showIcon
            role="status"
            style={{ marginBlockEnd: 16 }}
            title={heading === '' ? message : `${heading}: ${message}`}
          />
        );
      })}
    </>
  );
}

type JudgedProps = Omit<CautionsProps, 'detail'>;

function JudgedByWordLists(props: JudgedProps) {
  return <Judged {...props} rules={useNameRules()} />;
}

function Judged({ definition, frame, rules }: JudgedProps & { readonly rules: NameRules }) {
  const language = useLanguage();
  return definition
    .cautions?.(frame, rules)
    .map(({ key, text }) => (
      <Alert key={key} type="warning" showIcon role="status" style={{ marginBlockEnd: 16 }} title={text[language]} />
    ));
}
