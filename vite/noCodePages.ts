/** Stands in for sheetjs-style's code-page tables; see the alias in vite.config.ts. */
export default {};
