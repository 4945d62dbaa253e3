import { useCallback, useRef, useState } from 'react'
import { fieldsOf } from '@/lib/domain/memorials/client/editing-merge'
import { fieldNames } from '@/lib/domain/memorials/copy'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

/** How a change was made: only 'writing' clears the redo list. */
export type Via = 'writing' | 'undo' | 'redo'

export type SavedChange = { section: string; before: MemorialForm; after: MemorialForm }

/** Sets fields from one state back to another; false when they changed since. */
type PutBack = (section: string, from: MemorialForm, to: MemorialForm, via: Via) => Promise<boolean>

// More than anybody undoes, and cheap to keep.
const longestHistory = 100

/** Undo and redo of this visit's saved changes, each announced. */
export function useHistory(putBack: PutBack) {
  const undoable = useRef<SavedChange[]>([])
  const redoable = useRef<SavedChange[]>([])
  const [state, setState] = useState({ canUndo: false, canRedo: false })
  const [announcement, setAnnouncement] = useState('')
  const isBusy = useRef(false)

  const show = useCallback(
    () => setState({ canUndo: undoable.current.length > 0, canRedo: redoable.current.length > 0 }),
    [],
  )

  const record = useCallback(
    (change: SavedChange, via: Via) => {
      const stack = via === 'undo' ? redoable : undoable
      stack.current = [...stack.current, change].slice(-longestHistory)
      if (via === 'writing') redoable.current = []
      if (via === 'writing') setAnnouncement('')
      show()
    },
    [show],
  )

  const step = useCallback(
    async (via: 'undo' | 'redo') => {
      const change = (via === 'undo' ? undoable : redoable).current.pop()
      if (!change || isBusy.current) return
      isBusy.current = true
      const names = fieldsOf(change.before).map((field) => fieldNames[field])
      const isDone = await putBack(change.section, change.after, change.before, via)
      setAnnouncement(isDone ? `${via === 'undo' ? 'Fortrudt' : 'Gentaget'}: ${names.join(', ')}` : changedSince(names))
      isBusy.current = false
      show()
    },
    [putBack, show],
  )

  const undo = useCallback(() => step('undo'), [step])
  const redo = useCallback(() => step('redo'), [step])
  return { ...state, announcement, record, undo, redo }
}

function changedSince(names: string[]): string {
  return `${names.join(', ')} er ændret siden og står, som det er.`
}
