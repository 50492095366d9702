/**
 * Returns a path as in the ids of Vite, which have slashes on every system. On Windows, paths from Node have
 * backslashes. Vite's `normalizePath` replaces them on Windows only, so a test on another system could not show that a
 * plugin uses it.
 */
export const withSlashes = (path: string): string => path.replaceAll('\\', '/');
