import 'server-only'
import type { RunContext } from '@/lib/server/command'
import type { Database, Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
import { layoutPaths } from '@/lib/shared/page-address.mjs'

/**
 * Locks a page until the transaction ends, so that concurrent writes are serialised. Lock it before any row that
 * belongs to it, or transactions with different lock orders can deadlock. Throws NOT_FOUND.
 */
export async function lockMemorial(tx: Transaction, memorialId: string): Promise<void> {
  if (!(await lockRow(tx, 'Memorial', memorialId, 'no-key-update'))) throw new DomainError('NOT_FOUND')
}

/**
 * Every path under which a memorial's page, or a redirect to it, may be cached: its id, all its slugs ever and the
 * codes linked to it, in each of the three layouts. A command that changes what visitors see passes them to
 * `refreshPages`.
 */
export async function memorialPaths(database: Database, memorialId: string): Promise<string[]> {
  // One after the other: a transaction has one connection.
  const slugs = await database.memorialSlug.findMany({ where: { memorialId }, select: { slug: true } })
  const links = await database.qrLink.findMany({
    where: { memorialId },
    select: { qrCode: { select: { code: true } } },
  })
  const keys = [memorialId, ...slugs.map(({ slug }) => slug), ...links.map(({ qrCode }) => qrCode.code)]
  return keys.flatMap((key) => layoutPaths.map((layout) => `/${layout}/${key}`))
}

/**
 * Records an edit of a page outside the memorial's own row: updates lastmod in the sitemap and purges cached copies.
 * Not for visitors' posts: every candle would write to the memorial's row, on which all of them would contend.
 */
export async function pageEdited(
  { tx, refreshPages }: Pick<RunContext, 'tx' | 'refreshPages'>,
  memorialId: string,
): Promise<void> {
  await tx.memorial.update({ where: { id: memorialId }, data: { updatedAt: new Date() }, select: { id: true } })
  refreshPages(await memorialPaths(tx, memorialId))
}

/**
 * After a page was opened or closed to strangers, or before it is deleted: purges the pages whose family trees show a way
 * to it while it is open.
 */
export async function opennessChanged(
  { tx, refreshPages }: Pick<RunContext, 'tx' | 'refreshPages'>,
  memorialId: string,
): Promise<void> {
  const shown = await tx.treePage.findMany({ where: { memorialId }, select: { treeId: true } })
  const linked = await tx.treeLink.findMany({ where: { memorialId, status: 'accepted' }, select: { treeId: true } })
  const pages = await tx.treePage.findMany({
    where: { treeId: { in: [...shown, ...linked].map(({ treeId }) => treeId) }, memorialId: { not: memorialId } },
    select: { memorialId: true },
  })
  for (const page of pages) refreshPages(await memorialPaths(tx, page.memorialId))
}
