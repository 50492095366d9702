import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { toolbars, type Choices } from '../../.storybook/toolbars/toolbars';
import { GUIDE } from './guide';
import { StoryLink } from './StoryLink';

const Rows = styled('table')(({ theme: { vars, typography, spacing } }) => ({
  ...typography.body2,
  width: '100%',
  marginTop: spacing(1),
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& th, & td': {
    padding: spacing(0.75, 0),
    borderTop: `1px solid ${vars.palette.divider}`,
    verticalAlign: 'baseline',
  },
  // As wide as the longest, so that the texts of all toolbars line up.
  '& th': { width: '9rem', paddingRight: spacing(2), fontWeight: 600, textAlign: 'start' },
  '& td': { color: vars.palette.text.secondary },
}));

/** Each toolbar with its choices. */
export function ToolbarGuide() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '100%', md: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
        alignItems: 'start',
      }}
    >
      <Stack sx={{ gap: 2 }}>
        <Toolbar name="theme" choices={GUIDE.theme} />
        <Toolbar name="role" choices={GUIDE.role} />
        <Toolbar name="state" choices={GUIDE.state} />
      </Stack>
      <Stack sx={{ gap: 2 }}>
        <Toolbar name="scenario" choices={GUIDE.scenario} />
        <Toolbar name="latency" choices={GUIDE.latency} />
      </Stack>
    </Box>
  );
}

interface ToolbarProps {
  name: keyof Choices;
  choices: (typeof GUIDE)[keyof Choices];
}

function Toolbar({ name, choices }: ToolbarProps) {
  const { description, toolbar } = toolbars[name];
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="h3">
        {toolbar.title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {`${description}.`}
      </Typography>
      <Rows aria-label={toolbar.title}>
        <tbody>
          {Object.entries(choices).map(([value, { text, globals, ...state }]) => (
            <tr key={value}>
              <th scope="row">
                <StoryLink {...state} globals={{ ...globals, [name]: value }}>
                  {value}
                </StoryLink>
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </Rows>
    </Card>
  );
}
