import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import type { StepDefinition } from '@registrar/domain/processes';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { useFilingWords } from '../filing/filing-words';
import type { IncompleteItem } from './incomplete-items';

/** Said before anybody tries to hand it in, with the way to each step. */
export function UnfinishedSteps({
  steps,
  items,
  onOpen,
}: {
  readonly steps: readonly StepDefinition[];
  /** By step key: items of it that are not in order. */
  readonly items?: ReadonlyMap<string, readonly IncompleteItem[]>;
  readonly onOpen: (key: string) => void;
}) {
  const t = useFilingWords();
  const language = useLanguage();
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlockEnd: 20 }}
      title={t('summary.unfinished')}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {steps.map(({ key, label }) => (
            <li key={key}>
              <Button
                type="link"
                style={{ paddingInline: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
                onClick={() => onOpen(key)}
              >
                {label[language]}
              </Button>
              {items?.get(key) === undefined ? null : (
                <ul style={{ margin: 0, paddingInlineStart: 20 }}>
                  {items.get(key)?.map((item) => (
                    <li key={item.address}>
                      <PortalLink to={item.address}>{item.label}</PortalLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}
