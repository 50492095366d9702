import plugin from 'oxlint-plugin-eslint';

/** A rule has one list of options for a file. Under another name it has a second one (.oxlintrc.json). */
export default { meta: { name: 'direction' }, rules: plugin.rules };
