import { Part, Parts } from '../controls/Part';
import { HostChoice } from './HostChoice';
import { Recorder } from './Recorder';

/** The host that answers instead of the mock, and what is kept of its answers. */
export function BackendTab() {
  return (
    <Parts>
      <Part aria-label="Who answers">
        <h2>Who answers</h2>
        <HostChoice />
      </Part>
      <Part aria-label="Recording">
        <h2>Recording</h2>
        <Recorder />
      </Part>
    </Parts>
  );
}
