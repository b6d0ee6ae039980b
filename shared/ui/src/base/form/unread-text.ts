import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { z } from 'zod';
import type { MessageParameters, ValidationCode } from '@registrar/domain/messages/validation';
import { toNamePath } from './issue-list';
import { ZodFormContext } from './zod-form-context';

/** Why a text that somebody typed is no value. */
export interface UnreadText {
  readonly code: ValidationCode;
  readonly parameters?: MessageParameters;
}
export type UnreadTexts = Map<string, UnreadText>;

type Found = Pick<z.core.$ZodError, 'issues'>;

/** What the schema found, and before it what it cannot see: of an unread text it is given nothing. */
export function withUnread(found: Found | undefined, unread: ReadonlyMap<string, UnreadText>): Found | undefined {
  if (unread.size === 0) return found;
  const own = [...unread].map(([path, { code, parameters }]) => ({
    code: 'custom' as const,
    path: toNamePath(path),
    message: code,
    input: undefined,
    params: { ...parameters },
  }));
  return { issues: [...own, ...(found?.issues ?? []).filter(({ path }) => !unread.has(path.join('.')))] };
}

/** The dotted path of the field around a control. */
export const FieldPathContext = createContext<string | undefined>(undefined);

/**
 * For a control that may hold a text which is none of its values. Told at once, before the value is changed: the form
 * looks at it as soon as it hears of the change. `isTold`: the form around says it at the field; without one the
 * control says it itself.
 */
export function useUnreadText(unread: UnreadText | undefined): {
  readonly isTold: boolean;
  readonly tell: (unread: UnreadText | undefined) => void;
} {
  const texts = use(ZodFormContext)?.unread;
  const path = use(FieldPathContext);
  const tell = (now: UnreadText | undefined) => {
    if (texts === undefined || path === undefined) return;
    if (now === undefined) texts.delete(path);
    else texts.set(path, now);
  };
  const tellNow = useEffectEvent(() => tell(unread));
  useEffect(() => {
    tellNow();
    return () => {
      if (path !== undefined) texts?.delete(path);
    };
  }, [texts, path, unread]);
  return { isTold: texts !== undefined && path !== undefined, tell };
}
