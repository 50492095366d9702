import type { Engine, FoundElement, Target } from './engine';
import { until } from './until';

/** Creates user actions and assertions for any engine. Each waits for its element. */
export function createUser(engine: Engine) {
  const find = (role: Target['role'], name: string) => engine.find({ role, name });

  /** Finds the element again if React has replaced it in the meantime. */
  const act = (
    role: Target['role'],
    name: string,
    action: (element: FoundElement) => Promise<void>,
  ) =>
    until(`the ${role} "${name}"`, async () => {
      const element = await find(role, name);
      if (!element) return false;
      try {
        await action(element);
        return true;
      } catch (failure) {
        if (engine.isStaleElementError(failure)) return false;
        throw failure;
      }
    });

  return {
    press: (role: Target['role'], name: string) => act(role, name, (element) => element.click()),
    fill: (label: string, text: string) => act('field', label, (element) => element.fill(text)),
    expectVisible: (role: Target['role'], name: string) =>
      until(`the ${role} "${name}"`, () => find(role, name)),
    expectText: async (text: string) => {
      await until(`the text "${text}"`, async () =>
        (await engine.evaluate(() => document.body.innerText)).includes(text),
      );
    },
    expectHidden: async (role: Target['role'], name: string) => {
      await until(`the removal of the ${role} "${name}"`, async () => !(await find(role, name)));
    },
  };
}
