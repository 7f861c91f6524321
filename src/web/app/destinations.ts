import {
  ChartLine,
  Dumbbell,
  House,
  type LucideIcon,
  MessageCircle,
  NotebookPen,
  Search,
  Settings,
} from "lucide-react";

export type Destination = {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Has a place of its own in the bar of a phone; the others are behind "More". */
  isMain: boolean;
};

/** Where one can go from everywhere, in order. */
export const DESTINATIONS: readonly Destination[] = [
  { href: "/", label: "Today", icon: House, isMain: true },
  { href: "/chat", label: "Chat", icon: MessageCircle, isMain: true },
  { href: "/workouts", label: "Workouts", icon: Dumbbell, isMain: true },
  { href: "/logs", label: "Logs", icon: NotebookPen, isMain: true },
  { href: "/progress", label: "Progress", icon: ChartLine, isMain: true },
  { href: "/exercises", label: "Exercises", icon: Search, isMain: false },
  { href: "/settings", label: "Settings", icon: Settings, isMain: false },
];

/** Whether an address lies under a destination. */
export const isUnder = (location: string, href: string): boolean =>
  href === "/" ? location === "/" : location === href || location.startsWith(`${href}/`);
