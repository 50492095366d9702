import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Rule } from '../../../mocks/engine/arrangement';
import type { OperationId } from '../../../mocks/engine/operations';
import { Note } from '../controls/Note';
import { useArrangement, useWorkbench } from '../model/workbench';
import { NO_RULE, withoutIdle } from './answers';
import { RuleEditor } from './RuleEditor';

const Root = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: spacing(1),
  padding: spacing(0.5, 2, 1.5),
  '& > div': { alignSelf: 'stretch' },
}));

/** The rules of an operation in full. The first that applies to a call answers it. */
export function OperationRules({ operation }: { operation: OperationId }) {
  const { mock, setRules } = useWorkbench();
  const rules = useArrangement().rules[operation] ?? [];
  const shown = rules.length > 0 ? rules : [NO_RULE];
  const set = (next: readonly Rule[]) => {
    setRules(operation, withoutIdle(next));
  };
  const unreached = shown.findIndex(({ times, when }) => times === undefined && !when) + 1;

  return (
    <Root>
      {shown.map((rule, index) => (
        <RuleEditor
          // Only its place identifies a rule.
          key={`${index} of ${shown.length}`}
          operation={operation}
          rule={rule}
          place={index + 1}
          isUsedUp={mock.left(rule) === undefined}
          onChange={(next) => {
            set(shown.with(index, next));
          }}
          onRemove={() => {
            set(shown.toSpliced(index, 1));
          }}
        />
      ))}
      {unreached > 0 && unreached < shown.length && (
        <Note>Rule {unreached} answers every call, so no call reaches the next one.</Note>
      )}
      <Button
        size="small"
        onClick={() => {
          setRules(operation, [...shown, NO_RULE]);
        }}
      >
        Add a rule
      </Button>
    </Root>
  );
}
