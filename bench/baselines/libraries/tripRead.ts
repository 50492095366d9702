import { queryOptions } from '@tanstack/react-query';
import axios from 'axios';

export const read = <T>(path: string) =>
  queryOptions({
    queryKey: [path],
    queryFn: async () => (await axios.get<T>(path)).data,
  });
