'use client'

import { EmptyState } from '@/components/ui/empty-state'
import { LoadMore } from '@/components/ui/load-more'
import { useMails } from '@/lib/domain/notifications/client/hooks'
import type { MailPage } from '@/lib/domain/notifications/schema'
import { MailTable } from './mail-table'

/** The outbox for administrators, newest first. */
export function MailLog({ initial }: { initial: MailPage }) {
  const { items, hasNextPage, fetchNextPage, isFetchingNextPage } = useMails(initial)
  if (items.length === 0) return <EmptyState title="Der er ikke sendt nogen mails endnu" />
  return (
    <>
      <MailTable mails={items} />
      {hasNextPage && <LoadMore onClick={() => fetchNextPage()} pending={isFetchingNextPage} />}
    </>
  )
}
