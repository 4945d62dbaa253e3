import type { ReactNode } from 'react'
import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'

type Column<Row, Sort> = {
  title: string
  cell: (row: Row) => ReactNode
  /** Sorts the list by this column. */
  by?: Sort
  numeric?: boolean
  isSecondary?: boolean
  /** Of the cells. */
  className?: string
  /** The title is read aloud only. */
  isUntitled?: boolean
}

type ColumnTableProps<Row, Sort extends string> = {
  caption: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** `false` for a column that is left out here. */
  columns: ReadonlyArray<Column<Row, Sort> | false>
  sorting?: Sorting<Sort> | undefined
}

/** A console table, declared by its columns. */
export function ColumnTable<Row, Sort extends string = never>(props: ColumnTableProps<Row, Sort>) {
  const { caption, rows, keyOf, sorting } = props
  const columns = props.columns.filter((column) => column !== false)
  return (
    <Table caption={caption}>
      <TableHead>
        <tr>
          {columns.map(({ title, by, isUntitled, numeric = false, isSecondary = false }) => {
            const kind = {
              numeric,
              isSecondary,
              children: isUntitled ? <span className="sr-only">{title}</span> : title,
            }
            return by ? (
              <SortHeader key={title} sorting={sorting} by={by} {...kind} />
            ) : (
              <TableHeader key={title} {...kind} />
            )
          })}
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)}>
            {columns.map(({ title, cell, numeric = false, isSecondary = false, className }) => (
              <TableCell key={title} numeric={numeric} isSecondary={isSecondary} className={className}>
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
