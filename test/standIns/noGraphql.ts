/** Stands for `graphql` in Jest. MSW imports it, and the mock has no GraphQL. Without it a file loads a tenth quicker. */
export {};
