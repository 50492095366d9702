import plugin from 'oxlint-plugin-eslint';

/** The ESLint rules under a second name, because oxlint accepts only one set of options per rule name (.oxlintrc.json). */
export default { meta: { name: 'direction' }, rules: plugin.rules };
