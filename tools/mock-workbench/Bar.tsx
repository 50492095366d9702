import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DEFAULT_ARRANGEMENT, type Arrangement, type Delay } from '../../mocks/engine/arrangement';
import type { Persona } from '../../mocks/engine/persona';
import { changedOperations } from '../../mocks/engine/rules';
import { SCENARIOS } from '../../mocks/states/scenarios';
import { arrangementOf } from '../../mocks/states/readChoice';
import { STATE_NAMES } from '../../mocks/states/states';
import { ROLES } from '../../src/domain/constants';
import { useSession } from '../../src/session/useSession';
import { ImportMessage } from './ImportMessage';
import { NativeChoice } from './NativeChoice';
import { Share } from './Share';
import { useImport } from './useImport';
import {
  currentPersona,
  useArrangement,
  useMockPart,
  useWorkbench,
  type Summary,
  type WorkbenchProps,
} from './useWorkbench';

const NAMES = [...SCENARIOS, ...STATE_NAMES];

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

interface BarProps extends Pick<WorkbenchProps, 'router'> {
  summary: Summary;
  onClose: () => void;
}

/** The settings for all operations, and the actions for the arrangement. */
export function Bar({ router, summary, onClose }: BarProps) {
  const { change, load, signIn } = useWorkbench();
  const latency = useMockPart((snapshot) => snapshot.latency);
  const importing = useImport();
  // The persona is that of the session.
  useSession();
  const shown = String(latency);

  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, px: 2, py: 1 }}
      >
        <Typography component="h2" variant="subtitle2">
          Mock workbench
        </Typography>
        <ScenarioChoice />
        <NativeChoice label="Role" value={currentPersona()} options={PERSONAS} onChange={signIn} />
        <NativeChoice
          label="Latency"
          value={shown}
          options={
            LATENCIES.has(shown) ? LATENCIES : new Map([...LATENCIES, [shown, `${shown} ms`]])
          }
          onChange={(text) => {
            change({ latency: latencyOf(text) });
          }}
        />
        <Typography variant="caption" color="textSecondary" sx={{ flex: 1 }}>
          {summary.text}
        </Typography>
        <Share router={router} importing={importing} />
        <Button
          size="small"
          onClick={() => {
            importing.close();
            load(DEFAULT_ARRANGEMENT);
          }}
        >
          Reset all
        </Button>
        <IconButton size="small" aria-label="Close" onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Stack>
      <ImportMessage {...importing} />
      <Divider />
    </>
  );
}

const latencyOf = (text: string): Delay =>
  text === 'none' || text === 'real' ? text : Number(text);

const OWN = 'own';

/** Selects a scenario or a kept state. It replaces everything except the latency and the host. */
function ScenarioChoice() {
  const { load } = useWorkbench();
  const arrangement = useArrangement();
  const { latency, realHost } = arrangement;
  const shown = NAMES.find((name) => isArrangedAs(arrangement, arrangementOf(name))) ?? OWN;
  return (
    <NativeChoice
      label="Scenario"
      value={shown}
      options={
        new Map([
          ...NAMES.map((name) => [name, name] as const),
          ...(shown === OWN ? [[OWN, 'As arranged'] as const] : []),
        ])
      }
      onChange={(name) => {
        if (name !== OWN) load({ ...arrangementOf(name), latency, realHost });
      }}
    />
  );
}

/** Whether two arrangements are equal, apart from the persona and the changed records. */
function isArrangedAs(arrangement: Arrangement, named: Arrangement): boolean {
  const { latency, persona, changes, realHost } = named;
  const compared = { ...arrangement, latency, persona, changes, realHost };
  return changedOperations(compared, named).length === 0;
}
