import { tabEntry } from '@/lib/client/tab-storage'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

/** What is typed into a section and not saved yet, kept in this tab: it outlives an expired session and a reload. */
export type SectionBackup = {
  read: () => MemorialForm | null
  write: (values: MemorialForm) => void
  forget: () => void
}

export function sectionBackup(memorialId: string, section: string): SectionBackup {
  return tabEntry(`mindeside:${memorialId}:${section}`)
}
