import 'server-only'
import { z } from 'zod'
import { settingsInWords } from '@/lib/domain/made-works/copy'
import { providerName } from '@/lib/domain/made-works/provider-copy'
import { type MadeAct, type MadeWorkView, madeSource } from '@/lib/domain/made-works/schema'
import { cutPage, type Page } from '@/lib/server/cut-page'
import { type Database, db, type Prisma } from '@/lib/server/db'

const madeColumns = {
  id: true,
  kind: true,
  madeBy: true,
  title: true,
  purpose: true,
  sources: true,
  settings: true,
  provider: true,
  model: true,
  askedByName: true,
  createdAt: true,
  consent: true,
  consentByName: true,
  consentAt: true,
  approvedByName: true,
  approvedAt: true,
  withdrawnByName: true,
  withdrawnAt: true,
} satisfies Prisma.MadeWorkSelect

type MadeRow = Prisma.MadeWorkGetPayload<{ select: typeof madeColumns }>

const sourcesColumn = z.array(madeSource)
const settingsColumn = z.record(z.string(), z.unknown())

/** The page's rows, newest first, from before `cursor` (an id); at most `limit`. */
export async function readMade(
  memorialId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  database: Database = db,
): Promise<Page<MadeWorkView>> {
  const rows = await database.madeWork.findMany({
    where: { memorialId, ...(cursor && { id: { lt: cursor } }) },
    orderBy: { id: 'desc' },
    take: limit + 1,
    select: madeColumns,
  })
  const { items, nextCursor } = cutPage(rows, limit)
  return { items: items.map(madeView), nextCursor }
}

function madeView(row: MadeRow): MadeWorkView {
  const sources = sourcesColumn.parse(row.sources)
  const { id, kind, madeBy, title, purpose, model } = row
  const consent = actOf(row.consentByName, row.consentAt)
  return {
    id,
    kind,
    madeBy,
    title,
    purpose,
    model,
    asked: { by: row.askedByName, at: row.createdAt.toISOString() },
    sentences: [...new Set(sources.flatMap((source) => (source.type === 'sentence' ? [source.text] : [])))],
    pictures: sources.filter(({ type }) => type === 'picture').length,
    provider: row.provider && providerName(row.provider),
    settings: settingsInWords(settingsColumn.parse(row.settings)),
    consent: consent && row.consent ? { text: row.consent, ...consent } : null,
    approved: actOf(row.approvedByName, row.approvedAt),
    withdrawn: actOf(row.withdrawnByName ?? 'Uden navn', row.withdrawnAt),
  }
}

function actOf(by: string | null, at: Date | null): MadeAct | null {
  return by !== null && at ? { by, at: at.toISOString() } : null
}
