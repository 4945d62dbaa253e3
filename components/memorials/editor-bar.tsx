'use client'

import { Redo2, Undo2 } from 'lucide-react'
import { useEditor } from '@/components/memorials/editor-provider'
import { StatusLine } from '@/components/memorials/status-line'
import { usePresence, useSendingLater, useUndoKeys } from '@/components/memorials/use-upkeep'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'

const listOfNames = new Intl.ListFormat('da', { type: 'conjunction' })

/** Always in sight at the foot of the form: what is saved, who else is here, and the way back. */
export function EditorBar() {
  const { flushAll, status, history } = useEditor()
  const others = usePresence()
  useSendingLater()
  useUndoKeys()
  const isSaving = status.kind === 'saving'
  return (
    <section
      aria-label="Gem og fortryd"
      className="z-20 mt-14 rounded-t-lg border border-border border-b-0 bg-card px-3 py-2 sm:px-4 text-card-foreground shadow-lift [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <div className="min-w-0 grow basis-32 text-sm">
          <p role="status">
            <StatusLine status={status} />
          </p>
          <p role="status" className="text-muted-foreground empty:hidden">
            {history.told}
          </p>
          <p role="status" className="text-muted-foreground empty:hidden">
            {others.length > 0 && `${listOfNames.format(others)} er også i gang her`}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1">
          <IconButton label="Fortryd sidste ændring" disabled={!history.canUndo} onClick={history.undo}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton label="Gør det igen" disabled={!history.canRedo} onClick={history.redo}>
            <Redo2 aria-hidden />
          </IconButton>
          <Button
            size="compact"
            variant="outline"
            pending={isSaving}
            pendingText="Gemmer..."
            onClick={() => flushAll(true)}
          >
            Gem nu
          </Button>
        </div>
      </div>
    </section>
  )
}
