import type { Build } from '@registrar/contract/builds';
import { Button, useLanguage } from '@registrar/ui';
import { Radio } from '@registrar/ui/antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAndTime } from './day-and-time';
import { pinsNamespace } from './pins-namespace';
import styles from './pins.module.css';

interface BuildChoiceProps {
  readonly remote: string;
  /** Newest first. */
  readonly builds: readonly Build[];
  /** Null: as it is live. */
  readonly chosen: string | null;
  readonly onChoose: (version: string | null) => void;
}

const LIVE = '';
const SHOWN_AT_FIRST = 4;

/** The builds of one remote, one of which is chosen. */
export function BuildChoice({ remote, builds, chosen, onChoose }: BuildChoiceProps) {
  const { t } = useTranslation(pinsNamespace);
  const [all, setAll] = useState(false);
  const live = builds.find((build) => build.live);
  const others = builds.filter((build) => !build.live);
  const shown = all ? others : others.filter((build, index) => index < SHOWN_AT_FIRST || build.version === chosen);
  const value = chosen === null || chosen === live?.version ? LIVE : chosen;
  return (
    <fieldset className={styles['remote']}>
      <legend>{remote}</legend>
      <Radio.Group
        className={styles['builds']}
        name={`pins-${remote}`}
        value={value}
        onChange={({ target }) => onChoose(target.value === LIVE ? null : String(target.value))}
      >
        <Radio value={LIVE}>{live === undefined ? t('notLive') : <BuildFacts build={live} />}</Radio>
        {shown.map((build) => (
          <Radio key={build.version} value={build.version}>
            <BuildFacts build={build} />
          </Radio>
        ))}
      </Radio.Group>
      {shown.length < others.length && (
        <Button type="link" onClick={() => setAll(true)}>
          {t('all', { count: others.length, remote })}
        </Button>
      )}
    </fieldset>
  );
}

const shortened = (commit: string): string => commit.replace(/^([0-9a-f]{10})[0-9a-f]+/u, '$1');

const marks = ['live', 'previous', 'canary', 'pinned'] as const;

function BuildFacts({ build }: { readonly build: Build }) {
  const { t } = useTranslation(pinsNamespace);
  const language = useLanguage();
  const commit = build.commit === null ? null : shortened(build.commit);
  const by = build.by === null ? null : t('by', { team: build.by });
  const facts = [dayAndTime(build.completedAt, language), commit, build.branch, by].filter((fact) => fact !== null);
  return (
    <span className={styles['build']}>
      {build.version}
      {marks
        .filter((mark) => build[mark])
        .map((mark) => (
          <span key={mark} className={styles['mark']}>
            {t(`mark.${mark}`)}
          </span>
        ))}
      <span className={styles['facts']}>{facts.join(' · ')}</span>
    </span>
  );
}
