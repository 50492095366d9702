import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ROLES } from '../../../src/domain/constants';
import { useSession } from '../../../src/session/useSession';
import type { Delay } from '../../../mocks/engine/arrangement';
import type { Persona } from '../../../mocks/engine/persona';
import { Select, withOption } from '../controls/Select';
import { currentPersona } from '../model/wholeArrangement';
import { useMockPart, useWorkbench } from '../model/workbench';
import { ScenarioSelect } from './ScenarioSelect';
import { ImportMessage } from './ImportMessage';
import { Share } from './Share';
import { useImport } from './useImport';

const PERSONAS: ReadonlyMap<Persona, string> = new Map<Persona, string>([
  ...ROLES.map((role) => [role, role] as const),
  ['signedOut', 'Signed out'],
  ['expired', 'Expired token'],
  ['noRole', 'No role'],
]);

const LATENCIES: ReadonlyMap<string, string> = new Map([
  ['real', 'Like a network'],
  ['none', 'None'],
  ['1000', '1 s'],
  ['3000', '3 s'],
]);

const Root = styled('div')(({ theme: { typography, vars, spacing } }) => ({
  containerType: 'inline-size',
  borderBlockEnd: `1px solid ${vars.palette.divider}`,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing(0.5, 1.5),
    paddingBlock: spacing(0.5),
    paddingInline: spacing(2, 1),
  },
  '& h2': { ...typography.subtitle2, fontWeight: 600, margin: 0, marginInlineEnd: spacing(0.5) },
  '& [data-part="choices"], & [data-part="actions"]': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(0, 1.5),
  },
  '& [data-part="actions"]': { gap: 0, marginInlineStart: 'auto' },
  '& .MuiButton-root': { minWidth: 0 },
  '@container (inline-size < 56rem)': {
    '& [data-part="choices"]': {
      order: 1,
      flexBasis: '100%',
      display: 'grid',
      gridTemplateColumns: '1fr 1fr 1fr',
      gap: spacing(1),
      paddingInlineEnd: spacing(1),
    },
    '& [data-part="choices"] > [data-inline]': {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: 0,
    },
    '& [role="alert"]': { order: 2 },
  },
}));

interface BarProps {
  /** The buttons of the panel itself. */
  children: ReactNode;
}

/** What is arranged for the whole page, and what can be done with the arrangement. */
export function Bar({ children }: BarProps) {
  const { change, signIn, resetAll } = useWorkbench();
  const latency = useMockPart((snapshot) => snapshot.latency);
  const importing = useImport();
  // The persona is that of the session.
  useSession();

  return (
    <Root
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) void importing.open(file);
      }}
    >
      <div>
        <h2>Mock workbench</h2>
        <div data-part="choices">
          <ScenarioSelect />
          <Select
            label="Role"
            isInline
            value={currentPersona()}
            options={PERSONAS}
            onChange={signIn}
          />
          <Select
            label="Latency"
            isInline
            value={String(latency)}
            options={withOption(LATENCIES, String(latency), `${latency} ms`)}
            onChange={(text) => {
              change({ latency: latencyOf(text) });
            }}
          />
        </div>
        <div data-part="actions">
          <Share importing={importing} />
          <Button
            size="small"
            onClick={() => {
              importing.close();
              resetAll();
            }}
          >
            Reset all
          </Button>
          {children}
        </div>
        <ImportMessage {...importing} />
      </div>
    </Root>
  );
}

const latencyOf = (text: string): Delay =>
  text === 'none' || text === 'real' ? text : Number(text);
