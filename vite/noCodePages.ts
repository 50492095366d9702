/** This replaces sheetjs-style's code-page tables (the alias is in vite.config.ts). */
export default {};
