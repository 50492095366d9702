import type { Engine, Found, Target } from './engine';
import { until } from './until';

/** What a person does with a page and reads on it, in any engine. Everything waits for its element. */
export function personAt(engine: Engine) {
  const find = (role: Target['role'], name: string) => engine.find({ role, name });

  /** Finds again what React has replaced meanwhile. */
  const act = (role: Target['role'], name: string, action: (found: Found) => Promise<void>) =>
    until(`the ${role} "${name}"`, async () => {
      const found = await find(role, name);
      if (!found) return false;
      try {
        await action(found);
        return true;
      } catch (failure) {
        if (engine.isTooLate(failure)) return false;
        throw failure;
      }
    });

  return {
    press: (role: Target['role'], name: string) => act(role, name, (found) => found.click()),
    fill: (label: string, text: string) => act('field', label, (found) => found.fill(text)),
    sees: (role: Target['role'], name: string) =>
      until(`the ${role} "${name}"`, () => find(role, name)),
    reads: async (text: string) => {
      await until(`the text "${text}"`, async () =>
        (await engine.evaluate(() => document.body.innerText)).includes(text),
      );
    },
    seesNo: async (role: Target['role'], name: string) => {
      await until(`the end of the ${role} "${name}"`, async () => !(await find(role, name)));
    },
  };
}
