import { createContext, useContext } from 'react';
import type { Portal } from '../services/portal';

export const FrameContext = createContext<Portal | null>(null);

/** The portal as its frame sees it: more than a remote may ask for. */
export function useFrame(): Portal {
  const portal = useContext(FrameContext);
  if (!portal) throw new Error('the frame is drawn outside FrameContext');
  return portal;
}
