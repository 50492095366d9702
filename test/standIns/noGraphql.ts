/** Stands for `graphql` in Jest. MSW imports it, and the mock has no GraphQL. A test file loads a tenth quicker. */
export {};
