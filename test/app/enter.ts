import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Replaces the texts of fields, by label. */
export async function enter(user: UserEvent, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(await screen.findByLabelText(label));
    if (text !== '') await user.paste(text);
  }
}
