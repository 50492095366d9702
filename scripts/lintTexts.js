/**
 * A translator of the browser moves every text node into elements of its own. React then cannot remove or change a text
 * that has siblings, nor insert one before it (docs/languages.md). This rule refuses such texts where their form shows
 * it. The type of a variable is not known here: screen tests find the rest (test/setup/ownTexts.ts).
 */
const textElement = {
  create(context) {
    const check = ({ children }) => {
      const shown = children.filter((child) => !isBlank(child));
      if (shown.length < 2) return;
      shown.forEach((child, place) => {
        const expression = child.type === 'JSXExpressionContainer' ? child.expression : child;
        const isMovable = isConditional(expression)
          ? outcomes(expression).some(isText)
          : isText(expression) &&
            (isChanging(expression) || shown.slice(0, place).some(comesAndGoes));
        if (isMovable) {
          context.report({
            node: child,
            message: 'Put this text into an element: it has siblings.',
          });
        }
      });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** As JSX has it: blanks with a line break, and comments, are nothing. */
const isBlank = ({ type, value, expression }) =>
  type === 'JSXText'
    ? value.trim() === '' && value.includes('\n')
    : expression?.type === 'JSXEmptyExpression';

const isConditional = ({ type }) =>
  type === 'LogicalExpression' || type === 'ConditionalExpression';

const outcomes = (node) => {
  if (node.type === 'ConditionalExpression') {
    return [...outcomes(node.consequent), ...outcomes(node.alternate)];
  }
  if (node.type !== 'LogicalExpression') return [node];
  return [...(node.operator === '&&' ? [] : outcomes(node.left)), ...outcomes(node.right)];
};

const isMessage = ({ type, callee }) =>
  type === 'CallExpression' && (callee.name === 't' || callee.property?.name === 't');

const isText = (node) =>
  node.type === 'TemplateLiteral' ||
  node.type === 'JSXText' ||
  (node.type === 'Literal' && typeof node.value !== 'boolean' && node.value !== null) ||
  isMessage(node);

/** A message with values, or a text with a place for one. */
const isChanging = (node) =>
  node.expressions?.length > 0 || (isMessage(node) && node.arguments.length > 1);

const comesAndGoes = ({ type, expression }) =>
  type === 'JSXExpressionContainer' && isConditional(expression);

export default { meta: { name: 'texts' }, rules: { 'own-element': textElement } };
