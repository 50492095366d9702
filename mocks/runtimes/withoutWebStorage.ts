/**
 * Removes the global `localStorage` of Node 25 and newer. MSW reads it, and Node then prints a warning. A program for Node
 * must import this module before MSW.
 */
Reflect.deleteProperty(globalThis, 'localStorage');
