/* Written by `npm run messages` from en.json. */
declare const messages: {
  common: {
    notAvailable: 'N/A';
    evaluations: '{count, plural, one {# evaluation} other {# evaluations}}';
    product: 'Employee Dashboard';
  };
  roles: {
    Admin: 'Admin';
    Manager: 'Manager';
    Employee: 'Employee';
  };
  validation: {
    nameMissing: 'Name is required';
    nameLong: 'Name must be at most {most, number} characters long';
    emailInvalid: 'Invalid email address';
    passwordShort: 'Password must be at least {least, number} characters long';
    passwordsDiffer: "Passwords don't match";
    confirmationMissing: 'Password confirmation is required';
    ageMissing: 'Age is required';
    ageLow: 'Age must be {least, number} or older';
    scoreOutside: 'Score must be between {least, number} and {most, number}';
    noteMissing: 'Note is required';
    feedbackMissing: 'Feedback is required';
  };
  forms: {
    save: 'Save';
    saveAndNext: 'Save and next';
    saving: 'Saving…';
    sending: 'Loading...';
    cancel: 'Cancel';
    increase: 'Increase';
    decrease: 'Decrease';
    showPassword: 'Show<hidden> {label}</hidden>';
    hidePassword: 'Hide<hidden> {label}</hidden>';
    mayBeSaved: 'It may have been saved. Check before you save again.';
    discardTitle: 'Discard changes?';
    discardText: 'What you typed will be lost.';
    discard: 'Discard';
    keepEditing: 'Keep editing';
  };
  failures: {
    title: 'Error';
    because: '{failure}: {message}';
    saveEmployee: 'Failed to save employee';
    saveEvaluation: 'Failed to save evaluation';
    saveFeedback: 'Failed to save feedback';
    noAnswer: 'The server did not answer.';
    refused: 'You may not see this.';
    serverError: 'The server reported an error.';
    unreadable: 'The answer could not be read.';
    tryAgain: 'Try again';
  };
  accounts: {
    email: 'Email';
    emailHint: 'Enter your email';
    password: 'Password';
    passwordHint: 'Enter your password';
    confirmPassword: 'Confirm Password';
    name: 'Name';
    age: 'Age';
    role: 'Role';
    signIn: 'Sign In';
    signUp: 'Sign Up';
    loginFailed: 'Login failed';
    registrationFailed: 'Registration failed';
    registered: 'Registration successful!';
    employeeSaved: 'Employee saved successfully';
    addTitle: 'Add New Employee';
    sessionEnded: 'Your session has ended. Sign in to continue.';
    draftKept: 'What you typed is kept.';
  };
  toasts: {
    close: 'Close notification';
  };
};
export default messages;
