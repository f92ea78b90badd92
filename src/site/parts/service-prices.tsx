import type { ServiceTable } from '../../compile/service-table.ts';
import styles from './service-prices.module.css';
import { TableHead } from './table-head.tsx';

interface ServicePricesProps {
  table: ServiceTable;
  /** The id of the heading that names the table. */
  labelledBy: string;
}

/** Services with their prices: a table, and on phones a name with its price to a line and what else there is in grey below it. */
export function ServicePrices({ table: { name, columns, groups }, labelledBy }: ServicePricesProps) {
  return (
    <table className={styles.services} aria-labelledby={labelledBy}>
      <TableHead columns={[name, ...columns.map(({ label }) => label)]} />
      {groups.map(({ link, rows }) => (
        <tbody key={rows[0]?.id}>
          {link && (
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                <a href={link.href}>{link.label}</a>
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {columns.map(({ cell, label }) => (
                <td key={cell} className={styles[cell]} data-label={label}>
                  {row[cell]}
                  {cell === 'price' && row.per && (
                    <>
                      {' '}
                      <small>{row.per}</small>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
