import { LinkButton } from "../ui/LinkButton.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader title="There is nothing here" subtitle="The address is wrong, or what it led to has been deleted." />
      <LinkButton href="/" variant="primary">
        Go to Today
      </LinkButton>
    </>
  );
}
