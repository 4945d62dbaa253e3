import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { PageConsoleHeader } from '@/components/members/page-console-header'
import { HiddenNotice } from '@/components/memorials/hidden-notice'
import { QueueList } from '@/components/moderation/queue-list'
import { Notice, Outcome } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { moderationForm } from '@/lib/domain/contributions/form-names'
import { findModerationOverview, listQueue } from '@/lib/domain/contributions/queries'
import { readCursor } from '@/lib/domain/contributions/read-cursor'
import { type ContributionKind, type ModerationOverview, queueAddress } from '@/lib/domain/contributions/schema'
import { findDraft } from '@/lib/domain/find-draft'
import { membersPath } from '@/lib/domain/members/paths'
import { findPageConsole } from '@/lib/domain/members/queries'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Hilsner og lys', robots: { index: false } }

export default async function ModerationPage({ params, searchParams }: PageProps<'id'>) {
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
    findDraft(moderationForm, search),
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

const names: [ContributionKind, string][] = [
  ['greeting', 'Hilsner'],
  ['candle', 'Lys uden ord'],
  ['tribute', 'Minder'],
]

/** What is on the page, and how the next post of each kind is handled. */
function OverviewFacts({ overview }: { overview: ModerationOverview }) {
  const { greetings, candles, tributes, burning } = overview.counts
  return (
    <aside aria-label="Om siden" className="mt-section border-border border-t pt-8">
      <h2 className="text-xl">Sådan vises det</h2>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
        {names.map(([kind, name]) => (
          <div key={kind} className="sm:contents">
            <dt className="font-semibold">{name}</dt>
            <dd>{overview.shownAtOnce[kind] ? 'vises med det samme' : 'vises, når du har godkendt dem'}</dd>
          </div>
        ))}
      </dl>
      {overview.canEdit && (
        <p className="mt-4">
          <TextLink href={`/edit-memorial/${overview.slug}`}>Ret, hvad der skal godkendes først</TextLink>
        </p>
      )}
      <p className="mt-6 text-muted-foreground">
        På siden står {greetings.toLocaleString('da-DK')} {greetings === 1 ? 'hilsen' : 'hilsner'},{' '}
        {tributes.toLocaleString('da-DK')} {tributes === 1 ? 'minde' : 'minder'} og {candles.toLocaleString('da-DK')}{' '}
        lys, hvoraf {burning.toLocaleString('da-DK')} brænder nu.
      </p>
    </aside>
  )
}

type Param = string | string[] | undefined
type PlainAnswerProps = { decided: Param; skipped: Param; refusal: string | undefined }

/** The result of a form sent without script. */
function PlainAnswer({ decided, skipped, refusal }: PlainAnswerProps) {
  if (refusal || decided === undefined) return <Outcome refusal={refusal} />
  const done = Number(decided) || 0
  const left = Number(skipped) || 0
  return (
    <Notice variant="success" className="mb-8">
      {done === 1 ? 'Ét indlæg er behandlet.' : `${done} indlæg er behandlet.`}
      {left > 0 && ` ${left} var behandlet i forvejen, eller den, der skrev, har fortrudt.`}
    </Notice>
  )
}
