import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { gate } from '../../../test/calls/gate';
import { expectContractViolation } from '../../../test/setup/network';
import { signInOffer } from '../../lib/query/signInOffer';
import { createSessionStore, type SessionStore } from '../../session/session';
import { createClient } from './client';

const HOST = 'https://api.example.com';
const PATH = '/api/employees';
const SIGN_IN = '/api/auth/login';
/** The page is not an operation of the API. */
const PAGE = 'HEAD /: the path is not in the contract';

let store: SessionStore;
beforeEach(() => {
  store = createSessionStore();
  store.signIn('token', 'Admin');
});
afterEach(() => {
  store.signOut();
});

/** Creates a client of an API that gives no answer, and counts its requests for the page. */
function open({ host = HOST, page = 200, pageAnswers = Promise.resolve<unknown>(undefined) } = {}) {
  const asked = jest.fn(async () => {
    await pageAnswers;
    return new HttpResponse(null, { status: page });
  });
  server.use(
    http.head(document.baseURI, asked),
    http.get(`*${PATH}`, () => HttpResponse.error()),
    http.post(`*${SIGN_IN}`, () => HttpResponse.error()),
  );
  const client = createClient(host, store);
  const call = async (calls: number) => {
    for (let made = 0; made < calls; made += 1) await client.get(PATH).catch(() => undefined);
  };
  const signIn = () =>
    client.post(SIGN_IN, { email: 'ada@example.com', password: 'secret' }).catch(() => undefined);
  /** Answers the next call. */
  const answerOnce = (status: number) => {
    server.use(
      http.get(
        `*${PATH}`,
        () => HttpResponse.json({ employees: [], message: 'Broken' }, { status }),
        { once: true },
      ),
    );
  };
  return { asked, call, signIn, answerOnce };
}

test('after three consecutive calls without an answer, failures offer to sign in again', async () => {
  expectContractViolation(PAGE);
  const { asked, call } = open();
  await call(2);
  expect(asked).not.toHaveBeenCalled();
  await call(1);
  await waitFor(() => {
    expect(signInOffer.get()).toBeDefined();
  });
  const ended = jest.fn();
  store.subscribe(ended);
  signInOffer.get()?.();
  expect(store.get().token).toBeNull();
  // The session ends as on expiry, which keeps the draft and the address.
  expect(ended).toHaveBeenCalledWith(true);
  expect(signInOffer.get()).toBeUndefined();
});

test.each([200, 500])(
  'an answer with the status %d removes the offer and resets the count',
  async (status) => {
    expectContractViolation(PAGE);
    const { asked, call, answerOnce } = open();
    await call(3);
    await waitFor(() => {
      expect(signInOffer.get()).toBeDefined();
    });
    answerOnce(status);
    await call(1);
    expect(signInOffer.get()).toBeUndefined();
    await call(1);
    answerOnce(status);
    await call(3);
    expect(asked).toHaveBeenCalledTimes(1);
  },
);

test('there is no offer if the page cannot be reached either', async () => {
  expectContractViolation(PAGE);
  const { asked, call } = open({ page: 503 });
  await call(3);
  await waitFor(() => {
    expect(asked).toHaveBeenCalledTimes(1);
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(signInOffer.get()).toBeUndefined();
});

test('there is no offer if the API is on the origin of the page', async () => {
  const { asked, call } = open({ host: '' });
  await call(3);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).not.toHaveBeenCalled();
});

test('there is no offer if an answer arrives while the page is requested', async () => {
  expectContractViolation(PAGE);
  const page = gate();
  const { asked, call, answerOnce } = open({ pageAnswers: page.opened });
  await call(3);
  await waitFor(() => {
    expect(asked).toHaveBeenCalledTimes(1);
  });
  answerOnce(200);
  await call(1);
  page.open();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(signInOffer.get()).toBeUndefined();
});

test('there is no offer if nobody is signed in', async () => {
  store.signOut();
  const { asked, signIn } = open();
  await signIn();
  await signIn();
  await signIn();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).not.toHaveBeenCalled();
});
