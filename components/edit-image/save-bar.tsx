'use client'

import { Redo2, Undo2 } from 'lucide-react'
import { SessionEnded } from '@/components/frame/session-ended'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { ApiError, messageOf } from '@/lib/client/api'
import { isSessionEnded } from '@/lib/client/is-session-ended'

type SaveBarProps = {
  /** Why there is nothing to save; shown on submit. */
  nothing: string | null
  isSaving: boolean
  /** A version is being made from the saved recipe. */
  isMaking: boolean
  error: Error | null
  /** Saves despite a conflicting version; nothing is lost, since every version is kept. */
  onSaveAnyway: () => void
  history: { canUndo: boolean; canRedo: boolean; announcement: string; undo: () => void; redo: () => void }
}

/** Save, undo and redo, and the result of saving. */
export function SaveBar({ nothing, isSaving, isMaking, error, onSaveAnyway, history }: SaveBarProps) {
  const isConflict = error instanceof ApiError && error.code === 'CONFLICT'
  return (
    <div className="space-y-4 bg-background py-4 lg:sticky lg:bottom-0">
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isMaking} pending={isSaving} pendingText="Gemmer...">
          Gem
        </Button>
        <div className="flex flex-wrap gap-3 noscript:hidden">
          <Button variant="outline" disabled={!history.canUndo} onClick={history.undo}>
            <Undo2 aria-hidden />
            Fortryd
          </Button>
          <Button variant="outline" disabled={!history.canRedo} onClick={history.redo}>
            <Redo2 aria-hidden /> Gentag
          </Button>
        </div>
      </div>
      <output className="block text-muted-foreground text-sm empty:hidden">{history.announcement}</output>
      {isMaking && <Progress label="Billedet laves nu. Det tager et øjeblik." />}
      {nothing && <Notice>{nothing}</Notice>}
      {isSessionEnded(error) && <SessionEnded />}
      {isConflict && (
        <Notice variant="error" title="En anden har ændret billedet imens">
          <p>Dine ændringer er her endnu. Se listen over versioner, og gem så dine som en version for sig.</p>
          <Button size="compact" variant="outline" className="mt-3" disabled={isMaking} onClick={onSaveAnyway}>
            Gem mine alligevel
          </Button>
        </Notice>
      )}
      {error && !isConflict && !isSessionEnded(error) && (
        <Notice variant="error" title="Billedet blev ikke gemt">
          {messageOf(error)}
        </Notice>
      )}
    </div>
  )
}
