import type { Awake } from "../awake.ts";
import type { Occurrence } from "./occurrence.ts";
import { Tap } from "./tap.ts";

/** Somebody who is shown what happens inside: in one conversation, or in all of a user's. */
export type Viewer = {
  userId: string;
  conversationId: string | null;
  show(happened: Occurrence): void;
};

/** Who watches what. A conversation has a tap only while somebody watches it; without one it costs a look at a `null`. */
export class Taps {
  readonly #viewers = new Set<Viewer>();
  readonly #tapped = new Set<Awake>();

  add(viewer: Viewer): void {
    this.#viewers.add(viewer);
  }

  remove(viewer: Viewer): void {
    this.#viewers.delete(viewer);
    for (const awake of this.#tapped) if (this.#watching(awake).length === 0) this.leave(awake);
  }

  /** A conversation that has woken up, or that goes on with another kernel. */
  follow(awake: Awake): void {
    if (this.#viewers.size === 0 || this.#watching(awake).length === 0) return;
    awake.tap ??= new Tap(awake.conversationId, (happened) => {
      for (const viewer of this.#watching(awake)) viewer.show(happened);
    });
    this.#tapped.add(awake);
    awake.tap.follow(awake.kernel);
  }

  /** Shows a conversation that is awake to somebody who has just come. */
  introduce(awake: Awake, viewer: Viewer): void {
    if (!this.#viewers.has(viewer) || !this.#watching(awake).includes(viewer)) return;
    if (awake.tap) awake.tap.introduce(viewer.show);
    else this.follow(awake);
  }

  leave(awake: Awake): void {
    awake.tap?.leave();
    awake.tap = null;
    this.#tapped.delete(awake);
  }

  /** Something about a conversation that its chart knows nothing of. */
  tell(userId: string, conversationId: string, happened: Occurrence): void {
    for (const viewer of this.#watching({ userId, conversationId })) viewer.show(happened);
  }

  #watching({ conversationId, userId }: Pick<Awake, "conversationId" | "userId">): Viewer[] {
    return [...this.#viewers].filter(
      (viewer) => viewer.userId === userId && (viewer.conversationId ?? conversationId) === conversationId,
    );
  }
}
