export type Respond = (request: Request) => Promise<Response>;

/** Answers a request itself, or changes the request before `next` or the response after it. */
export type Layer = (request: Request, next: Respond) => Promise<Response>;
