import { createContext } from 'react';
import type { ZodFormState } from './use-zod-form';

export const ZodFormContext = createContext<ZodFormState | null>(null);
