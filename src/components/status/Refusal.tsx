import { isolated } from '../../lib/text/isolated';

interface RefusalProps {
  /** What is refused. */
  of: string;
  /** The server's message; empty where it sent none. */
  message: string;
}

/** Says that the server refuses something, and why. */
export function Refusal({ of, message }: RefusalProps) {
  return (
    <>
      The server refuses {of}
      {message !== '' && <>: {isolated(message)}</>}
    </>
  );
}
