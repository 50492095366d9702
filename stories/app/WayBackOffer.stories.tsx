import { NO_SERVER, type Meta, type StoryObj } from '../../.storybook/story';
import { WayBackOffer } from '../../src/app/layout/WayBackOffer';
import { wayBack, type WayBack } from '../../src/session/wayBack';

const meta = {
  title: 'App/WayBackOffer',
  component: WayBackOffer,
  parameters: {
    unaffectedBy: NO_SERVER,
    docsHeight: '8rem',
    notes: {
      use:
        'On Home after signing in, where another address was asked for before: the session had expired there, or a ' +
        'link was opened while nobody was signed in. It goes when it is used or closed, and when another screen is opened.',
      accessibility: [
        'A region named Way back, which a screen reader announces when it appears.',
        'It does not take the focus. When it is closed, the focus moves to the heading of the screen.',
      ],
    },
  },
} satisfies Meta<typeof WayBackOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

const PROFILE: WayBack = {
  to: '/employee-profile/employee-005',
  screen: 'profile',
  employeeId: 'employee-005',
};

const keeping = (offer: WayBack): Story => ({
  beforeEach() {
    wayBack.keep(offer);
    return wayBack.forget;
  },
});

/** The session expired on the profile of somebody. */
export const Person = keeping({ ...PROFILE, name: 'Zoë Müller' });
/** A link was opened while nobody was signed in, and the list does not name the person. */
export const UnknownPerson = keeping(PROFILE);
export const Screen = keeping({
  to: '/all-evaluations?period=this-year',
  screen: 'allEvaluations',
  employeeId: undefined,
});
export const LongTexts = keeping({
  ...PROFILE,
  name: 'Maria do Carmo Francisca Xavier de Paula Leopoldina Isabel Rafaela Gonzaga de Bragança e Albuquerque-Montenegro',
});
