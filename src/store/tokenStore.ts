/** What can be said about a token without giving it away. Times are ISO 8601. */
export type TokenSummary = {
  id: string;
  userId: string;
  name: string;
  createdAt: string;
  revokedAt: string | null;
};

/** Access tokens of all users. */
export interface TokenStore {
  /** Makes one. Its text is in the answer and nowhere else, ever. */
  create(userId: string, name: string): Promise<{ id: string; token: string }>;
  /** Oldest first, revoked ones too. */
  list(): Promise<TokenSummary[]>;
  /** From now on it opens nothing. `false` when there is no such token, or when it was revoked before. */
  revoke(id: string): Promise<boolean>;
  /** Whose token this is; `null` for anything that opens nothing. */
  userOf(token: string): Promise<string | null>;
}
