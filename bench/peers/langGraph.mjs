import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Annotation, END, MemorySaver, START, StateGraph } from "@langchain/langgraph";
import { SqliteSaver } from "@langchain/langgraph-checkpoint-sqlite";

/** The same graph, work and window as Setpoint's chart: screen, route, one of two specialists in its steps, guard, reply. */
function graphOf({ pass, routingOf, answerOf, replyTo, textOf, window }, checkpointer, name, done) {
  const latest = () => Annotation({ reducer: (_, next) => next, default: () => null });
  const State = Annotation.Root({
    text: latest(),
    messages: Annotation({ reducer: (before, added) => [...before, ...added].slice(-window), default: () => [] }),
    screening: latest(),
    routing: latest(),
    evidence: latest(),
    outcome: latest(),
    reply: latest(),
  });
  const graph = new StateGraph(State)
    .addNode("screener", async () => ({ screening: pass }))
    .addNode("router", async ({ text }) => ({ routing: routingOf(text) }))
    .addNode("retriever", async () => ({ evidence: { found: 1 } }))
    .addNode("composer", async ({ text }) => ({ outcome: answerOf(text) }))
    .addNode("extractor", async () => ({ evidence: { entries: 1 } }))
    .addNode("matcher", async () => ({ evidence: { matched: 1 } }))
    .addNode("decider", async ({ text }) => ({ outcome: answerOf(text) }))
    .addNode("outputGuard", async ({ outcome }) => ({ outcome }))
    .addNode("replier", async ({ text, outcome }) => {
      const reply = outcome.say.map((part) => part.text).join("\n");
      const at = new Date().toISOString();
      return {
        reply,
        messages: [
          { role: "user", text, at },
          { role: "assistant", text: reply, at },
        ],
      };
    })
    .addEdge(START, "screener")
    .addEdge("screener", "router")
    .addConditionalEdges("router", ({ routing }) => (routing.items[0].route === "COACH" ? "retriever" : "extractor"), [
      "retriever",
      "extractor",
    ])
    .addEdge("retriever", "composer")
    .addEdge("extractor", "matcher")
    .addEdge("matcher", "decider")
    .addEdge("composer", "outputGuard")
    .addEdge("decider", "outputGuard")
    .addEdge("outputGuard", "replier")
    .addEdge("replier", END)
    .compile({ checkpointer });
  return {
    name,
    fewer: 10,
    async turn(conversation, index) {
      const text = textOf(index);
      const { reply } = await graph.invoke({ text }, { configurable: { thread_id: `c${conversation}` } });
      if (reply !== replyTo(text)) throw new Error(`${name} answered "${reply}" to "${text}"`);
    },
    close: done,
  };
}

export function langGraphInMemory(work) {
  return graphOf(work, new MemorySaver(), "LangGraph JS, MemorySaver", async () => {});
}

/** As it comes: WAL, and whatever `synchronous` better-sqlite3 was built with. */
export function langGraphOnSqlite(work) {
  const folder = mkdtempSync(join(tmpdir(), "langgraph-bench-"));
  const saver = SqliteSaver.fromConnString(join(folder, "checkpoints.sqlite"));
  return graphOf(work, saver, "LangGraph JS, SqliteSaver", async () => {
    saver.db.close();
    rmSync(folder, { recursive: true, force: true });
  });
}
