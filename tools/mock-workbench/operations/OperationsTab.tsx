import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { OPERATIONS } from '../../../mocks/engine/operations';
import { isMixed } from '../../../mocks/engine/origins';
import { Toolbar } from '../controls/Toolbar';
import { useArrangement, useWorkbench } from '../model/workbench';
import { OperationGroup } from './OperationGroup';
import { RealHost } from './RealHost';
import { RecordSwitch } from './RecordSwitch';
import { TwoWorlds } from './TwoWorlds';

const List = styled('div')(({ theme: { spacing } }) => ({ paddingBlockEnd: spacing(2) }));

/** Who answers each operation of the contract, and how. */
export function OperationsTab() {
  const { change, mock } = useWorkbench();
  const arrangement = useArrangement();

  return (
    <>
      <Toolbar>
        <RealHost />
        <RecordSwitch />
        <Button
          size="small"
          onClick={() => {
            mock.restartCounts();
            change({ rules: {} });
          }}
        >
          Reset all
        </Button>
      </Toolbar>
      {isMixed(arrangement) && <TwoWorlds />}
      <List>
        {OPERATIONS.map((operation) => (
          <OperationGroup key={operation.id} operation={operation} />
        ))}
      </List>
    </>
  );
}
