/** What the door lets in at most. One place, so that an operator finds it and a test can make it small. */
export type Limits = {
  /** Open sockets in all; the next one is told 503. */
  sockets: number;
  /** TCP connections in all, sockets among them; the next one is closed at once. */
  connections: number;
  /** Open sockets of one user, where users are known (`token`). */
  socketsPerUser: number;
  /** Conversations watched over one socket. */
  watchedPerSocket: number;
  /** Frames of one socket that wait to be handled before it is read no further. */
  framesWaiting: number;
  /** Frames on their way to one viewer of `/inspect`; beyond it they are dropped and counted. */
  inspectFrames: number;
  /** Frames of one socket, and requests and frames of one user (`token`), for each message that the rate limit allows. */
  framesPerMessage: number;
  /** Exports that run at the same time, of one user and in all; the next one is told to come back. */
  exportsPerUser: number;
  exports: number;
  /** How long a socket may take to say who it is, in ms. */
  introductionMs: number;
  /** A socket from which nothing came in two of these is ended, in ms. */
  heartbeatMs: number;
  /** How long the headers of a request may take, in ms. */
  headersMs: number;
  /** How long a whole request may take to arrive, in ms. */
  requestMs: number;
  /** A connection over which nothing moves is closed, in ms: longer than the longest turn. */
  idleMs: number;
};

export const LIMITS: Limits = {
  sockets: 10_000,
  connections: 12_000,
  socketsPerUser: 100,
  watchedPerSocket: 100,
  framesWaiting: 16,
  inspectFrames: 5_000,
  framesPerMessage: 20,
  exportsPerUser: 1,
  exports: 8,
  introductionMs: 10_000,
  heartbeatMs: 30_000,
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 180_000,
};
