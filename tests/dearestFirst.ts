import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take longest, in the order in which they are begun. Where nothing is remembered of an earlier run the others
 * follow by their size, which says nothing of these: a few lines that kill a server or understand a thousand messages.
 * One that is begun last is waited for while the other worker has nothing left to do.
 */
const DEAREST = [
  "kills/kills",
  "journeys/shell",
  "evals/thresholds",
  "chaos/matrix",
  "journeys/chat",
  "journeys/noNetwork",
  "language/classifier",
  "journeys/inspectorPage",
  "journeys/installed",
  "journeys/training",
  "journeys/settings",
  "machines/conversationMachine",
  "journeys/disk",
  "language/workoutNotationProperties",
  "evals/everyday",
  "journeys/documents",
].map((name) => `tests/${name}.test.ts`);

/** Begins with what takes longest, so that workers end together. */
export class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId, project }: TestSpecification) => {
      const place = DEAREST.indexOf(relative(project.config.root, moduleId).replaceAll("\\", "/"));
      return place < 0 ? DEAREST.length : place;
    };
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
