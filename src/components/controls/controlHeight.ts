/** The height of a field and of a button of medium size. On a touch screen it is larger (app/theme/page.ts). */
export const CONTROL_HEIGHT = 'var(--control-height, 2.25rem)';
