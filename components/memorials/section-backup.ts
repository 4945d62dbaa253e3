import type { MemorialForm } from '@/lib/domain/memorials/schema'

/** What is typed into a section and not saved yet, kept in this tab: it outlives an expired session and a reload. */
export type SectionBackup = {
  read: () => MemorialForm | null
  write: (values: MemorialForm) => void
  forget: () => void
}

export function sectionBackup(memorialId: string, section: string): SectionBackup {
  const key = `mindeside:${memorialId}:${section}`
  return {
    read: () => withStorage((storage) => parse(storage.getItem(key))) ?? null,
    write: (values) => withStorage((storage) => storage.setItem(key, JSON.stringify(values))),
    forget: () => withStorage((storage) => storage.removeItem(key)),
  }
}

/** A browser may refuse storage or be full; the form works without it. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.sessionStorage)
  } catch {
    return undefined
  }
}

function parse(json: string | null): MemorialForm | null {
  const value: unknown = JSON.parse(json ?? 'null')
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
}
