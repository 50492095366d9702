import { apiBaseUrl, readBaseUrl } from '../../api/http/baseUrl';

const META = 'contract-report';

/** The share of page loads that is reported to an address, if the element names no share. */
const SAMPLE = 0.1;

export interface ReportSetting {
  /** Where the report of this page load goes; undefined for the console. */
  address?: string;
  /** Whether the console shows values of answers. */
  showsValues: boolean;
}

/**
 * What `<meta name="contract-report" content="…" data-sample="…">` says, or undefined where nothing is reported.
 * Without the element, the development server reports a real API to the console.
 */
export function readReportSetting(): ReportSetting | undefined {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${META}"]`);
  const content = element?.content.trim() ?? '';
  const isDevelopment = import.meta.env.DEV && Boolean(import.meta.env.VITE_API_BASE_URL);
  if (content === '') return isDevelopment ? { showsValues: true } : undefined;
  const isConsole = content === 'console';
  if (Math.random() >= sample(element?.dataset['sample'], isConsole ? 1 : SAMPLE)) return undefined;
  if (isConsole) return { showsValues: isDevelopment };
  const address = reportAddress(content, new URL(apiBaseUrl(document), document.baseURI));
  if (address !== undefined) return { address, showsValues: false };
  console.warn(
    `The element <meta name="${META}"> of index.html has no address of the API's origin. Nothing is reported.`,
  );
  return undefined;
}

function sample(text: string | undefined, otherwise: number): number {
  const part = Number(text ?? otherwise);
  return part >= 0 && part <= 1 ? part : otherwise;
}

/** Undefined where the address is not of the API's origin, or not encrypted. */
function reportAddress(content: string, api: URL): string | undefined {
  if (!/^(?:https?:\/)?\//i.test(content) || !URL.canParse(content, api)) return undefined;
  const address = new URL(content, api);
  if (address.origin !== api.origin || address.username !== '' || address.password !== '') {
    return undefined;
  }
  try {
    readBaseUrl(address.origin, META);
    return address.href;
  } catch {
    return undefined;
  }
}
