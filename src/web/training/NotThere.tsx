import { EmptyState } from "../ui/EmptyState.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";

type Props = { what: "Log" | "Workout"; back: { href: string; label: string } };

/** In place of a log or a workout whose address is unknown. */
export function NotThere({ what, back }: Props) {
  const name = what.toLowerCase();
  return (
    <>
      <PageHeader title={what} back={back} />
      <EmptyState
        title={`There is no such ${name}.`}
        actions={<LinkButton href={back.href}>{`All ${name}s`}</LinkButton>}
      >
        It may have been deleted.
      </EmptyState>
    </>
  );
}
