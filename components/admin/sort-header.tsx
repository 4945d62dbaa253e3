import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { TableHeader } from '@/components/ui/table'
import type { ConsoleListDeclaration, ListOrder } from '@/lib/shared/console-list'
import { withQuery } from '@/lib/shared/with-query'

/** A list, what is chosen of it, and how it is sorted now. */
export type Sorting<K extends string> = {
  list: ConsoleListDeclaration<K>
  filter: Readonly<Record<string, string | number | undefined>>
  order: ListOrder<K>
}

type SortHeaderProps<K extends string> = {
  /** Undefined where the same table stands without an order of its own. */
  sorting: Sorting<K> | undefined
  by: K
  numeric?: boolean
  isSecondary?: boolean
  className?: string
  children: ReactNode
}

/** The heading of a column that sorts its list: a link, so that the order stands in the address. */
export function SortHeader<K extends string>({ sorting, by, children, ...cell }: SortHeaderProps<K>) {
  if (!sorting) return <TableHeader {...cell}>{children}</TableHeader>
  const { list, filter, order } = sorting
  const isRising = order === by
  const isHere = isRising || order === `-${by}`
  const falls = isHere ? isRising : list.sorts[by].first === 'falling'
  const Arrow = isRising ? ArrowUp : ArrowDown
  return (
    <TableHeader aria-sort={isHere ? (isRising ? 'ascending' : 'descending') : undefined} {...cell}>
      <Link
        href={withQuery(list.path, { ...filter, cursor: undefined, sort: falls ? `-${by}` : by })}
        scroll={false}
        className="inline-flex min-h-touch items-center gap-1 underline-offset-4 hover:underline"
      >
        {children}
        {isHere && <Arrow aria-hidden className="size-4" />}
      </Link>
    </TableHeader>
  )
}
