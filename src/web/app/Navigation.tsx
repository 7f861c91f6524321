import { Ellipsis, Workflow } from "lucide-react";
import { Link, useLocation } from "wouter";
import { classes } from "../ui/classes.ts";
import { Menu } from "../ui/Menu.tsx";
import { DESTINATIONS, type Destination, isUnder } from "./destinations.ts";

const INSPECTOR = { href: "/inspector", label: "Inspector" };

/** The way to every view: a bar under the thumb on a phone, a rail beside the page from 768 px on. */
export function Navigation() {
  const [location] = useLocation();
  return (
    <>
      <Rail location={location} />
      <Bar location={location} />
    </>
  );
}

function Rail({ location }: { location: string }) {
  return (
    <nav
      aria-label="Views"
      className="sticky top-0 hidden h-dvh w-20 shrink-0 flex-col gap-1 overflow-y-auto border-line border-r bg-surface p-2 md:flex xl:w-52 xl:p-3"
    >
      <Link href="/" className="mb-3 flex min-h-12 items-center gap-3 rounded-xl px-3 max-xl:justify-center">
        <img src="/icon.svg" alt="" className="size-8 shrink-0" />
        <span className="font-semibold text-lg tracking-tight max-xl:sr-only">Setpoint</span>
      </Link>
      {DESTINATIONS.map((destination) => (
        <RailLink key={destination.href} destination={destination} isHere={isUnder(location, destination.href)} />
      ))}
      <a
        href={INSPECTOR.href}
        className="mt-auto flex min-h-11 items-center gap-3 rounded-xl px-3 text-muted text-sm hover:bg-sunken hover:text-ink max-xl:min-h-14 max-xl:flex-col max-xl:justify-center max-xl:gap-1 max-xl:px-0 max-xl:text-xs"
      >
        <Workflow aria-hidden className="size-5 shrink-0" />
        {INSPECTOR.label}
      </a>
    </nav>
  );
}

function RailLink({ destination: { href, label, icon: Icon }, isHere }: { destination: Destination; isHere: boolean }) {
  return (
    <Link
      href={href}
      aria-current={isHere ? "page" : undefined}
      className={classes(
        "flex min-h-11 shrink-0 items-center gap-3 rounded-xl px-3 text-sm transition-colors",
        "max-xl:min-h-14 max-xl:flex-col max-xl:justify-center max-xl:gap-1 max-xl:px-0 max-xl:text-xs",
        isHere ? "bg-accent-soft font-semibold text-ink" : "text-muted hover:bg-sunken hover:text-ink",
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {label}
    </Link>
  );
}

const BAR_ITEM = "flex h-15 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-xs";

function Bar({ location }: { location: string }) {
  const others = DESTINATIONS.filter(({ isMain }) => !isMain);
  const isAmongOthers = others.some(({ href }) => isUnder(location, href));
  return (
    <nav
      aria-label="Views"
      className="fixed inset-x-0 bottom-0 z-30 flex h-(--bar) border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {DESTINATIONS.filter(({ isMain }) => isMain).map(({ href, label, icon: Icon }) => {
        const isHere = isUnder(location, href);
        return (
          <Link
            key={href}
            href={href}
            aria-current={isHere ? "page" : undefined}
            className={classes(BAR_ITEM, isHere ? "font-semibold text-accent" : "text-muted")}
          >
            <Icon aria-hidden className="size-5.5" />
            {label}
          </Link>
        );
      })}
      <Menu
        side="top"
        trigger={
          <button
            type="button"
            className={classes(BAR_ITEM, isAmongOthers ? "font-semibold text-accent" : "text-muted")}
          >
            <Ellipsis aria-hidden className="size-5.5" />
            More
          </button>
        }
        items={[
          ...others.map(({ href, label, icon: Icon }) => ({
            href,
            label,
            icon: <Icon aria-hidden className="size-5 text-muted" />,
          })),
          { ...INSPECTOR, isPlainLink: true, icon: <Workflow aria-hidden className="size-5 text-muted" /> },
        ]}
      />
    </nav>
  );
}
