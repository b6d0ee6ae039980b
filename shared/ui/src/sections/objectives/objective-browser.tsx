import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSectionWords } from '../section/section-words';
import type { Nsic } from '@registrar/domain/calls/lookups';
import { useLanguage } from '../../base/language/use-language';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { FormSkeleton } from '../../base/feedback/skeletons';
import Input from 'antd/es/input';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import type { FieldControl } from '../../base/fields/field-control';
import { localName } from '../../base/language/local-name';
import { classify, type Branch } from './classification';
import { useNsic } from './list-nsic';
import { ObjectiveLine } from './objective-line';
import { objectiveText } from './objective-text';
import { useFoundObjectives } from './use-found-objectives';
import styles from './objectives.module.css';

export interface ObjectiveBrowserProps extends Pick<FieldControl<string>, 'id' | 'disabled'> {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Given where objectives are chosen: which are, and the change of one. */
  readonly chosen?: readonly string[];
  readonly onToggle?: (code: string) => void;
}

const NO_OBJECTIVES: readonly Nsic[] = [];

/** The classification, opened heading by heading, or searched in either language and by either code. */
export function ObjectiveBrowser({ search, onSearch, chosen = [], onToggle, ...control }: ObjectiveBrowserProps) {
  const say = useSectionWords();
  const { t } = useTranslation('common');
  const listId = useId();
  const { objectives, headings, failed, retry } = useNsic();
  const tree = useMemo(() => classify(objectives ?? [], headings ?? []), [objectives, headings]);
  const words = search.trim();
  const found = useFoundObjectives(words, objectives ?? NO_OBJECTIVES);

  if (failed)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={say('objectives.failed')}
        action={<Button onClick={retry}>{t('action.retry')}</Button>}
      />
    );
  if (objectives === undefined || headings === undefined) return <FormSkeleton />;
  if (objectives.length === 0)
    return (
      <p className={styles['soft']} role="status">
        {say('objectives.empty')}
      </p>
    );
  const choice = { chosen, onToggle };
  return (
    <div className={styles['browser']}>
      <Input.Search
        {...control}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        // Enter looks for objectives; it must not send the form.
        onPressEnter={(event) => event.preventDefault()}
        placeholder={say('objectives.searchPlaceholder')}
        aria-label={say('objectives.searchLabel')}
        aria-controls={listId}
        allowClear
      />
      <VisuallyHidden live="polite">
        {found?.words === words && words !== '' ? say('objectives.count', { count: found.objectives.length }) : ''}
      </VisuallyHidden>
      {words === '' ? (
        <ul id={listId} className={styles['tree']} aria-label={say('objectives.browse')}>
          {tree.sections.map((section) => (
            <BranchItem key={section.code} branch={section} {...choice} />
          ))}
          {tree.unplaced.length === 0 ? null : (
            <BranchItem
              branch={{
                code: '',
                nameEnglish: say('objectives.officesOwn'),
                nameNepali: say('objectives.officesOwn'),
                branches: [],
                objectives: tree.unplaced,
                count: tree.unplaced.length,
              }}
              {...choice}
            />
          )}
        </ul>
      ) : (
        <div id={listId} aria-busy={found?.words !== words}>
          <FoundList found={found} words={words} onClear={() => onSearch('')} {...choice} />
        </div>
      )}
    </div>
  );
}

type Choice = Pick<ObjectiveBrowserProps, 'onToggle'> & { readonly chosen: readonly string[] };

interface FoundListProps extends Choice {
  readonly found: ReturnType<typeof useFoundObjectives>;
  readonly words: string;
  readonly onClear: () => void;
}

/** What was found before stands until what is typed now is answered. */
function FoundList({ found, words, onClear, ...choice }: FoundListProps) {
  const say = useSectionWords();
  const isCurrent = found?.words === words;
  if (found === null || (!isCurrent && found.objectives.length === 0))
    return (
      <p className={styles['soft']} role="status">
        {say('objectives.searching')}
      </p>
    );
  if (found.objectives.length === 0)
    return (
      <div className={styles['soft']}>
        <p role="status">{say('objectives.noMatch', { search: words })}</p>
        <Button onClick={onClear}>{say('objectives.clear')}</Button>
      </div>
    );
  return (
    <ul className={styles['tree']} data-current={isCurrent} aria-label={say('objectives.found')}>
      {found.objectives.map((objective) => (
        <ObjectiveItem key={objective.nsicCode} objective={objective} {...choice} />
      ))}
    </ul>
  );
}

function BranchItem({ branch, ...choice }: Choice & { readonly branch: Branch }) {
  const say = useSectionWords();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const insideId = useId();
  return (
    <li>
      <button
        type="button"
        className={styles['branch']}
        aria-expanded={open}
        aria-controls={open ? insideId : undefined}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden className={styles['arrow']} data-open={open}>
          ›
        </span>
        <span className={styles['branchName']}>
          {branch.code === '' ? null : <span className={styles['branchCode']}>{branch.code}</span>}{' '}
          {localName(branch, language)}
        </span>
        <span className={styles['count']}>{say('objectives.count', { count: branch.count })}</span>
      </button>
      {open ? (
        <ul id={insideId} className={styles['inside']}>
          {branch.branches.map((below) => (
            <BranchItem key={below.code} branch={below} {...choice} />
          ))}
          {branch.objectives.map((objective) => (
            <ObjectiveItem key={objective.nsicCode} objective={objective} {...choice} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function ObjectiveItem({ objective, chosen, onToggle }: Choice & { readonly objective: Nsic }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const isChosen = chosen.includes(objective.nsicCode);
  return (
    <li className={styles['row']}>
      <ObjectiveLine objective={objective} />
      {onToggle === undefined ? null : (
        <Button
          size="small"
          type={isChosen ? 'default' : 'primary'}
          ghost={!isChosen}
          onClick={() => onToggle(objective.nsicCode)}
        >
          {t(isChosen ? 'action.remove' : 'action.add')}
          <VisuallyHidden> {objectiveText(objective, language)}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
