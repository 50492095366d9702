import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

/** Asks for what a screen cannot do without, before it is drawn. Failures are the screen's to tell. */
export type Reads = (queryClient: QueryClient, params: Params) => Promise<unknown>[];

/** A screen, and what it reads. */
export type Page = ComponentType & { reads?: Reads };

/** For a read that is only asked for where nothing is known. */
export const ONCE = { staleTime: 'static' } as const;
