import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { EmptyState } from '../../../components/status/EmptyState';
import { LoadFailure } from '../../../components/status/LoadFailure';
import { displayCount } from '../../../lib/text/display';
import { useViewState } from '../../../lib/url/useViewState';
import { ExportButton } from '../export/ExportButton';
import { Hits, HitsBar, HitsSkeleton } from './Hits';
import { resultQueries } from '../queries';

/** Search for employees, what it found, and the export of that. */
export function ResultsPanel() {
  const [text, setText] = useViewState('resultsText', '');
  const [searched, setSearched] = useViewState<string | undefined>('resultsSearched', undefined);
  const { data, isError, isFetching, refetch } = useQuery({
    ...resultQueries.search(searched ?? ''),
    ...(searched === undefined && { queryFn: skipToken }),
  });

  function search(event: SubmitEvent) {
    event.preventDefault();
    if (text === searched) void refetch();
    else setSearched(text);
  }

  const employees = data?.employees;
  return (
    <>
      <Box
        component="form"
        role="search"
        onSubmit={search}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, px: { xs: 2, sm: 3 }, pb: 3 }}
      >
        <OutlinedInput
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
          placeholder="Search for an employee..."
          inputProps={{ 'aria-label': 'Search for an employee', type: 'search' }}
          sx={{ flex: { xs: '1 1 100%', sm: '0 1 28rem' } }}
        />
        <Button type="submit" variant="contained" sx={{ flex: { xs: '1 1 100%', sm: 'none' } }}>
          Search
        </Button>
      </Box>
      {isFetching && !employees && <HitsSkeleton />}
      {!isFetching && !employees && isError && (
        <LoadFailure text="No employees found." onRetry={() => void refetch()} />
      )}
      {employees?.length === 0 && <EmptyState text="No employees found matching your search." />}
      {employees && employees.length > 0 && (
        <>
          <HitsBar>
            <Typography variant="body2" color="textSecondary" role="status">
              {displayCount(employees.length)} found
            </Typography>
            <ExportButton key={searched} employees={employees} />
          </HitsBar>
          <Hits employees={employees} />
        </>
      )}
    </>
  );
}
