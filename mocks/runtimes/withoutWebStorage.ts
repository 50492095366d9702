/**
 * Import it before MSW in a program that runs in Node. MSW reads `localStorage`, and Node 25 and newer print a warning
 * when theirs is read.
 */
Reflect.deleteProperty(globalThis, 'localStorage');
