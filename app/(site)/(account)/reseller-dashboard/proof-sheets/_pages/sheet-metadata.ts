import type { Metadata } from 'next'
import { currentActor } from '@/lib/server/actor'
import { findSheet } from './find-sheet'

type Asked = { params: Promise<{ id: string }> }

/** A title that tells open drawings apart, without details unless the actor may see the drawing. */
export async function sheetMetadata({ params }: Asked, isEdit = false): Promise<Metadata> {
  const [{ id }, actor] = await Promise.all([params, currentActor()])
  const sheet = await findSheet(actor, id)
  const which = sheet ? ` ${sheet.number}: ${sheet.stoneName}` : ''
  return { title: `${isEdit ? 'Ret tegning' : 'Tegning'}${which}`, robots: { index: false } }
}
