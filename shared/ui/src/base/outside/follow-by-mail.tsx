import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useEffect, useId, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import {
  followNoticeSchema,
  type FollowAsked,
  type FollowNoticeRequest,
} from '@registrar/domain/calls/notice-followers';
import { usePortal } from '@registrar/runtime';
import { FormField } from '../form/form-field';
import { useRefusal } from '../form/use-refusal';
import { useZodForm } from '../form/use-zod-form';
import { ZodForm } from '../form/zod-form';
import { Sheet } from '../layout/sheet';
import styles from './outside.module.css';

export interface FollowByMailProps {
  /** The call that takes the address. */
  readonly path: `/public/${string}`;
  readonly words: {
    readonly title: string;
    readonly lead: string;
    readonly email: string;
    readonly ask: string;
    /** When the call gave no reason. */
    readonly failed: string;
    readonly asked: (asked: FollowAsked) => string;
  };
}

/** For anybody: news of a company or of a proceeding by email, once the address has said that it wants them. */
export function FollowByMail({ path, words }: FollowByMailProps) {
  const { gateway } = usePortal();
  const heading = useId();
  const refusal = useRefusal(words.failed);
  const [asked, setAsked] = useState<FollowAsked>();
  const follow = useMutation({
    mutationFn: (value: FollowNoticeRequest) =>
      gateway.request<FollowAsked>({
        path,
        method: 'POST',
        body: { kind: 'json', value },
        quiet: { overlay: true, successToast: true, failureToast: true },
      }),
  });
  const form = useZodForm({
    schema: followNoticeSchema,
    onSubmit: async (value) => {
      refusal.clear();
      try {
        setAsked(await follow.mutateAsync(value));
        return [];
      } catch (error) {
        return refusal.take(error);
      }
    },
  });
  return (
    <Sheet as="section" aria-labelledby={heading}>
      <h2 id={heading} className={styles['part']}>
        {words.title}
      </h2>
      {asked === undefined ? (
        <>
          <p className={styles['line']}>{words.lead}</p>
          {refusal.shown}
          <ZodForm form={form} initialValues={{ email: '' }} aria-label={words.title}>
            <FormField name="email" label={words.email} required>
              <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
            </FormField>
            <Button htmlType="submit" loading={form.submitting}>
              {words.ask}
            </Button>
          </ZodForm>
        </>
      ) : (
        <Asked text={words.asked(asked)} />
      )}
    </Sheet>
  );
}

/** It stands in the place of the form, whose button had the focus. */
function Asked({ text }: { readonly text: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <p ref={said} role="status" tabIndex={-1} className={styles['line']}>
      {text}
    </p>
  );
}
