import { useState } from 'react';
import { isList, sectionOf, stepsOf } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import { ConfirmDialog } from '../../base/dialogs/confirm-dialog';
import type { RefusedPart } from '../../sections/saving/part-saver';
import { placeOfPart } from '../filing/filing-draft';
import { useFilingWords } from '../filing/filing-words';
import { stepOfPath } from '../filing/step-of-path';
import { useWizard } from './wizard-context';

/** What a part is called, in the reader's language: its section, and of a list the entry by what is typed in it. */
export function usePartLabel(): (part: string) => string {
  const language = useLanguage();
  const { definition, frame, draft } = useWizard();
  return (part) => {
    const { sectionKey, itemId } = placeOfPart(part);
    const section = sectionOf(definition, sectionKey);
    if (section === undefined) return '';
    const title =
      itemId !== undefined && isList(section) ? section.item.title(draft.unsaved(part) ?? {}, frame)[language] : '';
    return title === '' ? section.label[language] : `${section.label[language]}: ${title}`;
  };
}

/**
 * What the gateway will not have, by its name and with the way to it, above whatever step is open: it stands in the way
 * of its own step and of submitting, and of nothing else.
 */
export function RefusedParts() {
  const t = useFilingWords();
  const { draft } = useWizard();
  const labelOf = usePartLabel();
  const [discarding, setDiscarding] = useState<string>();
  const { refused = [] } = draft.state;
  return (
    <>
      {refused.length === 0 ? null : (
        <Alert
          type="error"
          showIcon
          role="alert"
          style={{ marginBlockEnd: 16 }}
          title={t('wizard.refused')}
          description={
            <ul style={{ margin: 0, paddingInlineStart: 20 }}>
              {refused.map((one) => (
                <li key={one.part}>
                  <strong>{labelOf(one.part)}</strong>: {one.message}
                  <WaysOut refused={one} label={labelOf(one.part)} onDiscard={() => setDiscarding(one.part)} />
                </li>
              ))}
            </ul>
          }
        />
      )}
      <ConfirmDialog
        open={discarding !== undefined}
        title={t('wizard.discardTitle', { part: discarding === undefined ? '' : labelOf(discarding) })}
        confirmLabel={t('wizard.discard')}
        destructive
        onConfirm={() => {
          if (discarding !== undefined) draft.drop(discarding);
          setDiscarding(undefined);
        }}
        onCancel={() => setDiscarding(undefined)}
      >
        <p>{t('wizard.discardMeaning')}</p>
      </ConfirmDialog>
    </>
  );
}

/** To the place; and away with it, since an entry that is gone elsewhere has no place any more. */
function WaysOut({
  refused: { part, path },
  label,
  onDiscard,
}: {
  readonly refused: RefusedPart;
  readonly label: string;
  readonly onDiscard: () => void;
}) {
  const t = useFilingWords();
  const { definition, frame, openPlace } = useWizard();
  const { sectionKey, itemId } = placeOfPart(part);
  const place = [sectionKey, itemId, path].filter((component) => component !== undefined).join('.');
  return (
    <Flex wrap gap="small">
      {stepOfPath(stepsOf(definition, frame), place) === undefined ? null : (
        <Button type="link" style={{ paddingInline: 0 }} onClick={() => void openPlace(place)}>
          {t('pin.goThere')}
          <VisuallyHidden>: {label}</VisuallyHidden>
        </Button>
      )}
      <Button type="link" danger style={{ paddingInline: 0 }} onClick={onDiscard}>
        {t('wizard.discard')}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </Button>
    </Flex>
  );
}
