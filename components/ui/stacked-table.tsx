import type { ReactNode } from 'react'
import { cn } from './cn'

type StackedRow = { key: string; name: ReactNode; cells: readonly ReactNode[] }

type StackedTableProps = {
  /** Names the table; read aloud, and shown only with `isCaptionShown`. */
  caption: string
  isCaptionShown?: boolean
  /** The heading of the rows' names, then one for each cell. */
  columns: readonly [string, ...string[]]
  rows: readonly StackedRow[]
  /** Equal columns of figures and short words; otherwise they are as wide as their texts. */
  isEven?: boolean
  className?: string
}

/**
 * A table for reading. Where its column is too narrow, also by enlarged text, each row becomes a small list.
 * The roles are written out because browsers forget them when rows are laid out as blocks.
 */
export function StackedTable({ caption, isCaptionShown, columns, rows, isEven, className }: StackedTableProps) {
  const [first, ...others] = columns
  return (
    <div className={cn('@container', className)}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table laid out as blocks is otherwise no table to a screen reader */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: they are the semantic elements */}
      <table role="table" className={cn('block w-full border-collapse @xl:table', isEven && 'table-fixed')}>
        <caption className={isCaptionShown ? 'block pb-3 text-left font-semibold @xl:table-caption' : 'sr-only'}>
          {caption}
        </caption>
        <thead role="rowgroup" className="sr-only @xl:not-sr-only @xl:table-header-group">
          <tr role="row" className="border-input border-b">
            <th role="columnheader" scope="col" className="w-2/5 py-3 pr-6 text-left align-bottom font-semibold">
              {first}
            </th>
            {others.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className="py-3 pr-6 text-left align-bottom font-semibold last:pr-0"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="block divide-y divide-border border-border border-y @xl:table-row-group @xl:border-t-0"
        >
          {rows.map(({ key, name, cells }) => (
            <tr key={key} role="row" className="block py-4 @xl:table-row @xl:py-0">
              <th
                role="rowheader"
                scope="row"
                className="block text-left font-semibold @xl:table-cell @xl:py-3 @xl:pr-6 @xl:align-top @xl:font-normal"
              >
                {name}
              </th>
              {others.map((column, place) => (
                <td
                  key={column}
                  role="cell"
                  className={cn(
                    'mt-1 @xl:table-cell @xl:py-3 @xl:pr-6 @xl:align-top @xl:last:pr-0',
                    isEven ? 'flex flex-wrap justify-between gap-x-6' : 'block',
                  )}
                >
                  {others.length > 1 && (
                    <span aria-hidden className="block text-muted-foreground @xl:hidden">
                      {column}
                    </span>
                  )}
                  <span>{cells[place]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/useSemanticElements: they are the semantic elements */}
      {/* biome-ignore-end lint/a11y/noRedundantRoles: a table laid out as blocks is otherwise no table to a screen reader */}
    </div>
  )
}
