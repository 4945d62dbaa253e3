import 'server-only'
import type { PoolClient } from 'pg'
import type { ChainCheck } from '@/lib/domain/audit/chain-check'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { dayMs } from '@/lib/shared/durations'

/** What the newest check before this one found, so that a chain that was written anew or shortened is seen. */
export type EarlierCheck = { firstSeq: number; firstAt: string; lastSeq: number; lastDigest: string }

const perPortion = 10_000

/** How far the check has come. Digests and times as PostgreSQL gives them. */
type Place = { seq: string; digest: Buffer | null; latest: Date }

type Portion = {
  links: number
  changed: number
  removed: number
  gaps: number
  firstBroken: string | null
  firstSeq: string | null
  firstAt: Date | null
  lastSeq: string | null
  lastDigest: Buffer | null
  latest: Date | null
}

/**
 * Reads the chain over the audit log from its first remaining link, in portions of 10,000, and counts what does not
 * fit: changed entries, removed ones, links that are gone, a head that is not the last link, entries without a link.
 * The digest is that of the migration's `audit_digest`. Entries past their retention may be gone, with a day of slack
 * for the nightly clean-up, as long as no younger link came before theirs.
 */
export async function checkChain(
  client: Pick<PoolClient, 'query'>,
  { earlier, now = new Date() }: { earlier: EarlierCheck | null; now?: Date },
): Promise<ChainCheck> {
  const keptSince = new Date(timeIsOver('auditEntry', now).lt.getTime() + dayMs)
  // First: whatever is written meanwhile comes after this head.
  const head = await readHead(client)
  const sum = { links: 0, changed: 0, removed: 0, gaps: 0 }
  let first: { seq: number; at: string } | null = null
  let firstBroken: number | null = null
  let place: Place = { seq: '0', digest: null, latest: new Date(0) }
  for (;;) {
    const portion = await readPortion(client, place, keptSince)
    if (portion.lastSeq === null) break
    for (const kind of ['links', 'changed', 'removed', 'gaps'] as const) sum[kind] += portion[kind]
    first ??= { seq: Number(portion.firstSeq), at: portion.firstAt?.toISOString() ?? '' }
    if (portion.firstBroken !== null) firstBroken ??= Number(portion.firstBroken)
    place = { seq: portion.lastSeq, digest: portion.lastDigest, latest: portion.latest ?? place.latest }
    if (portion.links < perPortion) break
  }
  const replaced = await isReplaced(client, { earlier, first, keptSince })
  const unlinked = await countUnlinked(client, keptSince)
  const heads = head.isLast ? 0 : 1
  return {
    ...sum,
    heads: heads + replaced,
    unlinked,
    firstBroken,
    broken: sum.changed + sum.removed + sum.gaps + heads + replaced + unlinked,
    firstSeq: first?.seq ?? 0,
    firstAt: first?.at ?? '',
    lastSeq: Number(place.seq),
    lastDigest: place.digest?.toString('hex') ?? '',
  }
}

/** Whether the head is the last link. One statement: both move together. */
async function readHead(client: Pick<PoolClient, 'query'>): Promise<{ isLast: boolean }> {
  const { rows } = await client.query<{ isLast: boolean }>(`
    SELECT coalesce(h.seq, 0) = coalesce(l.seq, 0) AND (l.seq IS NULL OR h.digest = l.digest) AS "isLast"
    FROM (SELECT 1) one
    LEFT JOIN "AuditHead" h ON h.id = 1
    LEFT JOIN (SELECT seq, digest FROM "AuditLink" ORDER BY seq DESC LIMIT 1) l ON true`)
  return { isLast: rows[0]?.isLast ?? false }
}

