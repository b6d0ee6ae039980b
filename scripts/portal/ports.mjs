import { createServer } from 'node:net';
import { Refusal } from './say.mjs';

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Said before anything starts, so that it is not found in the log of a process that keeps failing. */
export async function requireFreePorts(ports) {
  for (const port of ports) {
    if (await isFree(port)) continue;
    throw new Refusal(
      `पोर्ट ${port} अर्को कार्यक्रमले प्रयोग गरिरहेको छ। त्यसलाई बन्द गर्नुहोस् वा PORT मा अर्को पोर्ट दिनुहोस् (जस्तै PORT=${ports[0] + 100} npm start)।`,
      `Port ${port} is used by another program. Stop it, or choose another by PORT (for example PORT=${ports[0] + 100} npm start).`,
    );
  }
}
