'use client'

import { Eye, EyeOff, Redo2, Undo2 } from 'lucide-react'
import { useEditor } from '@/components/memorials/editor-provider'
import { useOpenSections } from '@/components/memorials/open-sections'
import { type SaveStatus, StatusLine } from '@/components/memorials/status-line'
import { usePresence, useSendingLater, useUndoKeys } from '@/components/memorials/use-upkeep'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { IconButton } from '@/components/ui/icon-button'

// No action needed in these states: on a small screen the status text replaces the button.
const calm: readonly SaveStatus['kind'][] = ['idle', 'saving', 'saved']

type EditorBarProps = {
  preview: { isOpen: boolean; onToggle: () => void }
  /** An on-screen keyboard covers the foot of the window. */
  isCovered: boolean
}

/** The sticky bar at the foot of the form: save status, who else is here, undo. */
export function EditorBar({ preview, isCovered }: EditorBarProps) {
  const { flushAll, status, history } = useEditor()
  const { openId, troubledId, show } = useOpenSections()
  const others = usePresence()
  useSendingLater()
  useUndoKeys()
  const isSaving = status.kind === 'saving'

  function showTrouble() {
    if (!troubledId) return
    show(troubledId)
    // Once the section is open.
    requestAnimationFrame(() => {
      const wrong = `#${troubledId} :is([aria-invalid="true"], [role="alert"] button)`
      document.querySelector<HTMLElement>(wrong)?.focus()
    })
  }

  return (
    <section
      aria-label="Gem og fortryd"
      className={cn(
        'z-20 mt-14 rounded-t-lg border border-border border-b-0 bg-card px-3 py-1 sm:px-4 sm:py-2 text-card-foreground shadow-lift',
        !isCovered && '[@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0',
      )}
    >
      <div className="flex min-h-touch items-center justify-between gap-x-2">
        <div className="min-w-0 grow text-sm">
          <p role="status">
            <StatusLine status={status} />
          </p>
          <p role="status" className="text-muted-foreground empty:hidden">
            {history.announcement}
          </p>
          <p role="status" className="text-muted-foreground empty:hidden">
            {others}
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-1">
          {troubledId && (
            <Button
              size="compact"
              variant="outline"
              className={cn(openId === troubledId && 'max-lg:hidden')}
              onClick={showTrouble}
            >
              Vis det
            </Button>
          )}
          <IconButton
            label="Fortryd sidste ændring"
            className="max-sm:disabled:hidden"
            disabled={!history.canUndo}
            onClick={history.undo}
          >
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton
            label="Gentag"
            className="max-sm:disabled:hidden"
            disabled={!history.canRedo}
            onClick={history.redo}
          >
            <Redo2 aria-hidden />
          </IconButton>
          <IconButton
            label={preview.isOpen ? 'Skjul forhåndsvisning' : 'Se siden, mens du skriver'}
            aria-expanded={preview.isOpen}
            className="lg:hidden"
            onClick={preview.onToggle}
          >
            {preview.isOpen ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
          <Button
            size="compact"
            variant="outline"
            // Stays while focused: it must not vanish under the finger that pressed it.
            className={cn((calm.includes(status.kind) || troubledId) && 'max-sm:[&:not(:focus)]:hidden')}
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
