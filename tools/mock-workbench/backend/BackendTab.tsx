import { Part, Parts } from '../controls/Part';
import { HostChoice } from './HostChoice';

/** The host that answers instead of the mock. */
export function BackendTab() {
  return (
    <Parts>
      <Part aria-label="Who answers">
        <h2>Who answers</h2>
        <HostChoice />
      </Part>
    </Parts>
  );
}
