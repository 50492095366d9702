/** Made from the source of the app by sourceScan.ts. */
declare module 'virtual:words' {
  export const words: {
    /** A text that people read; `${…}` where a value goes. */
    value: string;
    /** The file, from `src` on. */
    file: string;
  }[];
}

declare module 'virtual:icons' {
  import type { SvgIconComponent } from '@mui/icons-material';
  export const icons: { name: string; Icon: SvgIconComponent; files: string[] }[];
}
