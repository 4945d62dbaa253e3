import { deviceEntry } from '@/lib/client/tab-storage'
import { type FieldName, fieldsOf } from '@/lib/domain/memorials/client/editing-merge'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

type Draft = {
  typed: MemorialForm
  /** What the same fields were when one began: others may have changed them before this is sent. */
  seen: MemorialForm
}

export type UnsavedDraft = {
  read: () => Draft | null
  /** These fields wait; of the others none does. */
  write: (typed: MemorialForm, seen: MemorialForm) => void
  forget: () => void
}

/**
 * What one person typed into some fields and what has not reached the server, kept on the device field by field: the
 * editor finds what the guided way left, and the other way round. `keeper` is that person: whoever signs in next on the
 * same device never sees it.
 */
export function unsavedDraft(keeper: string, memorialId: string, fields: readonly FieldName[]): UnsavedDraft {
  const entries = fields.map((field) => ({ field, entry: deviceEntry(`mindeside:${keeper}:${memorialId}:${field}`) }))
  // The same page may be open in two windows: one of them forgets only what it wrote or took over itself.
  const writer = Math.random().toString(36)
  const write = (typed: MemorialForm, seen: MemorialForm) => {
    for (const { field, entry } of entries) {
      if (Object.hasOwn(typed, field)) entry.write({ typed: typed[field], seen: seen[field], writer })
      else if (entry.read()?.writer === writer) entry.forget()
    }
  }
  return {
    read: () => {
      const draft: Draft = { typed: {}, seen: {} }
      for (const { field, entry } of entries) {
        const kept = entry.read()
        if (!kept || !isValue(kept.typed) || !isValue(kept.seen)) continue
        Object.assign(draft.typed, { [field]: kept.typed })
        Object.assign(draft.seen, { [field]: kept.seen })
      }
      if (fieldsOf(draft.typed).length === 0) return null
      write(draft.typed, draft.seen)
      return draft
    },
    write,
    forget: () => write({}, {}),
  }
}

/** Something that a field can hold; whether it may be saved is judged like everything that is typed. */
function isValue(value: unknown): boolean {
  return ['string', 'number', 'boolean', 'undefined'].includes(typeof value) || value === null || isDateParts(value)
}

function isDateParts(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((part) => typeof part === 'string')
}
