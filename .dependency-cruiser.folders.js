import imports from './.dependency-cruiser.js';

/** Folders without circles. Tests are left out: they import the whole product. */
export default {
  forbidden: [
    {
      name: 'no-cycle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...imports.options,
    exclude: {
      path: [...imports.options.exclude.path, '[.]test[.]tsx?$', '^test/', '^node_modules/'],
    },
  },
};
