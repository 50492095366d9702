import { useAddressState } from './addressState';
import { namesParameter } from './parameters';

/** A hook for whether a name is among those that a query parameter lists, with the function that changes it. */
export function namesInAddress(parameter: string) {
  const parameters: Record<string, typeof namesParameter> = { [parameter]: namesParameter };

  return function useNameInAddress(name: string) {
    const [values, update] = useAddressState(parameters);
    const listed = values[parameter] ?? [];
    const setIsListed = (isListed: boolean) => {
      const others = listed.filter((one) => one !== name);
      const next = isListed ? [...others, name].sort() : others;
      update({ [parameter]: next }, { replace: true });
    };
    return [listed.includes(name), setIsListed] as const;
  };
}
