import type { Assembly } from "./assembly.ts";
import type { Count } from "./marks.ts";
import { isAmount } from "./neighbours.ts";
import { hangsOnBar } from "./readHungMarks.ts";

/** More broken sets than this nobody does. */
const MOST_BROKEN = 30;

/** "100 wall balls (sets of 20)": all of them together, and how they were parted. */
function addsUp([part, ...others]: readonly Count[], at: number, { builder, marks, notes }: Assembly): boolean {
  const before = marks[at - 1];
  const isPart = before?.kind === "sets" && before.count === null && before.of === true && others.length === 0;
  const told = builder.groups.findLast(({ counts }) => counts !== null);
  const [all, ...rest] = told?.counts ?? [];
  const [whole, each] = [all?.reps ?? 0, part?.reps ?? 0];
  if (!isPart || !told || rest.length > 0 || told.sets !== null || each < 1 || whole < 2 * each || whole % each !== 0)
    return false;
  if (builder.last !== told) builder.groups.pop();
  told.sets = whole / each;
  told.counts = [{ reps: each }];
  notes.push(`${whole} in total`);
  return true;
}

/** Above this a figure before repetitions may be a load. */
const LIGHTEST_LEAD = 30;

/** "ham curls 35, 12 reps": the load of a lift, and how often. */
function loadLeads([load, count, ...others]: readonly Count[], at: number, work: Assembly): boolean {
  const { builder, traits, marks } = work;
  const [heavy, reps] = [load?.reps ?? 0, count?.reps ?? 0];
  const isLift = traits.named && !traits.bodyweight && !traits.thrown && !traits.running;
  const before = marks[at - 1];
  // "Bench 100 reps" says what it is; "bench 4 sets 80" does not, and how often is still to be told.
  if (count === undefined && (before?.kind !== "sets" || before.mayWeigh !== true)) return false;
  const isOnly = !marks.some((mark, place) => place !== at && isAmount(mark) && !/^(?:each|sets)$/.test(mark.kind));
  if (!isLift || !isOnly || others.length > 0 || count?.extra || heavy <= LIGHTEST_LEAD || heavy < 2 * reps)
    return false;
  builder.weigh([heavy]);
  if (count !== undefined) builder.add({ counts: [{ reps }] });
  return true;
}

/** "10+10" of a one-sided exercise is ten on each side; "8+3+2" stays a broken set. */
export function readCountsMark(counts: Count[], at: number, work: Assembly): void {
  const { builder, traits, notes } = work;
  const [first, second] = counts;
  if (hangsOnBar(at, work)) return void notes.push(`${first?.reps} per side`);
  const current = builder.last;
  // "4 sets of (2+2+1)": each of the sets is broken.
  if (current?.sets != null && current.counts === null && second?.extra === true && !traits.complex) {
    current.counts = Array.from({ length: Math.min(current.sets, MOST_BROKEN) }, () => counts).flat();
    current.sets = null;
    return;
  }
  if (addsUp(counts, at, work) || loadLeads(counts, at, work)) return;
  const mirrored = counts.length === 2 && second?.extra === true && first?.reps === second.reps;
  const next = work.neighbours.next(at);
  const isBeforeSets = second?.extra === true && (next?.kind === "product" || next?.kind === "sets");
  // "db press 24+24 3x10": one in each hand, where the repetitions are still to come.
  if (mirrored && traits.paired && !traits.oneSided && isBeforeSets && builder.last === undefined)
    return void builder.weigh([first?.reps ?? 0], { perHand: true });
  // "clean + jerk 2+1 80kg x 4", "complex 1+1+1 50 55 60": what is done again with other loads is in doubt.
  if (isBeforeSets || (second?.extra === true && next?.kind === "numbers" && next.values.length > 1))
    work.doubts.push(counts.map(({ reps }) => reps).join("+"));
  if (!mirrored || !(traits.oneSided || traits.paired)) return void builder.add({ counts });
  builder.add({ counts: [{ reps: first?.reps ?? null }] });
  builder.setSide("each");
}
