import { useOpenQuestion } from "../api/useOpenQuestion.ts";
import { Card } from "../ui/Card.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";

/** The question that the coach has asked and that waits for an answer; nothing without one. */
export function OpenQuestionCard() {
  const { data: open } = useOpenQuestion();
  if (!open) return null;
  return (
    <Card title="Your coach is waiting for an answer">
      <p className="whitespace-pre-line text-sm">{open.pending.question}</p>
      <LinkButton variant="primary" href={`/chat/${encodeURIComponent(open.conversationId)}`} className="mt-3">
        Answer
      </LinkButton>
    </Card>
  );
}
