import type { GatewayCalls } from './gateway-calls';

/** The smallest PDF that a reader opens. */
const PAPER =
  '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n';

/** Puts a paper into its place of a draft, for journeys that are about something else than the upload. */
export async function attachPaper(gateway: GatewayCalls, applicationId: string, requirementKey: string): Promise<void> {
  const form = new FormData();
  form.append('requirementKey', requirementKey);
  form.append('file', new Blob([PAPER], { type: 'application/pdf' }), 'paper.pdf');
  await gateway.upload(`/external/api/application/${applicationId}/document`, form);
}