async function readPortion(client: Pick<PoolClient, 'query'>, place: Place, keptSince: Date): Promise<Portion> {
  const { rows } = await client.query<Portion>(
    `WITH portion AS (
       SELECT l.*, lag(l.seq, 1, nullif($1::bigint, 0)) OVER w AS "beforeSeq",
         CASE WHEN l.seq = 1 THEN sha256('Mindelund') ELSE lag(l.digest, 1, $2::bytea) OVER w END AS before,
         greatest(max(l.at) OVER w, $3::timestamptz) AS latest
       FROM (SELECT * FROM "AuditLink" WHERE seq > $1::bigint ORDER BY seq LIMIT ${perPortion}) l
       WINDOW w AS (ORDER BY l.seq)
     ), judged AS (
       SELECT p.*, CASE
         WHEN p."beforeSeq" IS NOT NULL AND p.seq <> p."beforeSeq" + 1 THEN 'gap'
         WHEN e.id IS NULL THEN CASE WHEN p.latest >= $4::timestamptz THEN 'removed' END
         WHEN e.at <> p.at OR audit_digest(p.before, p.seq, e) <> p.digest THEN 'changed'
       END AS flaw
       FROM portion p LEFT JOIN "AuditEntry" e ON e.id = p."entryId"
     )
     SELECT count(*)::int AS links, count(*) FILTER (WHERE flaw = 'changed')::int AS changed,
       count(*) FILTER (WHERE flaw = 'removed')::int AS removed, count(*) FILTER (WHERE flaw = 'gap')::int AS gaps,
       min(seq) FILTER (WHERE flaw IS NOT NULL) AS "firstBroken", min(seq) AS "firstSeq", max(seq) AS "lastSeq",
       (array_agg(at ORDER BY seq))[1] AS "firstAt", (array_agg(digest ORDER BY seq DESC))[1] AS "lastDigest",
       max(latest) AS latest
     FROM judged`,
    [place.seq, place.digest, place.latest, keptSince],
  )
  const [portion] = rows
  if (!portion) throw new Error('An aggregate without a row')
  return portion
}

/** 1 when the earlier check's last link is another one now, or its first was removed before its time; else 0. */
async function isReplaced(
  client: Pick<PoolClient, 'query'>,
  { earlier, first, keptSince }: { earlier: EarlierCheck | null; first: { seq: number } | null; keptSince: Date },
): Promise<0 | 1> {
  if (!earlier || earlier.lastSeq === 0) return 0
  const isShortened =
    (first?.seq ?? Number.POSITIVE_INFINITY) > earlier.firstSeq && new Date(earlier.firstAt) > keptSince
  if (isShortened) return 1
  if (first && first.seq > earlier.lastSeq) return 0
  const { rows } = await client.query<{ digest: string }>(
    `SELECT encode(digest, 'hex') AS digest FROM "AuditLink" WHERE seq = $1::bigint`,
    [earlier.lastSeq],
  )
  return rows[0]?.digest === earlier.lastDigest ? 0 : 1
}

/** Entries within their retention that no link is for. */
async function countUnlinked(client: Pick<PoolClient, 'query'>, keptSince: Date): Promise<number> {
  let [at, id, found] = [keptSince.toISOString(), '00000000-0000-0000-0000-000000000000', 0]
  for (;;) {
    const { rows } = await client.query<{ unlinked: number; read: number; at: string; id: string }>(
      `SELECT count(*)::int AS read, count(*) FILTER (WHERE l.seq IS NULL)::int AS unlinked,
         (array_agg(to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ORDER BY e.at DESC, e.id DESC))[1] AS at,
         (array_agg(e.id ORDER BY e.at DESC, e.id DESC))[1] AS id
       FROM (SELECT id, at FROM "AuditEntry" WHERE (at, id) > ($1::timestamptz, $2::uuid)
             ORDER BY at, id LIMIT ${perPortion}) e
       LEFT JOIN "AuditLink" l ON l."entryId" = e.id`,
      [at, id],
    )
    const [portion] = rows
    if (!portion || portion.read === 0) return found
    found += portion.unlinked
    if (portion.read < perPortion) return found
    ;[at, id] = [portion.at, portion.id]
  }
}
