import { Component, type ReactNode } from "react";
import { ErrorNote } from "../ui/ErrorNote.tsx";

type Props = {
  /** What is inside, as in "Progress could not be shown." */
  name: string;
  /** Where the person is: what crashed there is tried anew elsewhere. */
  place: string;
  children: ReactNode;
};

/** Keeps a crash of one view or panel to itself. */
export class ViewBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(before: Props) {
    if (before.place !== this.props.place && this.state.error) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // Of a lazy view whose file is gone, only a reload helps: the server has a newer page.
    const isGone = /dynamically imported module|module script|preload/i.test(error.message);
    return (
      <ErrorNote
        title={`${this.props.name} could not be shown.`}
        error={isGone ? new Error("It could not be loaded. There may be a newer version of the page.") : error}
        onRetry={isGone ? () => location.reload() : () => this.setState({ error: null })}
      />
    );
  }
}
