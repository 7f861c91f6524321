import { useLocation } from "wouter";
import { Chip } from "../ui/Chip.tsx";
import { chatWith, QUICK_ACTIONS } from "./quickActions.ts";

/** One tap into the chat for each thing that the coach does. */
export function QuickActions() {
  const [, navigate] = useLocation();
  return (
    <ul aria-label="Begin in the chat" className="flex flex-wrap gap-2">
      {QUICK_ACTIONS.map(({ label, text }) => (
        <li key={label}>
          <Chip onClick={() => navigate(chatWith(text))}>{label}</Chip>
        </li>
      ))}
    </ul>
  );
}
