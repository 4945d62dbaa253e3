'use client'

import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { BirchScene } from '@/components/drawings/birch'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { failureToast, showToast } from '@/components/ui/toast'
import { type DecisionOutcome, useDecide, useQueue } from '@/lib/domain/contributions/client/queue'
import { bulkDecidedTexts, decidedTexts } from '@/lib/domain/contributions/copy'
import { moderationForm } from '@/lib/domain/contributions/form-names'
import {
  type ContributionStatus,
  type ContributionView,
  type Decision,
  maxBulkDecisions,
  type QueueFilter,
  type QueuePage,
} from '@/lib/domain/contributions/schema'
import { retentionDays } from '@/lib/domain/legal/retention'
import { daysInWords } from '@/lib/shared/number-words'
import { bulkChoicesFor, decisionOf } from './decisions'
import { addressOf, QueueFilters } from './queue-filters'
import { focusPost, QueueItem } from './queue-item'

/** A toast for each outcome of a decision; success offers undo. */
const decisionToasts: DecisionOutcome = {
  onDecided: ({ decision, posts, decided, skipped, undo }) => {
    const [only] = posts
    const texts =
      only && posts.length === 1
        ? decidedTexts(only.kind, decision)
        : bulkDecidedTexts(decision, decided.length, skipped.length)
    showToast({ ...texts, ...(undo ? { action: { label: 'Fortryd', onClick: undo } } : {}) })
  },
  onFailed: failureToast('Det blev ikke gemt'),
  onUndone: () => void showToast({ title: 'Det er fortrudt' }),
  onUndoFailed: failureToast('Det kunne ikke fortrydes'),
}

type Props = { memorialKey: string; filter: QueueFilter; from?: string | undefined; initial: QueuePage }

