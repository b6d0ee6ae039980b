import { z } from 'zod';
import { sentence, type WireLanguage } from '../../language';

const contentSchema = z.record(z.string(), z.object({ schema: z.unknown() }));
const operationSchema = z.object({
  summary: z.string().optional(),
  tags: z.array(z.string()).optional(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() })).optional(),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ content: contentSchema.optional() })).optional(),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)).default({}),
  components: z.object({ schemas: z.record(z.string(), z.unknown()).default({}) }),
});
type Operation = z.infer<typeof operationSchema>;

interface Shown {
  /** Where the gateway's paths begin. */
  readonly base: string;
  /** Of the document itself. */
  readonly address: string;
  readonly heading: 'docs.title' | 'docs.openData';
}

export function documentationPage(openapi: object, language: WireLanguage, { base, address, heading }: Shown): string {
  const { paths, components } = documentSchema.parse(openapi);
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => call(method, path, operation, language)),
  );
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="${escape(name)}"><summary><b>${escape(name)}</b></summary>${shown(schema)}</details>`,
  );
  const title = sentence(heading, language);
  return `<!doctype html>
<html lang="${language === 'np' ? 'ne' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="${base}/docs.css"></head>
<body><main><h1>${title}</h1><p>${sentence('docs.intro', language)} <a href="${address}">openapi.json</a></p>${calls.join('\n')}
<h2>${sentence('docs.shapes', language)}</h2>${shapes.join('\n')}</main></body>
</html>`;
}

function call(method: string, path: string, operation: Operation, language: WireLanguage): string {
  const access = sentence(operation.security?.length ? 'docs.signIn' : 'docs.public', language);
  const parameters = (operation.parameters ?? []).map(
    (parameter) =>
      `<li><code>${escape(parameter.name)}</code> (${escape(parameter.in)})${parameter.required ? ' *' : ''}</li>`,
  );
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const answer = Object.values(operation.responses?.['200']?.content ?? {})[0]?.schema;
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escape(path)}</code> <small>${access}</small></summary>
${operation.summary ? `<p>${escape(operation.summary)}</p>` : ''}
${parameters.length > 0 ? `<h2>${sentence('docs.parameters', language)}</h2><ul>${parameters.join('')}</ul>` : ''}
${block(sentence('docs.body', language), body)}${block(sentence('docs.answer', language), answer)}</details>`;
}

function block(title: string, schema: unknown): string {
  return schema === undefined ? '' : `<h2>${title}</h2>${shown(schema)}`;
}

/** What has a name of its own is a link to it. */
function shown(schema: unknown): string {
  return `<pre>${escape(JSON.stringify(schema, null, 2)).replaceAll(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>')}</pre>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

export const STYLES = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f6f7f9;color:#1b2430}
main{max-width:60rem;margin:0 auto;padding:1.5rem}
details{background:#fff;border:1px solid #d5dae1;border-radius:6px;margin:.5rem 0;padding:.5rem .9rem}
summary{cursor:pointer;overflow-wrap:anywhere}
summary b{display:inline-block;min-width:4.2rem}
small{color:#556070}
h2{font-size:1rem;margin:.8rem 0 .2rem}
pre{overflow:auto;background:#f0f2f5;padding:.7rem;border-radius:4px;font-size:.85rem}
.get{color:#0b5cad}.post{color:#1c6b36}.put,.patch{color:#8a5300}.delete{color:#a3211f}`;
