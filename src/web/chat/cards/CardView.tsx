import type { Card } from "../../../protocol/cards.ts";
import { LogCard } from "./LogCard.tsx";
import { RoutineCard } from "./RoutineCard.tsx";
import { WorkoutCard } from "./WorkoutCard.tsx";

type Props = {
  card: Card;
  /** Under what id it was stored, where the card itself does not say. */
  storedId: string | null;
};

/** What a reply shows beside its words. Options are offered under the list, where the thumb is. */
export function CardView({ card, storedId }: Props) {
  switch (card.type) {
    case "workout":
      return <WorkoutCard workout={card} id={card.id ?? storedId} />;
    case "log":
      return <LogCard entries={card.entries} />;
    case "routine":
      return <RoutineCard routine={card} />;
    case "options":
      return null;
  }
}
