import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';

/** Milliseconds without received data after which a call is aborted (specification, Timeouts). */
const TIMEOUT = 30_000;

/**
 * Sends a call with `fetch`, as an adapter of axios. Axios counts the time limit of a call from its start; here it is
 * counted from the last received byte (specification, Timeouts).
 */
export async function fetchAdapter(config: InternalAxiosRequestConfig) {
  const { onDownloadProgress } = config;
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function restart() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const message = `timeout of ${TIMEOUT}ms exceeded`;
      silence.abort(new AxiosError(message, AxiosError.ETIMEDOUT, config));
    }, TIMEOUT);
  }
  let isEnded = false;
  restart();
  try {
    return await axios.getAdapter('fetch')({
      ...config,
      signal: config.signal
        ? AbortSignal.any([config.signal as AbortSignal, silence.signal])
        : silence.signal,
      onDownloadProgress(event) {
        // Axios reports the last bytes after the end of the call, too.
        if (!isEnded) restart();
        onDownloadProgress?.(event);
      },
    });
  } finally {
    isEnded = true;
    clearTimeout(timer);
  }
}
