import { join } from 'node:path';
import { ROOT, require } from './paths.mjs';
import { Refusal } from './say.mjs';

/** Gateway and host each know what they need; a person reads one list of it before anything starts. */
export function requireProductionConfiguration(environments) {
  const { loadTypescript } = require('../../shared/build/src/load-typescript.cjs');
  const checks = [
    () => loadTypescript(join(ROOT, 'gateway/src/platform/config/config.ts')).readConfig(environments.gateway),
    () => loadTypescript(join(ROOT, 'host/src/configuration.ts')).readConfiguration(environments.host),
  ];
  const problems = checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (Array.isArray(error.problems)) return error.problems;
      throw error;
    }
  });
  if (problems.length === 0) return;
  const unique = [...new Map(problems.map((problem) => [problem.split(/[ :]/)[0], problem])).values()];
  throw new Refusal(
    'उत्पादन वातावरणमा पोर्टल सुरु गर्न मिलेन। तलका कुरा मिलाउनुहोस्:',
    'The portal cannot start in production. Settle this first:',
    unique,
  );
}
