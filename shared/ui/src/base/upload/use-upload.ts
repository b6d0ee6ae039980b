import { useCallback, useEffect, useRef, useState } from 'react';

export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly size?: number;
  /** Where the stored file can be seen. */
  readonly url?: string;
}

export interface UploadTask {
  readonly signal: AbortSignal;
  /** 0 to 1; never called where the way up does not tell. */
  readonly onProgress: (share: number) => void;
  /** The line is gone, and it goes on by itself when it is back. */
  readonly onWaiting?: (waiting: boolean) => void;
}

export type Upload = (file: File, task: UploadTask) => Promise<UploadedFile>;

/** What an upload rejects with where the receiver has said why: the sentence is shown, and only another file helps. */
export class UploadRefusal extends Error {}

export type UploadState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'uploading';
      readonly file: File;
      readonly share?: number;
      readonly waiting?: boolean;
      readonly preparing?: boolean;
    }
  | { readonly kind: 'failed'; readonly file: File; readonly refusal?: string };

/** Makes something else of a chosen file before it is sent; undefined: it cannot be sent. */
export type Prepare = (file: File) => Promise<File | undefined>;

/** One upload at a time; it ends with the component, with `cancel`, or with its own result. */
export function useUpload(upload: Upload, onDone: (uploaded: UploadedFile, file: File) => void) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setState({ kind: 'idle' });
  }, []);

  const start = useCallback(
    async (chosen: File, prepare?: Prepare) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState({ kind: 'uploading', file: chosen, preparing: prepare !== undefined });
      let file = chosen;
      let share: number | undefined;
      const tell = (waiting: boolean) => {
        if (!controller.signal.aborted) setState({ kind: 'uploading', file, share, waiting });
      };
      const onProgress = (part: number) => {
        share = part;
        tell(false);
      };
      try {
        const prepared = prepare ? await prepare(chosen) : chosen;
        if (controller.signal.aborted) return 'CANCELLED';
        if (prepared === undefined) {
          setState({ kind: 'idle' });
          return 'UNFIT';
        }
        file = prepared;
        if (prepare) tell(false);
        const uploaded = await upload(file, { signal: controller.signal, onProgress, onWaiting: tell });
        if (controller.signal.aborted) return 'CANCELLED';
        setState({ kind: 'idle' });
        onDone(uploaded, file);
        return 'DONE';
      } catch (error) {
        // Unless it was a refusal with a sentence, the gateway client has told why.
        const refusal = error instanceof UploadRefusal ? error.message : undefined;
        if (!controller.signal.aborted) setState({ kind: 'failed', file, refusal });
        return 'FAILED';
      }
    },
    [upload, onDone],
  );

  return { state, start, cancel };
}
