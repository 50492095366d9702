import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DEFAULT_CONFIG, type Delay } from '../../mocks/config/mockConfig';
import type { Persona } from '../../mocks/config/persona';
import { changedOperations } from '../../mocks/config/rules';
import { SCENARIO_NAMES, SCENARIOS } from '../../mocks/scenarios/scenarios';
import { ROLES } from '../../src/domain/constants';
import { useSession } from '../../src/session/useSession';
import { ImportMessage } from './ImportMessage';
import { NativeChoice } from './NativeChoice';
import { Share } from './Share';
import { useImport } from './useImport';
import {
  currentPersona,
  useMockConfig,
  useMockPart,
  useWorkbench,
  type Summary,
  type WorkbenchProps,
} from './useWorkbench';

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

/** The settings for all operations, and the actions for the config. */
export function Bar({ router, summary, onClose }: BarProps) {
  const { change, load, signIn } = useWorkbench();
  const latency = useMockPart((snapshot) => snapshot.latency);
  const importing = useImport();
  // The persona is that of the session.
  useSession();
  const latencyText = String(latency);

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
          value={latencyText}
          options={
            LATENCIES.has(latencyText)
              ? LATENCIES
              : new Map([...LATENCIES, [latencyText, `${latencyText} ms`]])
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
            load(DEFAULT_CONFIG);
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

/** A select for a scenario, which replaces everything except the latency and the host. */
function ScenarioChoice() {
  const { load } = useWorkbench();
  const config = useMockConfig();
  const { latency, realHost } = config;
  // The latency and the host are separate settings. The persona and the changed records are not compared.
  const scenarioName =
    SCENARIO_NAMES.find((name) => {
      const scenario = { ...SCENARIOS[name], latency, realHost };
      return changedOperations(config, scenario).length === 0;
    }) ?? OWN;
  return (
    <NativeChoice
      label="Scenario"
      value={scenarioName}
      options={
        new Map([
          ...SCENARIO_NAMES.map((name) => [name, name] as const),
          ...(scenarioName === OWN ? [[OWN, 'Custom'] as const] : []),
        ])
      }
      onChange={(name) => {
        if (name !== OWN) load({ ...SCENARIOS[name], latency, realHost });
      }}
    />
  );
}
