'use client'

import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import type {
  BulkDecisionView,
  ContributionStatus,
  ContributionView,
  DecidedView,
  Decision,
  QueueFilter,
  QueuePage,
} from '@/lib/domain/contributions/schema'
import { unreadKey } from '@/lib/domain/notifications/client/use-unread-count'

type Queue = InfiniteData<QueuePage, string | undefined>

/** `from` is the cursor in the address, by which a browser without script pages. */
type QueuePlace = { memorialKey: string; filter: QueueFilter; from?: string | undefined }

const queuesKey = (memorialKey: string): QueryKey => ['moderation', memorialKey]
export const queueKey = ({ memorialKey, filter, from }: QueuePlace): QueryKey => [
  ...queuesKey(memorialKey),
  filter.status,
  filter.kind ?? 'all',
  from ?? '',
]

/** Removes posts from the shown list before the server has answered. Returns a function that restores them. */
function takeFromQueue(queries: QueryClient, place: QueuePlace, { decision, posts }: Deciding): () => void {
  const key = queueKey(place)
  const before = queries.getQueryData<Queue>(key)
  const ids = new Set(posts.map(({ id }) => id))
  const waited = posts.filter(({ status }) => status === 'pending').length
  const waiting = decision === 'reopen' ? posts.length : 0
  queries.setQueryData<Queue>(key, (queue) =>
    queue
      ? {
          ...queue,
          pages: queue.pages.map((page) => ({
            ...page,
            items: page.items.filter(({ id }) => !ids.has(id)),
            pending: Math.max(0, page.pending - waited + waiting),
          })),
        }
      : queue,
  )
  return () => queries.setQueryData(key, before)
}

/** The moderators' list, starting from what the server rendered. */
export function useQueue(place: QueuePlace, initial: QueuePage) {
  const { memorialKey, filter, from } = place
  return useInfiniteQuery({
    queryKey: queueKey(place),
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ status: filter.status })
      if (filter.kind) query.set('kind', filter.kind)
      if (pageParam) query.set('cursor', pageParam)
      return callApi<QueuePage>(`/api/memorials/${memorialKey}/contributions/queue?${query}`, { signal })
    },
    initialPageParam: from,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    initialData: { pages: [initial], pageParams: [from] },
    // Several people may moderate, and the back button restores an old page.
    refetchOnMount: 'always',
  })
}

type Deciding = { decision: Decision; posts: ContributionView[] }

const afterwards = {
  approve: 'approved',
  reject: 'rejected',
  reopen: 'pending',
} as const satisfies Record<Decision, ContributionStatus>

const decisionTowards = {
  pending: 'reopen',
  approved: 'approve',
  rejected: 'reject',
  // This list has no decisions.
  hidden: 'reopen',
} as const satisfies Record<ContributionStatus, Decision>

type Decided = Deciding &
  Answer & {
    /** Null when nothing was decided. */
    undo: (() => void) | null
  }

/** Called at each outcome of a decision. */
export type DecisionOutcome = {
  onDecided: (decided: Decided) => void
  onFailed: (error: Error) => void
  onUndone: () => void
  onUndoFailed: (error: Error) => void
}

/** Decides on one or many posts: they leave the list at once and return if it fails. */
export function useDecide(place: QueuePlace, { onDecided, onFailed, onUndone, onUndoFailed }: DecisionOutcome) {
  const queries = useQueryClient()
  const mutationKey = queuesKey(place.memorialKey)
  const refresh = () => {
    // While another decision is in flight, the server would still show its post.
    if (queries.isMutating({ mutationKey }) > 1) return
    // The other lists have changed too and are fetched again.
    queries.removeQueries({ queryKey: mutationKey, type: 'inactive' })
    void queries.invalidateQueries({ queryKey: unreadKey })
    return queries.invalidateQueries({ queryKey: mutationKey })
  }
  const undo = useMutation({
    mutationKey,
    // Back to the status this list shows.
    mutationFn: (posts: ContributionView[]) =>
      sendDecision(place.memorialKey, decisionTowards[place.filter.status], posts),
    onSuccess: async () => {
      // The list first, so the post is visible when the notice appears.
      await refresh()
      onUndone()
    },
    onError: (error) => {
      onUndoFailed(error)
      return refresh()
    },
  })
  return useMutation({
    mutationKey,
    mutationFn: ({ decision, posts }: Deciding) => sendDecision(place.memorialKey, decision, posts),
    onMutate: async (deciding) => {
      await queries.cancelQueries({ queryKey: queueKey(place) })
      return { putBack: takeFromQueue(queries, place, deciding) }
    },
    onSuccess: ({ decided, skipped }, { decision, posts }) => {
      const changed = posts
        .filter(({ id }) => decided.includes(id))
        .map((post) => ({ ...post, status: afterwards[decision] }))
      onDecided({ decision, posts, decided, skipped, undo: changed.length > 0 ? () => undo.mutate(changed) : null })
    },
    onError: (error, _, context) => {
      context?.putBack()
      onFailed(error)
    },
    // The server's list replaces ours, also when someone else was faster.
    onSettled: refresh,
  })
}

type Answer = Pick<BulkDecisionView, 'decided' | 'skipped'>

async function sendDecision(memorialKey: string, decision: Decision, posts: ContributionView[]): Promise<Answer> {
  const [first] = posts
  if (!first) return { decided: [], skipped: [] }
  if (posts.length === 1) {
    const body = { seen: first.status }
    await callApi<DecidedView>(`/api/contributions/${first.id}/${decision}`, { method: 'POST', body })
    return { decided: [first.id], skipped: [] }
  }
  const body = { decision, seen: first.status, ids: posts.map(({ id }) => id) }
  return callApi<BulkDecisionView>(`/api/memorials/${memorialKey}/contributions/decide`, { method: 'POST', body })
}
