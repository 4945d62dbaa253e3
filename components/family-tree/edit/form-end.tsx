'use client'

import type { ReactNode, Ref } from 'react'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'

type FormEndProps = {
  submit: string
  submitRef?: Ref<HTMLButtonElement>
  isPending: boolean
  /** Something above waits for a choice first. */
  isHeld?: boolean
  /** Something was written that would be lost. */
  isDirty: boolean
  putAwayLabel?: string
  onPutAway: () => void
  /** Further buttons, beside the first. */
  children?: ReactNode
}

/** The buttons at the end of a form; what was written is only put away after a question. */
export function FormEnd({
  submit,
  submitRef,
  isPending,
  isHeld = false,
  isDirty,
  putAwayLabel = 'Fortryd',
  onPutAway,
  children,
}: FormEndProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button ref={submitRef} type="submit" disabled={isHeld} pending={isPending} pendingText="Gemmer...">
        {submit}
      </Button>
      {children}
      {isDirty ? (
        <AlertDialog
          trigger={<Button variant="outline">{putAwayLabel}</Button>}
          title="Vil du kassere det, du har skrevet?"
          description="Træet bliver, som det er."
          confirmLabel="Kassér det"
          cancelLabel="Skriv videre"
          destructive
          onConfirm={onPutAway}
        />
      ) : (
        <Button variant="outline" onClick={onPutAway}>
          {putAwayLabel}
        </Button>
      )}
    </div>
  )
}
