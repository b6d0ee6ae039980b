/**
 * The look of what stands until the scripts run: the measures of the frame (`chrome/*.module.css`), of `Sheet` and of a
 * form. It is in the page itself, so that nothing has to be fetched for it.
 */
export const firstViewStyle = `
body{margin:0;background:#f4f6f9;color:#1c2430;font-family:Mukta,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5}
.fv *,.fv{box-sizing:border-box}.fv h1,.fv h2,.fv p,.fv ul{margin:0}.fv a{color:#1b4b8f}
.fv-bar{display:flex;align-items:center;gap:12px;min-height:64px;padding:8px 16px;background:#fff;border-bottom:1px solid #dde1e7}
.fv-bar .fv-brand{display:flex;align-items:center;gap:12px;color:#1c2430;text-decoration:none;font-weight:600;font-size:18px}
.fv-out,.fv-home{max-width:1200px;margin-inline:auto;min-height:calc(100vh - 64px)}
.fv-home{display:grid;grid-template-columns:minmax(0,1fr);gap:0 40px;align-content:start}
.fv-notice{padding:12px 16px;margin:20px 16px 0;border-inline-start:4px solid #8a5200;background:#fdf3e1;color:#4d2f00;border-radius:4px}
.fv-main{width:100%;max-width:1200px;min-width:0;min-height:100vh;padding:24px 16px 48px;margin-inline:auto}
.fv-sheet{background:#fff;border:1px solid #dde1e7;border-radius:8px;padding:clamp(16px,3vw,28px);max-width:480px;margin-inline:auto}
.fv-paper{background:#fff;border:1px solid #dde1e7;border-radius:8px;padding:clamp(16px,3vw,28px);margin-block-end:20px}
.fv-text{margin-bottom:20px}.fv-title{display:inline;font-size:clamp(22px,4vw,28px);line-height:calc(1.5em + 4px)}.fv-lead{color:#4a5361}
.fv-sheet .fv-text{margin-bottom:16px}.fv-sheet .fv-title{font-size:26px;line-height:1.8}
.fv-text:has(~.fv-paper){margin-inline:auto;max-width:960px}.fv-paper{max-width:960px;margin-inline:auto}
.fv-field{padding-bottom:24px}.fv-field span{display:block;padding-bottom:8px}.fv-field i{display:block;height:40px;border:1px solid #8b94a3;border-radius:6px}
.fv-paper:has(.fv-field){display:grid;gap:0 16px;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));padding-block-end:calc(clamp(16px,3vw,28px) + 24px)}
.fv-paper .fv-field{padding-bottom:12px}.fv-paper .fv-field span{padding-bottom:4px}.fv-paper .fv-field i{height:48px}.fv-field small{display:block;min-height:32px;font-size:inherit;color:#4a5361}
.fv-action{display:grid;place-content:center;height:48px;border-radius:8px;background:#1b4b8f;color:#fff;opacity:.65}
.fv-find{display:grid;gap:12px 20px;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));margin:20px 16px 0}
.fv-search{display:grid;gap:6px;padding:14px 20px 18px;background:#fff;border:1px solid #dde1e7;border-radius:8px}.fv-search a{color:#1c2430!important;font-weight:600;text-decoration:none}.fv-search i{height:44px;border:1px solid #8b94a3;border-radius:6px}
.fv-aside{padding:0 16px 48px;min-width:0}
.fv-groups{display:grid;gap:24px 32px;grid-template-columns:repeat(auto-fit,minmax(min(100%,260px),1fr))}
.fv-passage{display:inline;font-size:18px;line-height:1.6}
.fv-heading{display:flex;align-items:center;gap:8px;font-size:18px;line-height:1.6;color:#133868}
.fv-groups ul{list-style:none;padding:0;margin-block-start:4px!important}.fv-groups li a{display:inline-flex;align-items:center;min-height:36px;text-underline-offset:3px}
.fv-tools{min-height:44px}.fv-bar .fv-tools{margin-inline-start:auto}
@media (max-width:767.98px){.fv-rail{display:none}.fv-in .fv-brand{order:3;flex:1 0 100%;padding-block-end:4px}.fv-bar{flex-wrap:wrap;padding:8px 12px;gap:4px 8px}.fv-bar .fv-brand{font-size:15px}}
@media (min-width:768px){.fv-inside{display:grid;grid-template-columns:260px minmax(0,1fr);align-items:start}.fv-rail{height:calc(100vh - 64px);background:#fff;border-inline-end:1px solid #dde1e7}.fv-main{padding:28px 32px 56px}}
@media (min-width:960px){.fv-home{grid-template-columns:minmax(380px,440px) minmax(0,1fr)}.fv-notice,.fv-find{grid-column:1/-1;margin:24px 32px 0}.fv-find{margin-block-start:20px}.fv-aside{padding:28px 32px 56px 0}}
#first-view~#portal{display:none}
@media print{#first-view{display:none}#first-view~#portal{display:block}}
`.replaceAll('\n', '');
