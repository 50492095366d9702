import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { english } from '../../../test/app/english';
import { gate } from '../../../test/calls/gate';
import { feedbackSchema } from '../../domain/schemas';
import { I18nContext } from '../../i18n/I18nContext';
import { FormDialog } from './FormDialog';
import { TextInput } from './TextInput';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Presses a button of a dialog whose save ends when `fail` is called. */
async function press(name: string) {
  jest.useFakeTimers();
  const { opened, open } = gate();
  const element = (
    <FormDialog
      title="Add Feedback"
      initialValues={{ feedback: 'Agreed' }}
      schema={feedbackSchema}
      failure={undefined}
      onSubmit={() => opened.then(() => Promise.reject(new Error('Refused')))}
      onClose={() => undefined}
      queue={{
        place: 1,
        total: 2,
        label: 'People',
        onSaved: () => undefined,
        onSkip: () => undefined,
      }}
    >
      <TextInput name="feedback" label="Feedback" />
    </FormDialog>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <I18nContext value={english}>
      <RouterProvider router={router} />
    </I18nContext>,
  );
  await pass(500);
  fireEvent.click(screen.getByRole('button', { name }));
  return open;
}

test.each(['Save', 'Save and next'])('%s says that it is saving after one second', async (name) => {
  const fail = await press(name);
  await pass(900);
  expect(screen.getByRole('button', { name })).toBeDisabled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await pass(200);
  expect(screen.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(4);
  expect(screen.getByRole('status')).toHaveTextContent('Saving…');
  fail();
  await pass(0);
  expect(screen.getByRole('button', { name })).toBeEnabled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
