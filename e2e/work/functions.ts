import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import process from 'node:process';
import { build } from 'vite';

/** A function of the build. */
export interface Called {
  count: number;
  /** The short name in the build, or ''. */
  name: string;
  /** The path of the file on the site. */
  file: string;
  /** The position in the file at which the function begins. */
  offset: number;
}

/** The folder of the same build with source maps, which change nothing in its files. */
const MAPPED = 'test-results/work';

let isBuilt = false;

/** The number of the most called functions among which those of `src/` are searched. */
const SEARCHED = 400;

/** Lists the most called functions, and then those of `src/`, with their places in the source. */
export async function describeFunctions(functions: Called[], most: number): Promise<string> {
  if (!isBuilt) {
    process.env['VITE_API_BASE_URL'] = '/';
    await build({ logLevel: 'error', build: { outDir: MAPPED, sourcemap: 'hidden' } });
    isBuilt = true;
  }
  const all = functions.slice(0, SEARCHED).map((called) => ({ ...called, ...placeOf(called) }));
  const own = all.filter(({ place }) => place.startsWith('src/'));
  return [...new Set([...all.slice(0, most), ...own.slice(0, most)])]
    .map(({ count, place, text }) => `${String(count).padStart(9)}  ${place}  ${text}`)
    .join('\n');
}

const files = new Map<string, ReturnType<typeof readMap>>();

function readMap(file: string) {
  const path = MAPPED + file;
  if (!existsSync(`${path}.map`)) return undefined;
  const payload = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload;
  return { code: readFileSync(path, 'utf8'), payload, map: new SourceMap(payload) };
}

/** Returns the line of the source in which a function begins. */
function placeOf({ name, file, offset }: Called) {
  const mapped = files.get(file) ?? readMap(file);
  files.set(file, mapped);
  const before = mapped?.code.slice(0, offset).split('\n') ?? [];
  const entry = mapped?.map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
  // Code that the bundler adds has no source.
  if (
    !mapped ||
    !entry ||
    !('originalSource' in entry) ||
    !mapped.payload.sources.includes(entry.originalSource)
  ) {
    return { place: `${file}:${offset}`, text: name };
  }
  const source = mapped.payload.sources.indexOf(entry.originalSource);
  const line = mapped.payload.sourcesContent[source]?.split('\n')[entry.originalLine] ?? name;
  const path = entry.originalSource.replace(/^(\.\.\/)+/, '');
  return { place: `${path}:${entry.originalLine + 1}`, text: line.trim().slice(0, 80) };
}
