import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { declaredAnswer } from '../../../contract/declared';
import type { FixedRule } from '../../../mocks/engine/arrangement';
import { operationOf, type OperationId } from '../../../mocks/engine/operations';
import { Labelled } from '../controls/Labelled';
import { Note } from '../controls/Note';
import { checkAnswer } from '../model/checkAnswer';
import { formatJson, parseJson } from '../model/json';

interface FixedEditorProps {
  operation: OperationId;
  rule: FixedRule;
  onChange: (rule: FixedRule) => void;
}

const Columns = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: spacing(1, 2),
  marginBlock: spacing(1),
  // The verdict must not cover what gets the focus.
  '& textarea': { minHeight: '12rem', resize: 'vertical', scrollMarginBlockEnd: '4rem' },
}));

/** In view while a person types, also where the panel is low. */
const Verdict = styled('div')(({ theme: { vars, spacing } }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  paddingBlock: spacing(0.5),
  // Opaque, and as grey as the operation around it.
  background: `linear-gradient(${vars.palette.action.hover} 0 0) ${vars.palette.background.paper}`,
  '& > div': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& > button': { flexShrink: 0 },
}));

/** The answer of a rule as JSON, beside its schema. One that breaks the contract needs a second click. */
export function FixedEditor({ operation, rule, onChange }: FixedEditorProps) {
  const [typed, setTyped] = useState<string>();
  const [isWarned, setIsWarned] = useState(false);
  const noteId = useId();
  const declared = operationOf(operation);
  const text = typed ?? formatJson(rule.body);
  const parsed = parseJson(text);
  const isApplied = typed === undefined || text === formatJson(rule.body);
  const violations = 'problem' in parsed ? [] : checkAnswer(declared, rule.status, parsed.body);

  function apply() {
    if ('problem' in parsed) return;
    if (violations.length > 0 && !isWarned) {
      setIsWarned(true);
      return;
    }
    onChange({ ...rule, body: parsed.body });
    setTyped(undefined);
    setIsWarned(false);
  }

  return (
    <>
      <Columns>
        <Labelled label="Body as JSON">
          {(id) => (
            <textarea
              id={id}
              value={text}
              spellCheck={false}
              aria-invalid={'problem' in parsed}
              aria-describedby={noteId}
              onChange={({ target }) => {
                setTyped(target.value);
                setIsWarned(false);
              }}
            />
          )}
        </Labelled>
        <Labelled label="Schema">
          {(id) => (
            <textarea
              id={id}
              readOnly
              value={formatJson(declaredAnswer(declared, rule.status)?.schema)}
              spellCheck={false}
            />
          )}
        </Labelled>
      </Columns>
      <Verdict>
        <Button
          size="small"
          variant="outlined"
          disabled={isApplied || 'problem' in parsed}
          onClick={apply}
        >
          {isWarned ? 'Apply although it breaks the contract' : 'Apply'}
        </Button>
        <div id={noteId} role="status">
          {'problem' in parsed && <Note data-tone="error">{parsed.problem}</Note>}
          {violations.length > 0 && (
            <Note data-tone="error">
              {isApplied ? 'This answer breaks the contract' : 'Would break the contract'}:{' '}
              {violations.slice(0, 3).join('; ')}
              {violations.length > 3 && `; and ${violations.length - 3} more`}
            </Note>
          )}
        </div>
      </Verdict>
    </>
  );
}
