import { createContext } from 'react';

/** Which remote a fault is reported for. */
export const RemoteNameContext = createContext('');
