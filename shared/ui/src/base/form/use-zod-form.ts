import useForm from 'antd/es/form/hooks/useForm';
import type { FormInstance } from 'antd/es/form';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import type { FieldError } from '@registrar/domain/envelope';
import { plainTexts } from '@registrar/domain/plain-text';
import { useLanguage } from '../language/use-language';
import { withUnread, type UnreadText, type UnreadTexts } from './unread-text';
import { issueList, toNamePath, withoutMended, type FieldIssue, type NamePath, type Obstacle } from './issue-list';

export interface ZodFormOptions<Schema extends z.ZodType> {
  readonly schema: Schema;
  /**
   * Called with what the schema made of the input. Errors it returns are shown at their fields; an error it throws
   * is the caller's to show. While it runs, a second submit is not heard.
   */
  readonly onSubmit: (value: z.output<Schema>) => Promise<readonly FieldError[] | void> | readonly FieldError[] | void;
}

/** A form whose rules are one zod schema. Give it to `<ZodForm>`; its fields are `<FormField>`s. */
export interface ZodFormState {
  readonly antd: FormInstance;
  /** Prefix of the controls' ids. */
  readonly name: string;
  readonly submitting: boolean;
  /** Sentences of the last failed try, in the reader's language. */
  readonly issues: readonly FieldIssue[];
  readonly attempt: number;
  readonly submit: () => Promise<void>;
  /** The sentence for one field as it stands now; undefined when it is right. */
  readonly check: (name: NamePath) => string | undefined;
  /** Labels of the fields on the page, by dotted path; kept by the fields themselves. */
  readonly labels: Map<string, string>;
  /**
   * What is typed in a field and is none of the values it can hold, by dotted path: the value stays empty, and the form
   * is not sent past it. Kept by the controls themselves, see `useUnreadText`.
   */
  readonly unread?: UnreadTexts;
  /** For whoever is about to leave the form, see `useUnreadGuard`. */
  readonly sayUnread?: () => boolean;
  /** Shows what the gateway found, at the fields and in the summary. */
  readonly showErrors: (errors: readonly FieldError[]) => void;
  /** Takes what the change of these fields has put right off the summary and from under the fields. */
  readonly mend: (changed: Readonly<Record<string, unknown>>) => void;
}

/** As the gateway looks at it: without what nobody sees in a pasted text. */
const filledIn = (antd: FormInstance): unknown => plainTexts(antd.getFieldsValue(true));

export function useZodForm<Schema extends z.ZodType>({ schema, onSubmit }: ZodFormOptions<Schema>): ZodFormState {
  const [antd] = useForm();
  const language = useLanguage();
  const name = `form${useId().replace(/[^\w-]/g, '')}`;
  const [submitting, setSubmitting] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [obstacle, setObstacle] = useState<Obstacle>();
  const inFlight = useRef(false);
  const [labels] = useState(() => new Map<string, string>());
  const [unread] = useState((): UnreadTexts => new Map());
  const issues = useMemo(() => (obstacle ? issueList(obstacle, language) : []), [obstacle, language]);

  const refuse = useCallback((found: Obstacle) => {
    setObstacle(found);
    setAttempt((count) => count + 1);
  }, []);

  // Sentences under the fields follow both a new refusal and a switch of the language.
  useEffect(() => {
    const atFields = issues.filter(({ path }) => path !== '');
    if (atFields.length > 0)
      antd.setFields(atFields.map(({ path, message }) => ({ name: toNamePath(path), errors: [message] })));
  }, [antd, issues, attempt]);
  const shownIn = useRef(language);
  useEffect(() => {
    if (shownIn.current === language) return;
    shownIn.current = language;
    const left = antd
      .getFieldsError()
      .filter(({ errors }) => errors.length > 0)
      .map(({ name: path }) => path);
    if (left.length > 0) void antd.validateFields(left).catch(() => undefined);
  }, [antd, language]);

  const submit = useCallback(async () => {
    if (inFlight.current) return;
    const parsed = await schema.safeParseAsync(filledIn(antd));
    const error = withUnread(parsed.error, unread);
    if (!parsed.success || error !== undefined) {
      refuse({ kind: 'schema', error: error ?? { issues: [] } });
      return;
    }
    setObstacle(undefined);
    inFlight.current = true;
    setSubmitting(true);
    try {
      const errors = await onSubmit(parsed.data);
      if (errors && errors.length > 0) refuse({ kind: 'gateway', errors });
    } finally {
      inFlight.current = false;
      setSubmitting(false);
    }
  }, [antd, onSubmit, refuse, schema, unread]);

  const check = useCallback(
    (path: NamePath) => {
      const error = withUnread(schema.safeParse(filledIn(antd)).error, unread);
      if (error === undefined) return undefined;
      const wanted = path.join('.');
      return issueList({ kind: 'schema', error }, language).find((issue) => issue.path === wanted)?.message;
    },
    [antd, language, schema, unread],
  );

  const showErrors = useCallback((errors: readonly FieldError[]) => refuse({ kind: 'gateway', errors }), [refuse]);

  const said = useRef<readonly UnreadText[]>([]);
  const sayUnread = useCallback(() => {
    const now = [...unread.values()];
    const isNew = now.some((one) => !said.current.includes(one));
    said.current = now;
    if (isNew) refuse({ kind: 'schema', error: withUnread(undefined, unread) ?? { issues: [] } });
    return isNew;
  }, [refuse, unread]);

  const mend = useCallback(
    (changed: Readonly<Record<string, unknown>>) => {
      const names = new Set(Object.keys(changed));
      const error = withUnread(schema.safeParse(filledIn(antd)).error, unread);
      const left = obstacle && withoutMended(obstacle, names, error);
      if (left !== obstacle) setObstacle(left);
      const held = new Set(left?.kind === 'gateway' ? left.errors.map(({ path }) => path) : []);
      // A complaint under a field goes with the mistake, also where another field was the one to correct.
      const complained = antd
        .getFieldsError()
        .filter(({ name: path, errors }) => errors.length > 0 && !held.has(path.join('.')));
      const sentences = new Map(
        (error === undefined ? [] : issueList({ kind: 'schema', error }, language)).map((issue) => [
          issue.path,
          issue.message,
        ]),
      );
      antd.setFields(
        complained
          .map(({ name: path }) => ({ path, sentence: sentences.get(path.join('.')) }))
          .filter(({ path, sentence }) => sentence === undefined || names.has(String(path[0])))
          .map(({ path, sentence }) => ({ name: path, errors: sentence === undefined ? [] : [sentence] })),
      );
    },
    [antd, language, obstacle, schema, unread],
  );

  return { antd, name, submitting, issues, attempt, submit, check, labels, unread, sayUnread, showErrors, mend };
}
