import { transformSync } from '@babel/core';
import swcJest from '@swc/jest';
import istanbul from 'babel-plugin-istanbul';

/**
 * Instruments the source for coverage before `@swc/jest` compiles it. By default Jest instruments the compiled code and
 * maps the lines back with swc's source maps, which lose each `return` of multi-line JSX. V8's coverage uses the same
 * maps and loses branches.
 */
export default {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options);
    const prepared = (source, path, { instrument }) =>
      instrument ? withCounters(source, path) : source;
    return {
      ...swc,
      canInstrument: true,
      process: (source, path, settings) =>
        swc.process(prepared(source, path, settings), path, settings),
      processAsync: (source, path, settings) =>
        swc.processAsync(prepared(source, path, settings), path, settings),
    };
  },
};

/** swc reads the inline source map, so that stack traces stay correct. */
function withCounters(source, filename) {
  const plugins = filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  return transformSync(source, {
    filename,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins },
    plugins: [[istanbul, { cwd: process.cwd(), exclude: [] }]],
    sourceMaps: 'inline',
  }).code;
}
