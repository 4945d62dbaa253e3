import { deviceEntry } from '@/lib/client/tab-storage'
import { type MemorialForm, memorialForm } from '@/lib/domain/memorials/schema'

type Draft = {
  typed: MemorialForm
  /** What the same fields were when one began: others may have changed them before this is sent. */
  seen: MemorialForm
}

export type UnsavedDraft = {
  read: () => Draft | null
  write: (typed: MemorialForm, seen: MemorialForm) => void
  forget: () => void
}

/**
 * What one person typed into a section and what has not reached the server, kept on the device. `keeper` is that
 * person: whoever signs in next on the same device never sees it.
 */
export function unsavedDraft(keeper: string, memorialId: string, section: string): UnsavedDraft {
  const entry = deviceEntry(`mindeside:${keeper}:${memorialId}:${section}`)
  // The same page may be open in two windows: one of them forgets only what it wrote or took over itself.
  const writer = Math.random().toString(36)
  const write = (typed: MemorialForm, seen: MemorialForm) => entry.write({ typed, seen, writer })
  return {
    read: () => {
      const kept = entry.read()
      if (!kept || !isForm(kept.typed) || !isForm(kept.seen)) return null
      write(kept.typed, kept.seen)
      return { typed: kept.typed, seen: kept.seen }
    },
    write,
    forget: () => {
      if (entry.read()?.writer === writer) entry.forget()
    },
  }
}

/** Its fields are ours; whether what stands in them may be saved is judged like everything that is typed. */
function isForm(value: unknown): value is MemorialForm {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([name, one]) =>
        Object.hasOwn(memorialForm.shape, name) &&
        (['string', 'number', 'boolean', 'undefined'].includes(typeof one) || one === null || isDateParts(one)),
    )
  )
}

function isDateParts(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((part) => typeof part === 'string')
}
