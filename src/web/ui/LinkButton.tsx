import type { ReactNode } from "react";
import { Link } from "wouter";
import { type ButtonLook, buttonLook } from "./buttonLook.ts";
import { classes } from "./classes.ts";

type Props = ButtonLook & { href: string; icon?: ReactNode; className?: string; children: ReactNode };

/** Looks like a button and goes to another view. */
export function LinkButton({ href, icon, variant, size, isWide, className, children }: Props) {
  return (
    <Link href={href} className={classes(buttonLook({ variant, size, isWide }), className)}>
      {icon}
      {children}
    </Link>
  );
}
