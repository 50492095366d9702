import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** Calls the listener with the Web Vitals, again when they change. */
export function watchVitals(listener: (name: string, value: number) => void) {
  [onCLS, onINP, onLCP, onTTFB].forEach((watch) => {
    watch(({ name, value }) => {
      listener(name, name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value));
    });
  });
}
