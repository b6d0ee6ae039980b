import type { z } from 'zod';
import type { Bilingual } from '../bilingual';
import type { Aspect, ProcessType } from '../enumerations/processes';
import type { FileExtension } from '../enumerations/portal';
import type { ValidationCode } from '../messages/validation';
import type { NameRules } from '../names/name-rules';
import type { Role } from '../permissions';
import type { BlockerCode } from './blockers';

/** One step of a filing: what is asked, how a finished answer looks and how an unfinished one may look. */
export interface SectionDefinition<Key extends string, Complete extends z.ZodType = z.ZodType, Draft extends z.ZodType = z.ZodType> {
  readonly key: Key;
  readonly labelKey: string;
  readonly label: Bilingual;
  /** Decides whether the section is VALID. */
  readonly schema: Complete;
  /** The same under the office's own word lists, where the section asks for a name. */
  readonly schemaBy?: (rules: NameRules) => Complete;
  /** Decides whether a half-filled section may be saved: shapes and lengths, nothing about completeness. */
  readonly draft: Draft;
  /** The fields in the order in which they are asked, shown again and compared. */
  readonly fields: readonly FieldDefinition[];
  readonly optional: boolean;
  /** What the gateway itself wrote into the answers stays with them as long as the answer it speaks of does. */
  readonly keep?: (before: Readonly<Record<string, unknown>>, answers: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

export type Widget = 'text' | 'nameEnglish' | 'nameNepali' | 'companyType' | 'parentCompanyType' | 'suffix' | 'switch' | 'nsic' | 'textarea' | 'date' | 'amount' | 'select' | 'provenEmail';

export interface FieldDefinition {
  readonly path: string;
  readonly labelKey: string;
  readonly label: Bilingual;
  readonly widget: Widget;
  readonly maximum?: number;
  /** Asked only where this other field of the section is true. */
  readonly onlyWhen?: string;
}

export interface DocumentRequirement {
  readonly key: string;
  readonly name: Bilingual;
  readonly when: 'ALWAYS' | 'GROUP' | 'CONSENT_WORD' | 'NEVER';
  readonly maximumMegabytes: number;
  readonly extensions: readonly FileExtension[];
}

export interface CrossIssue {
  readonly path: string;
  readonly code: ValidationCode;
}

export type PayTiming = 'BEFORE_VERIFY' | 'BEFORE_APPROVE' | 'AFTER_APPROVAL' | 'NONE';

/** A filing as data: the wizard, the check page, the officer's view and the gateway's validation all come from it. */
export interface ProcessDefinition<Sections extends readonly SectionDefinition<string>[] = readonly SectionDefinition<string>[]> {
  readonly process: ProcessType;
  readonly name: Bilingual;
  /** First part of the application number, as in NR-2082/83-KTM-000123. */
  readonly numberPrefix: string;
  readonly sections: Sections;
  readonly documents: readonly DocumentRequirement[];
  readonly mayStart: readonly Role[];
  /** It is filed for a company of the register, by those who may file for it; otherwise for oneself. */
  readonly ofCompany?: boolean;
  readonly aspects: readonly Aspect[];
  readonly blockers: readonly BlockerCode[];
  /** Levels an application must pass, and who sits at each; a forward may use the levels beyond the needed ones. */
  readonly levels: number;
  readonly approverChain: readonly (readonly Role[])[];
  readonly committee: boolean;
  readonly operatorMayReject: boolean;
  readonly autoApprove: boolean;
  readonly payTiming: PayTiming;
  readonly targetWorkingDays: number;
  /** Rules that look across sections. */
  readonly crossIssues: (sections: Readonly<Record<string, unknown>>) => readonly CrossIssue[];
}

export function sectionOf(definition: ProcessDefinition, key: string): SectionDefinition<string> | undefined {
  return definition.sections.find((section) => section.key === key);
}

const underRules = new WeakMap<NameRules, Map<ProcessType, ProcessDefinition>>();

/** The definition as the office's own word lists make it. */
export function underNameRules(definition: ProcessDefinition, rules: NameRules): ProcessDefinition {
  let known = underRules.get(rules);
  if (!known) underRules.set(rules, (known = new Map<ProcessType, ProcessDefinition>()));
  let judged = known.get(definition.process);
  if (!judged) known.set(definition.process, (judged = { ...definition, sections: definition.sections.map(({ schemaBy, ...section }) => ({ ...section, schema: schemaBy?.(rules) ?? section.schema })) }));
  return judged;
}

/** Where every needed level is passed, an approver at this level may approve instead of forwarding. */
export function lastLevelReached(definition: ProcessDefinition, level: number): boolean {
  return level >= definition.levels;
}

export function nextLevelExists(definition: ProcessDefinition, level: number): boolean {
  return level < definition.approverChain.length;
}

export function rolesAtLevel(definition: ProcessDefinition, level: number): readonly Role[] {
  return definition.approverChain[level - 1] ?? [];
}
