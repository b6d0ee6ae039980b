import type { ExportNames } from '@registrar/contract/shell-exports';

/** Written into the shell's runtime by `shared/build/src/given-names-plugin.cjs`, from the modules that it lends. */
declare const __webpack_require__: { readonly given: ExportNames };

/** What this shell, the one that runs in this tab, gives to remotes. */
export const givenNames = (): ExportNames => __webpack_require__.given;
