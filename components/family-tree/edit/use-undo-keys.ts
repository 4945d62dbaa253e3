'use client'

import { useEffect } from 'react'

type Keys = {
  undo: () => void
  redo: () => void
  /** While a form is open, its text is what one thinks of. */
  isOff: boolean
}

/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y, or Cmd; outside text fields, which have their own undo. */
export function useUndoKeys({ undo, redo, isOff }: Keys): void {
  useEffect(() => {
    if (isOff) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.repeat || isWriting(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [undo, redo, isOff])
}

function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button', 'file'].includes(target.type)
  return target instanceof HTMLElement && (target.isContentEditable || target instanceof HTMLTextAreaElement)
}
