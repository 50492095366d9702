import { useState } from 'react';
import { notify } from '../../src/components/toasts/notify';
import type { MockConfig } from '../../mocks/config/mockConfig';
import { parseMockConfig } from '../../mocks/config/readMockConfig';
import { useWorkbench } from './useWorkbench';

interface OpenedFile {
  name: string;
  config: MockConfig;
}

/** Imports files with a config. */
export function useImport() {
  const { load } = useWorkbench();
  const [problems, setProblems] = useState<readonly string[]>([]);
  /**
   * This file awaits confirmation, because it contains a host. That is needed even without 'real' rules: a rule can
   * become 'real' later.
   */
  const [pendingFile, setPendingFile] = useState<OpenedFile>();

  function openNow({ name, config }: OpenedFile) {
    setPendingFile(undefined);
    load(config);
    notify({ text: `${name} is open.`, tone: 'success' });
  }

  return {
    /** The problems of a refused file or link. The config has not changed. */
    problems,
    refuse: setProblems,
    pendingFile,
    open: async (file: File) => {
      const text = await file.text().catch(() => undefined);
      const read =
        text === undefined ? { problems: ['The file cannot be read'] } : parseMockConfig(text);
      setProblems(read.problems ?? []);
      setPendingFile(undefined);
      if (!read.config) return;
      const opened = { name: file.name, config: read.config };
      if (read.config.realHost === undefined) openNow(opened);
      else setPendingFile(opened);
    },
    confirm: () => {
      if (pendingFile) openNow(pendingFile);
    },
    close: () => {
      setProblems([]);
      setPendingFile(undefined);
    },
  };
}

export type Import = ReturnType<typeof useImport>;
