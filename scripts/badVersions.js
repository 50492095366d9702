/**
 * Versions that must not be in the lock file, with the reason: releases that somebody tampered with, and the
 * last ones with a weakness that reaches what this project does with the package. Services that know more may
 * be out of reach; this list is what is known without them. Ranges are npm's.
 */
export const BAD_VERSIONS = [
  [
    'axios',
    '<1.20.0',
    'the least that this project takes; before 1.15.2 polluted prototypes reach its calls',
  ],
  ['axios', '0.30.4 || 1.14.1', 'stolen account, March 2026: installs a remote control'],
  ['plain-crypto-js', '*', 'the remote control that those releases of axios install'],

  ...tampered('stolen account, September 2025: exchanges addresses of wallets', {
    'ansi-regex': '6.2.1',
    'ansi-styles': '6.2.2',
    backslash: '0.2.1',
    chalk: '5.6.1',
    'chalk-template': '1.1.1',
    color: '5.0.1',
    'color-convert': '3.1.1',
    'color-name': '2.0.1',
    'color-string': '2.1.1',
    debug: '4.4.2',
    'error-ex': '1.3.3',
    'has-ansi': '6.0.1',
    'is-arrayish': '0.3.3',
    'simple-swizzle': '0.2.3',
    'slice-ansi': '7.1.1',
    'strip-ansi': '7.1.1',
    'supports-color': '10.2.1',
    'supports-hyperlinks': '4.1.1',
    'wrap-ansi': '9.0.1',
  }),
  ...tampered('stolen account, July 2025: runs a library on Windows when it is installed', {
    '@pkgr/core': '0.2.8',
    'eslint-config-prettier': '8.10.1 || 9.1.1 || 10.1.6 || 10.1.7',
    'eslint-plugin-prettier': '4.2.2 || 4.2.3',
    'napi-postinstall': '0.3.1',
    synckit: '0.11.9',
  }),
  ...tampered('stolen account, 2021: steals passwords', {
    coa: '2.0.3 || 2.0.4 || 2.1.1 || 2.1.3 || 3.0.1 || 3.1.3',
    rc: '1.2.9 || 1.3.9 || 2.3.9',
    'ua-parser-js': '0.7.29 || 0.8.0 || 1.0.0',
  }),
  ['event-stream', '3.3.6', 'handed to a stranger, 2018: steals from wallets'],
  ['flatmap-stream', '*', 'what that release of event-stream steals with'],
  ['colors', '>=1.4.1', 'sabotaged by its author, 2022: prints without end'],
  ['faker', '>=6.6.6', 'sabotaged by its author, 2022: empty; @faker-js/faker is its successor'],
  ['node-ipc', '>=9.2.2 <9.2.3 || >=10.1.1 <10.1.3 || >=11.0.0', 'deletes files by country, 2022'],
  ['peacenotwar', '*', 'what node-ipc writes to the desktop with'],

  ['xlsx', '<0.20.2', 'reading a file pollutes prototypes and can take for ever'],

  ...weak({
    '@babel/helpers': ['<7.26.10', 'compiles named groups to slow expressions'],
    'brace-expansion': ['<1.1.12 || >=2.0.0 <2.0.2 || >=3.0.0 <3.0.1 || >=4.0.0 <4.0.1', 'slow'],
    'cross-spawn': ['<6.0.6 || >=7.0.0 <7.0.5', 'slow on long arguments'],
    esbuild: ['<0.25.0', 'any site can read what its server serves'],
    'follow-redirects': ['<1.15.6', 'takes the authorization along to another host'],
    'form-data': ['<2.5.4 || >=3.0.0 <3.0.4 || >=4.0.0 <4.0.4', 'boundaries can be guessed'],
    glob: ['>=10.2.0 <10.5.0 || >=11.0.0 <11.1.0', 'its command runs the names of files'],
    'js-yaml': ['<3.14.2 || >=4.0.0 <4.1.1', 'merging pollutes prototypes'],
    json5: ['<1.0.2 || >=2.0.0 <2.2.2', 'pollutes prototypes'],
    lodash: ['<4.17.21', 'runs templates, pollutes prototypes'],
    'lodash-es': ['<4.17.21', 'runs templates, pollutes prototypes'],
    minimist: ['<1.2.6', 'pollutes prototypes'],
    nanoid: ['<3.3.8 || >=4.0.0 <5.0.9', 'names can be guessed'],
    playwright: ['<1.55.1', 'does not check the certificate of what it downloads'],
    postcss: ['<8.4.31', 'takes comments for rules'],
    'react-router': ['<7.18.2', 'links with a backslash lead to other sites'],
    semver: ['<5.7.2 || >=6.0.0 <6.3.1 || >=7.0.0 <7.5.2', 'slow'],
    storybook: [
      '<8.6.15 || >=9.0.0 <9.1.17 || >=10.0.0 <10.1.10',
      'builds hold the .env of who built',
    ],
    'tough-cookie': ['<4.1.3', 'pollutes prototypes'],
    vite: ['<6.4.1 || >=7.0.0 <7.1.11', 'its server gives out files that it should not'],
    'word-wrap': ['<1.2.4', 'slow'],
    ws: ['<8.17.1', 'many headers end the process'],
  }),
];

function tampered(reason, versions) {
  return Object.entries(versions).map(([name, range]) => [name, range, reason]);
}

function weak(packages) {
  return Object.entries(packages).map(([name, [range, reason]]) => [name, range, reason]);
}