/** The moderators' queue; decided posts leave it at once. */
export function QueueList({ memorialKey, filter, from, initial }: Props) {
  const place = { memorialKey, filter, from }
  const queue = useQueue(place, initial)
  const decide = useDecide(place, decisionToasts)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLUListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const placeToFocus = useRef<number | null>(null)
  const posts = queue.data.pages.flatMap(({ items }) => items)
  const chosen = posts.filter(({ id }) => selected.has(id)).slice(0, maxBulkDecisions)
  const pending = queue.data.pages[0]?.pending ?? 0
  const action = `/api/memorials/${memorialKey}/contributions/decide`

  // The focused button disappears with its post: focus the post that took its place.
  useLayoutEffect(() => {
    if (placeToFocus.current === null) return
    const items = list.current?.children
    if (posts.length > 0 && items) focusPost(items[Math.min(placeToFocus.current, items.length - 1)])
    else heading.current?.focus()
    placeToFocus.current = null
  }, [posts.length])

  function select(ids: string[], isSelected: boolean) {
    setSelected((before) => {
      const after = new Set(before)
      for (const id of ids) isSelected ? after.add(id) : after.delete(id)
      return after
    })
  }

  function decideOn(decision: Decision, decided: ContributionView[]) {
    const first = posts.findIndex(({ id }) => id === decided[0]?.id)
    select(
      decided.map(({ id }) => id),
      false,
    )
    placeToFocus.current = Math.max(0, first)
    decide.mutate({ decision, posts: decided })
  }

  return (
    <section aria-labelledby="koe-overskrift">
      <h2 id="koe-overskrift" ref={heading} tabIndex={-1} className="mb-4 text-2xl max-sm:sr-only">
        Hilsner, lys og minder
      </h2>
      <QueueFilters filter={filter} pending={pending} />
      {posts.length === 0 ? (
        <EmptyQueue status={filter.status} memorialKey={memorialKey} />
      ) : (
        <>
          <BulkBar
            status={filter.status}
            action={action}
            selected={chosen.length}
            shown={Math.min(posts.length, maxBulkDecisions)}
            onSelectAll={(all) =>
              select(
                posts.slice(0, maxBulkDecisions).map(({ id }) => id),
                all,
              )
            }
            onDecide={(decision) => decideOn(decision, chosen)}
          />
          <p className="hidden pt-4 text-muted-foreground text-sm noscript:hidden lg:block">
            Tastatur: pil op og ned skifter indlæg, G godkender, A afviser, X vælger.
          </p>
          <ul ref={list} className="divide-y divide-border">
            {posts.map((post) => (
              <li key={post.id}>
                <QueueItem
                  post={post}
                  action={action}
                  selected={selected.has(post.id)}
                  onSelect={(isSelected) => select([post.id], isSelected)}
                  onDecide={(decision) => decideOn(decision, [post])}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <MorePosts filter={filter} queue={queue} />
    </section>
  )
}

/** A link for browsers without script; with script the posts are appended to the list. */
function MorePosts({ filter, queue }: { filter: QueueFilter; queue: ReturnType<typeof useQueue> }) {
  const nextCursor = queue.data.pages.at(-1)?.nextCursor
  if (!nextCursor) return null
  return (
    <div className="flex justify-center py-6">
      <a
        href={addressOf(filter, nextCursor)}
        aria-busy={queue.isFetchingNextPage || undefined}
        className={buttonVariants({ variant: 'outline' })}
        onClick={(event) => {
          event.preventDefault()
          if (!queue.isFetchingNextPage) queue.fetchNextPage()
        }}
      >
        {queue.isFetchingNextPage ? 'Henter flere...' : 'Vis flere'}
      </a>
    </div>
  )
}

const words = {
  pending: {
    title: 'Intet venter på dig',
    text: 'Når nogen skriver en hilsen eller deler et minde, kommer det frem her, og du får en mail. Indtil da er der ro.',
  },
  approved: {
    title: 'Her er endnu ingen godkendte hilsner',
    text: 'Del mindesiden med dem, der holdt af den, I mindes. Så samler ordene sig her.',
  },
  rejected: {
    title: 'Du har ikke afvist noget',
    text: `Det, du afviser, kan ingen se. Det ligger her i ${daysInWords(retentionDays.rejectedPost)}, så du kan fortryde.`,
  },
  hidden: {
    title: 'Vi har ikke skjult noget',
    text: 'Hvis vi en dag må skjule en hilsen, ligger den her med en begrundelse, og du får en mail.',
  },
} as const satisfies Record<ContributionStatus, { title: string; text: string }>

function EmptyQueue({ status, memorialKey }: { status: ContributionStatus; memorialKey: string }) {
  return (
    <EmptyState
      drawing={<BirchScene />}
      {...words[status]}
      action={
        <LinkButton href={`/memorial/${memorialKey}`} prefetch={false} variant="outline">
          Se mindesiden
        </LinkButton>
      }
    />
  )
}

type BulkBarProps = {
  status: ContributionStatus
  action: string
  selected: number
  shown: number
  onSelectAll: (selected: boolean) => void
  onDecide: (decision: Decision) => void
}

/**
 * Decides on all ticked posts, and follows the list once there is one. Checkboxes join by form id, so it works without
 * script.
 */
function BulkBar({ status, action, selected, shown, onSelectAll, onDecide }: BulkBarProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const decision = decisionOf(event)
    if (decision) onDecide(decision)
  }

  return (
    <form
      id={moderationForm}
      method="post"
      action={action}
      onSubmit={submit}
      className={cn(
        'flex flex-wrap items-center gap-x-5 gap-y-1 border-border border-b py-1 font-sans sm:py-4',
        selected > 0 && 'sticky top-0 z-10 bg-background',
      )}
    >
      <input type="hidden" name="seen" value={status} />
      <label className="flex min-h-touch items-center gap-3 noscript:hidden">
        <span className="flex min-w-touch justify-center">
          <input
            type="checkbox"
            checked={selected === shown}
            onChange={(event) => onSelectAll(event.target.checked)}
            className="size-6 accent-primary"
          />
        </span>
        Vælg alle viste
      </label>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {selected > 0 && `${selected} valgt`}
      </p>
      <div className={cn('flex-wrap gap-3 sm:ml-auto', selected > 0 ? 'flex' : 'hidden noscript:flex')}>
        {bulkChoicesFor(status).map(({ decision, label, variant }) => (
          <Button key={decision} type="submit" name="decision" value={decision} variant={variant} size="compact">
            {label}
          </Button>
        ))}
      </div>
    </form>
  )
}
