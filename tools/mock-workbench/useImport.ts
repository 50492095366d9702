import { useState } from 'react';
import { notify } from '../../src/components/toasts/notify';
import type { Arrangement } from '../../mocks/engine/arrangement';
import { parseArrangement } from '../../mocks/states/readArrangement';
import { useWorkbench } from './useWorkbench';

interface OpenedFile {
  name: string;
  arrangement: Arrangement;
}

/** Imports files with an arrangement. */
export function useImport() {
  const { load } = useWorkbench();
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** A file with a host needs a confirmation, even without 'real' rules: a rule can become 'real' later. */
  const [pendingFile, setAsked] = useState<OpenedFile>();

  function openNow({ name, arrangement }: OpenedFile) {
    setAsked(undefined);
    load(arrangement);
    notify({ text: `${name} is open.`, tone: 'success' });
  }

  return {
    /** The problems of a refused file or link. The arrangement has not changed. */
    problems,
    refuse: setProblems,
    asked: pendingFile,
    open: async (file: File) => {
      const text = await file.text().catch(() => undefined);
      const read =
        text === undefined ? { problems: ['The file cannot be read'] } : parseArrangement(text);
      setProblems(read.problems ?? []);
      setAsked(undefined);
      if (!read.arrangement) return;
      const opened = { name: file.name, arrangement: read.arrangement };
      if (read.arrangement.realHost === undefined) openNow(opened);
      else setAsked(opened);
    },
    confirm: () => {
      if (pendingFile) openNow(pendingFile);
    },
    close: () => {
      setProblems([]);
      setAsked(undefined);
    },
  };
}

export type Import = ReturnType<typeof useImport>;
