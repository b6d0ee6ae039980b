import type { FilingFrame, ProcessDefinition } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import { useNameRules } from '../../names/name-rules';

interface CautionsProps {
  readonly definition: ProcessDefinition;
  readonly frame: FilingFrame;
}

/** What the definition says should be known of this filing and stands in nobody's way. */
export function Cautions({ definition, frame }: CautionsProps) {
  return definition.cautions === undefined ? null : <Judged definition={definition} frame={frame} />;
}

function Judged({ definition, frame }: CautionsProps) {
  const language = useLanguage();
  const rules = useNameRules();
  return definition.cautions?.(frame, rules).map(({ key, text }) => <Alert key={key} type="warning" showIcon role="status" style={{ marginBlockEnd: 16 }} title={text[language]} />);
}
