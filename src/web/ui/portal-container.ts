import { createContext, type RefObject } from 'react';

/**
 * Where lists and menus are hung. Inside a modal dialog it is the dialog: what hangs on the body lies behind it and
 * takes no press.
 */
export const PortalContainer = createContext<RefObject<HTMLElement | null> | undefined>(undefined);
