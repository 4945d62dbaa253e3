import { deviceEntry } from '@/lib/client/tab-storage'
import { type FieldName, fieldsOf } from '@/lib/domain/memorials/client/editing-merge'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

type Draft = {
  typed: MemorialForm
  /** The saved values when editing began: others may change them before this is sent. */
  seen: MemorialForm
}

export type UnsavedDraft = {
  read: () => Draft | null
  /** Stores these fields; removes the others. */
  write: (typed: MemorialForm, seen: MemorialForm) => void
  forget: () => void
}

/**
 * One user's unsaved fields, stored on the device field by field: the editor finds drafts of the guided creation and
 * vice versa. `keeper` is the user: another account on the same device never sees them.
 */
export function unsavedDraft(keeper: string, memorialId: string, fields: readonly FieldName[]): UnsavedDraft {
  const entries = fields.map((field) => ({ field, entry: deviceEntry(`mindeside:${keeper}:${memorialId}:${field}`) }))
  // The page may be open in two windows: each forgets only what it wrote or restored itself.
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

/** A type that a field can hold; the value is validated like typed input. */
function isValue(value: unknown): boolean {
  return ['string', 'number', 'boolean', 'undefined'].includes(typeof value) || value === null || isParts(value)
}

/** A date, or a list of donations or links. */
function isParts(value: unknown): boolean {
  const isPart = (part: unknown) => typeof part === 'string' || isParts(part)
  return typeof value === 'object' && value !== null && Object.values(value).every(isPart)
}
