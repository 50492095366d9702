import { transformSync } from '@babel/core';
import swcJest from '@swc/jest';
import istanbul from 'babel-plugin-istanbul';

/**
 * `@swc/jest` that puts the counters of coverage in before it compiles. Left to itself, Jest counts in
 * the compiled code and goes back by swc's source maps, which lose every `return` of JSX on several
 * lines; V8's own coverage loses branches by the same maps.
 */
export default {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options);
    const counted = (source, path, { instrument }) => (instrument ? count(source, path) : source);
    return {
      ...swc,
      canInstrument: true,
      process: (source, path, settings) =>
        swc.process(counted(source, path, settings), path, settings),
      processAsync: (source, path, settings) =>
        swc.processAsync(counted(source, path, settings), path, settings),
    };
  },
};

/** swc reads the inline source map, so that stack traces stay right. */
function count(source, filename) {
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
