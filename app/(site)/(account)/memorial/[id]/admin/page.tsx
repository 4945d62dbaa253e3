import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { PageConsoleHeader } from '@/components/members/page-console-header'
import { HiddenNotice } from '@/components/memorials/hidden-notice'
import { OverviewFacts } from '@/components/moderation/overview'
import { PlainAnswer } from '@/components/moderation/plain-answer'
import { QueueList } from '@/components/moderation/queue-list'
import { PageBody } from '@/components/ui/page-body'
import { moderationForm } from '@/lib/domain/contributions/form-names'
import { findModerationOverview, listQueue } from '@/lib/domain/contributions/queries'
import { readCursor } from '@/lib/domain/contributions/read-cursor'
import { queueAddress } from '@/lib/domain/contributions/schema'
import { findDraft } from '@/lib/domain/find-draft'
import { membersPath } from '@/lib/domain/members/paths'
import { findPageConsole } from '@/lib/domain/members/queries'
import type { PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Hilsner og lys', robots: { index: false } }

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<PageQuery>
}

export default async function ModerationPage({ params, searchParams }: Props) {
  const [{ id }, search] = await Promise.all([params, searchParams])
  const actor = await requireSignedIn(`/memorial/${id}/admin`)
  const found = await findModerationOverview(actor, { id: decodeURIComponent(id) })
  if (!found) {
    // Viewers have no queue, but a membership.
    if (await findPageConsole(actor, { id: decodeURIComponent(id) })) redirect(membersPath(id))
    notFound()
  }
  const { memorial, overview } = found
  const address = queueAddress.safeParse(search)
  const { cursor, ...filter } = address.success ? address.data : queueAddress.parse({})
  const [initial, draft] = await Promise.all([
    listQueue(actor, { id: memorial.id, ...filter, cursor: cursor && readCursor(cursor) ? cursor : undefined }),
    findDraft(moderationForm, typeof search.kladde === 'string' ? search.kladde : undefined),
  ])
  return (
    <PageBody className="max-sm:pt-5">
      <PageConsoleHeader slug={overview.slug} name={overview.memorialName} role={memorial.role} current="queue" />
      <HiddenNotice slug={overview.slug} reason={overview.hiddenReason} />
      <PlainAnswer decided={search.behandlet} skipped={search.sprunget} refusal={draft?.message} />
      <QueueList
        key={`${filter.status} ${filter.kind} ${cursor}`}
        memorialKey={overview.slug}
        filter={filter}
        from={cursor}
        initial={initial}
      />
      <OverviewFacts overview={overview} />
    </PageBody>
  )
}
