const KEPT_MS = 60_000;

/** Hands a downloaded file to the browser, under the name the server gave it. */
export function saveFile(file: Blob, fallbackName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file instanceof File ? file.name : fallbackName;
  link.click();
  // some browsers read the file only after the click has returned
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
