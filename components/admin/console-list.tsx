import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'

type ConsoleListProps = {
  title: string
  intro: string
  filters: ReactNode
  /** Null when nothing passes the filters; then `empty` is shown. */
  table: ReactNode | null
  empty: { title: string; text: string }
  /** Link to the next rows; null on the last page. */
  more: { href: string; label?: string } | null
}

/** A console page with a long, filtered list. */
export function ConsoleList({ title, intro, filters, table, empty, more }: ConsoleListProps) {
  return (
    <PageBody width="page" className="space-y-8">
      <PageHeader title={title} intro={intro} />
      {filters}
      {table ?? <EmptyState {...empty} />}
      {more && <LoadMore {...more} />}
    </PageBody>
  )
}
