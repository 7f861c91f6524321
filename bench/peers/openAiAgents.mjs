import { Agent, MemorySession, Runner, setTracingDisabled, Usage } from "@openai/agents";

/**
 * Routed in code, then one run of the agent that it names, with a session in memory and a model that answers at once.
 * It does less than the chart: no screening, no steps inside a specialist, no guard.
 */
export function openAiAgents({ routingOf, replyTo, textOf, window }) {
  setTracingDisabled(true);
  const model = {
    async getResponse({ input }) {
      const last = typeof input === "string" ? input : input.at(-1).content;
      const text = typeof last === "string" ? last : last.map((part) => part.text).join("");
      return {
        usage: new Usage(),
        output: [
          {
            type: "message",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: replyTo(text) }],
          },
        ],
      };
    },
    getStreamedResponse() {
      throw new Error("not streamed");
    },
  };
  const runner = new Runner({ tracingDisabled: true });
  const agents = {
    COACH: new Agent({ name: "coach", instructions: "Answer.", model }),
    WORKOUT_LOG: new Agent({ name: "logger", instructions: "Log.", model }),
  };
  const sessions = new Map();
  const sessionOf = (conversation) => {
    const known = sessions.get(conversation) ?? new MemorySession();
    sessions.set(conversation, known);
    return known;
  };
  const name = "OpenAI Agents JS, MemorySession";
  return {
    name,
    fewer: 5,
    async turn(conversation, index) {
      const text = textOf(index);
      const agent = agents[routingOf(text).items[0].route];
      const session = sessionOf(conversation);
      const { finalOutput } = await runner.run(agent, text, { session });
      if (finalOutput !== replyTo(text)) throw new Error(`${name} answered "${finalOutput}" to "${text}"`);
      while ((await session.getItems()).length > window) {
        const kept = (await session.getItems()).slice(-window);
        await session.clearSession();
        await session.addItems(kept);
      }
    },
    async close() {},
  };
}
