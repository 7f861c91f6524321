import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand under each other at the right. */
  isNumber?: boolean;
  /** The column that names its row. */
  isRowName?: boolean;
};

type Props<Row> = {
  /** What the table tells; said to those who cannot see it, shown with `showsCaption`. */
  caption: string;
  showsCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** Rows and columns, scrolled sideways where a phone is too narrow. */
export function DataTable<Row>({ caption, showsCaption = false, columns, rows, rowKey }: Props<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse.
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-lg">
      <table className="w-full border-collapse text-sm">
        <caption className={showsCaption ? "pb-2 text-left font-medium" : "sr-only"}>{caption}</caption>
        <thead>
          <tr className="border-line border-b">
            {columns.map(({ title, isNumber }) => (
              <th
                key={title}
                scope="col"
                className={classes("px-2 py-2 font-medium text-muted", isNumber ? "text-right" : "text-left")}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-line border-b last:border-0">
              {columns.map(({ title, cell, isNumber, isRowName }) => {
                const look = classes("px-2 py-2 align-top", isNumber ? "text-right tabular-nums" : "text-left");
                return isRowName ? (
                  <th key={title} scope="row" className={classes(look, "font-medium")}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={title} className={look}>
                    {cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
