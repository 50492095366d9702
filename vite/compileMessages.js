import compile from 'icu-minify/compile';

// This file is JavaScript, because Jest loads it without compiling. The types are in compileMessages.d.ts.
export const compileMessages = (json) =>
  JSON.stringify(
    JSON.parse(json, (_key, value) => (typeof value === 'string' ? compile(value) : value)),
  );
