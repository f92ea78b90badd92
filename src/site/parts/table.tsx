import type { ReactNode } from 'react';

interface TableProps {
  labelledBy: string;
  columns: string[];
  /** The cells, row by row; the first cell of a row names it. */
  rows: ReactNode[][];
}

/** A table; below the breakpoint sm each row is a line with a second in grey. */
export function Table({ labelledBy, columns, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a landmark would repeat that of the section around it
    <div className="table-scroll" tabIndex={0} role="group" aria-labelledby={labelledBy}>
      <table className="stacked-rows">
        <TableHead columns={columns} />
        <tbody>
          {rows.map(([first, ...others], row) => (
            <tr key={row}>
              <th scope="row">{first}</th>
              {others.map((cell, column) => (
                <td key={columns[column + 1]} data-label={columns[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The row of a table that names its columns. */
export function TableHead({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
