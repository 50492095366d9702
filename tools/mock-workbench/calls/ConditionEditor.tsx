import { queryParametersOf } from '../../../contract/declared';
import type { Condition } from '../../../mocks/engine/arrangement';
import { operationOf, placeholdersOf, type OperationId } from '../../../mocks/engine/operations';
import { Select } from '../controls/Select';
import { TextField } from '../controls/TextField';

interface ConditionEditorProps {
  operation: OperationId;
  condition: Condition | undefined;
  onChange: (condition: Condition | undefined) => void;
}

/** Which calls a rule is for: all, or those whose parameter of the path or of the query equals a text. */
export function ConditionEditor({ operation, condition, onChange }: ConditionEditorProps) {
  const parameters = [
    ...placeholdersOf(operation).map((name) => ({ in: 'path' as const, name })),
    ...queryParametersOf(operationOf(operation)).map((name) => ({ in: 'query' as const, name })),
  ];
  if (parameters.length === 0) return null;
  const keyOf = (parameter: Pick<Condition, 'in' | 'name'>) => `${parameter.in} ${parameter.name}`;

  return (
    <>
      <Select
        label="Only when"
        value={condition ? keyOf(condition) : ''}
        options={{
          '': 'Every call',
          ...Object.fromEntries(parameters.map((one) => [keyOf(one), `${one.name} is`])),
        }}
        onChange={(key) => {
          const parameter = parameters.find((one) => keyOf(one) === key);
          onChange(parameter && { ...parameter, equals: condition?.equals ?? '' });
        }}
      />
      {condition && (
        <TextField
          label="Value"
          value={condition.equals}
          size={14}
          onCommit={(equals) => {
            onChange({ ...condition, equals });
            return true;
          }}
        />
      )}
    </>
  );
}
