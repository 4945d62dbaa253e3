import { useCallback, useEffect, useRef, useState } from 'react'
import { useEditor } from '@/components/memorials/editor-provider'
import { callApi } from '@/lib/client/api'
import { PRESENCE_EVERY_MS, type PresenceView } from '@/lib/domain/memorials/presence'

/** Connections often return without an event. */
const TRY_AGAIN_EVERY_MS = 10_000

/** Sends drafts on the device when the connection returns and when the page is left. */
export function useSendingLater(): void {
  const { flushAll, status } = useEditor()
  const isWaiting = status.kind === 'offline' || status.kind === 'failed'

  useEffect(() => {
    const send = () => void flushAll(false)
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', send)
    return () => {
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', send)
    }
  }, [flushAll])

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void flushAll(false), TRY_AGAIN_EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, flushAll])
}

const listOfNames = new Intl.ListFormat('da', { type: 'conjunction' })

/** Who else has the editor open, in a sentence; null without others. Merges what they saved. */
export function usePresence(): string | null {
  const { latest, takeNewest } = useEditor()
  const [others, setOthers] = useState<string[]>([])
  const isAsking = useRef(false)

  const announce = useCallback(async () => {
    if (document.visibilityState !== 'visible' || isAsking.current) return
    isAsking.current = true
    try {
      const path = `/api/memorials/${latest().id}/presence`
      const { others, revision } = await callApi<PresenceView>(path, { method: 'POST' })
      setOthers(others)
      if (revision > latest().revision) await takeNewest()
    } catch {
      // Unknown while offline or signed out; saving reports both.
      setOthers([])
    }
    isAsking.current = false
  }, [latest, takeNewest])

  useEffect(() => {
    void announce()
    const timer = setInterval(() => void announce(), PRESENCE_EVERY_MS)
    document.addEventListener('visibilitychange', announce)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', announce)
    }
  }, [announce])

  return others.length > 0 ? `${listOfNames.format(others)} er også i gang her` : null
}

/** Ctrl+Z and Ctrl+Y, or Cmd, outside text fields, which have their own undo. */
export function useUndoKeys(): void {
  const { undo, redo } = useEditor().history
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      void (key === 'y' || event.shiftKey ? redo() : undo())
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [undo, redo])
}

function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button', 'file'].includes(target.type)
  return target instanceof HTMLElement && (target.isContentEditable || target instanceof HTMLTextAreaElement)
}
