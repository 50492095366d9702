import { useAddressState } from './addressState';
import { namesParameter } from './parameters';

/**
 * Creates a hook for a query parameter that is a list of names. The hook returns whether it contains a name, and a
 * setter.
 */
export function namesInAddress(parameter: string) {
  const parameters: Record<string, typeof namesParameter> = { [parameter]: namesParameter };

  return function useNameInAddress(name: string) {
    const [values, update] = useAddressState(parameters);
    const listed = values[parameter] ?? [];
    const setIsListed = (isListed: boolean) => {
      const remaining = listed.filter((listedName) => listedName !== name);
      const next = isListed ? [...remaining, name].sort() : remaining;
      update({ [parameter]: next }, { replace: true });
    };
    return [listed.includes(name), setIsListed] as const;
  };
}
