interface ImportMetaEnv {
  /** Where the API is, such as `https://api.example.com`. */
  readonly VITE_API_BASE_URL?: string;
}
