import { useEffect, useState, type ComponentType } from 'react';
import { logFailure } from '../../lib/code/failures';
import { CodeFailure, type CodeFailureProps } from './CodeFailure';

interface LazyOptions<Props> {
  /** It is rendered if the code cannot be loaded. The default is CodeFailure. */
  Failure?: ComponentType<Props & CodeFailureProps>;
  /** It is rendered while the code is loading. By default nothing is rendered. */
  Pending?: ComponentType<Props>;
}

/**
 * Creates a component whose code is loaded when it is first rendered. `Failure` and `Pending` get the same props.
 * React.lazy would cache a failure for ever, and would show prefetched code only after its pause between two fallbacks.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Failure = CodeFailure, Pending }: LazyOptions<Props> = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function LazyComponent(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [isFailed, setIsFailed] = useState(false);

    useEffect(() => {
      if (Part || isFailed) return;
      let isCurrent = true;
      load().then(
        (component) => {
          loaded = component;
          if (isCurrent) setPart(() => component);
        },
        (error: unknown) => {
          if (!isCurrent) return;
          logFailure(error);
          setIsFailed(true);
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [Part, isFailed]);

    if (Part) return <Part {...props} />;
    if (!isFailed) return Pending ? <Pending {...props} /> : null;
    return (
      <Failure
        {...props}
        onRetry={() => {
          setIsFailed(false);
        }}
      />
    );
  };
}
