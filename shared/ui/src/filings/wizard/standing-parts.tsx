import type { CSSProperties, ReactNode } from 'react';
import {
  aspects as aspectNames,
  publicParts,
  type RegisterAspect,
  type RegisterPart,
} from '@registrar/domain/register';
import { useLanguage } from '@registrar/runtime';
import { palette } from '../../base/theme/palette';
import { FieldValue, useFieldName } from '../../register/company/field-value';
import { useFilingWords } from '../filing/filing-words';
import { useWizard } from './wizard-context';

const FIGURES = ['authorizedCapital', 'issuedCapital', 'paidUpCapital', 'ratePerShare', 'issuedShares'] as const;

const box: CSSProperties = {
  marginBlockEnd: 20,
  padding: '10px 16px',
  borderInlineStart: `4px solid ${palette.blue}`,
  background: palette.blueWash,
};
const list: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: '4px 24px',
  margin: 0,
};
const term: CSSProperties = { fontSize: 14, color: palette.inkSoft };
const value: CSSProperties = { margin: 0, overflowWrap: 'anywhere' };

/** What the register has now of the parts that the questions below change; also where it has nothing to begin with. */
export function StandingParts({ aspects = [] }: { readonly aspects?: readonly RegisterAspect[] | undefined }) {
  const t = useFilingWords();
  const language = useLanguage();
  const {
    frame: { company },
  } = useWizard();
  if (company === null || aspects.length === 0) return null;
  return (
    <section style={box} aria-label={t('standing.title')}>
      <p style={{ margin: '0 0 4px', fontWeight: 600 }}>{t('standing.title')}</p>
      <dl style={list}>
        {aspects.map((aspect) => {
          const parts = company.parts.filter((part) => part.aspect === aspect);
          return (
            <div key={aspect}>
              <dt style={term}>{aspectNames.name(aspect)[language]}</dt>
              {parts.map((part) => (
                <PartNow key={part.subjectId ?? ''} part={part} />
              ))}
              {parts.length === 0 ? <dd style={value}>{t('standing.none')}</dd> : null}
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** One part in the reader's language; in the other one where the register has only that. */
function PartNow({ part: { aspect, data } }: { readonly part: RegisterPart }) {
  const t = useFilingWords();
  const language = useLanguage();
  const nameOf = useFieldName();
  const said: ReactNode[] = [];
  if (aspect === 'REGISTERED_OFFICE' || aspect === 'BRANCH') {
    const text = addressOf(data, language);
    if (text !== undefined) said.push(<FieldValue key="text" path="address" value={text} />);
  }
  if (aspect === 'COMPANY_TYPE') {
    const { companyType } = publicParts.COMPANY_TYPE.safeParse(data).data ?? {};
    if (companyType !== undefined) said.push(<FieldValue key="type" path="companyType" value={companyType} />);
  }
  if (aspect === 'CAPITAL') {
    const capital = publicParts.CAPITAL.safeParse(data).data;
    for (const key of FIGURES) {
      const figure = capital?.[key] ?? null;
      if (figure === null) continue;
      said.push(
        <div key={key}>
          {nameOf(key)}: <FieldValue path={key} value={figure} />
        </div>,
      );
    }
  }
  return <dd style={value}>{said.length === 0 ? t('standing.none') : said}</dd>;
}

function addressOf(data: RegisterPart['data'], language: 'ne' | 'en'): string | undefined {
  const { addressEnglish, addressNepali } = publicParts.REGISTERED_OFFICE.safeParse(data).data ?? {};
  return (language === 'ne' ? addressNepali || addressEnglish : addressEnglish || addressNepali) ?? undefined;
}
