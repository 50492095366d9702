/* Written by `npm run messages` from en.json. */
declare const messages: {
  common: {
    notAvailable: 'N/A';
    evaluations: '{count, plural, one {# evaluation} other {# evaluations}}';
  };
  roles: {
    Admin: 'Admin';
  };
  session: {
    ended: 'Your session has ended. Sign in to continue.';
    test: 'Hello <b>{name}</b>, {scope, select, own {by you} other {all}}';
  };
};
export default messages;
