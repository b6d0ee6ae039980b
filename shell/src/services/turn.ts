/** Lets the browser draw and answer before what follows. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
