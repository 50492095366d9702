/**
 * The page translation of a browser wraps every text node in new elements. React then cannot remove or update a text with
 * siblings, nor insert a node before it (docs/languages.md). This rule reports such texts in JSX. It does not know the types
 * of variables: screen tests detect the rest (test/setup/ownTexts.ts).
 */
const textElement = {
  create(context) {
    const check = ({ children }) => {
      const visibleChildren = children.filter((child) => !isBlank(child));
      if (visibleChildren.length < 2) return;
      visibleChildren.forEach((child, place) => {
        const expression = child.type === 'JSXExpressionContainer' ? child.expression : child;
        const isMovable = isConditional(expression)
          ? outcomes(expression).some(isText)
          : isText(expression) &&
            (isChanging(expression) || visibleChildren.slice(0, place).some(comesAndGoes));
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

/** Whether JSX renders nothing: a comment, or white space with a line break. */
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

/** Whether the text can change: a message with values, or a template with expressions. */
const isChanging = (node) =>
  node.expressions?.length > 0 || (isMessage(node) && node.arguments.length > 1);

const comesAndGoes = ({ type, expression }) =>
  type === 'JSXExpressionContainer' && isConditional(expression);

export default { meta: { name: 'texts' }, rules: { 'own-element': textElement } };
