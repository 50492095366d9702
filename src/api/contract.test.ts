import { mutationOptions, queryOptions } from '@tanstack/react-query';

test('the type check refuses a key that does not begin with an operation', () => {
  // @ts-expect-error no operation of openapi.yaml
  queryOptions({ queryKey: ['teams'], queryFn: () => null });
  // @ts-expect-error an operation that reads
  mutationOptions({ mutationKey: ['listEmployees'], mutationFn: () => Promise.resolve() });
});
