import type { LogEntry } from '../../../mocks/engine/log';
import { HIDDEN } from '../../../mocks/engine/body';

/** The call for a shell. A token is $TOKEN, and a password is $SECRET. */
export function curlText({ method, url, hasToken, requestBody }: LogEntry, host: string): string {
  const parts = [
    `curl ${shellQuoted(`${host}${url}`)}`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(hasToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(requestBody === undefined
      ? []
      : [
          "-H 'Content-Type: application/json'",
          `-d ${shellQuoted(
            typeof requestBody === 'string' ? requestBody : JSON.stringify(requestBody),
          )}`,
        ]),
  ];
  return parts.join(' \\\n  ').replaceAll(HIDDEN, `'"$SECRET"'`);
}

const shellQuoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
