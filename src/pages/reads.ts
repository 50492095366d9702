import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/**
 * Asks for what a screen cannot do without, before it is drawn; `id` is the one in its address. Failures are
 * the screen's to tell.
 */
export type Reads = (queryClient: QueryClient, id: string | undefined) => Promise<unknown>[];

/** A screen, and what it reads. */
export type Page = ComponentType & { reads?: Reads };

/** For a read that is only asked for where nothing is known. */
export const ONCE = { staleTime: 'static' } as const;
