import 'server-only'
import { createHash } from 'node:crypto'
import type { Sentence } from '@/lib/domain/songs/schema'
import { splitSentences } from '@/lib/domain/songs/verse/split-sentences'
import { richTextToPlain } from '@/lib/integrations/rich-text/sanitise-rich-text'
import { type Database, db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

export type Story = { firstName: string; sentences: Sentence[]; mark: string }

/** A page's life story in sentences; none without one. Throws NOT_FOUND. */
export async function readStory(memorialId: string, database: Database = db): Promise<Story> {
  const row = await database.memorial.findUnique({
    where: { id: memorialId },
    select: { biography: true, firstName: true },
  })
  if (!row) throw new DomainError('NOT_FOUND')
  const text = richTextToPlain(row.biography ?? '')
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 32)
  return { firstName: row.firstName, sentences: text === '' ? [] : splitSentences(text), mark }
}
