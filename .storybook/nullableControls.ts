import type { ArgTypesEnhancer } from 'storybook/internal/types';

const CONTROLS = { string: 'text', number: 'number', boolean: 'boolean' } as const;

const isKnown = (name: string): name is keyof typeof CONTROLS => Object.hasOwn(CONTROLS, name);

/** Gives a prop that can be null the control of its other type. Storybook itself would show no control for it. */
export const nullableControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const [name = '', ...otherTypes] = (argType.table?.type?.summary ?? '').split(' | ');
      const isNullable = otherTypes.length === 1 && otherTypes[0] === 'null';
      if (!isNullable || !isKnown(name)) return [prop, argType];
      return [prop, { control: { type: CONTROLS[name] }, ...argType }];
    }),
  );
