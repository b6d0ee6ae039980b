import { useCallback } from 'react';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { uploadFile, giveUpFile } from './upload-file';
import { UploadRefusal, type Upload } from './use-upload';

/** Brings a file whole to the gateway; its id is what the call that wants the file names as `uploadId`. */
export function useFileUpload(): Upload {
  const { gateway } = usePortal();
  return useCallback<Upload>(
    async (file, task) => {
      try {
        return { id: await uploadFile(gateway, file, task), name: file.name, size: file.size };
      } catch (error) {
        if (task.signal.aborted) giveUpFile(gateway, file);
        throw isGatewayFailure(error) && error.cause === 'answer' ? new UploadRefusal(error.message) : error;
      }
    },
    [gateway],
  );
}
