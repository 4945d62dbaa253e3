'use client'

import type { ReactNode } from 'react'
import { useEditor } from '@/components/memorials/editor-provider'
import { StatusLine } from '@/components/memorials/status-line'
import { usePresence, useSendingLater } from '@/components/memorials/use-upkeep'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

type GuidedBarProps = {
  label: string
  isPending: boolean
  refusal: string | null
  /** Undefined where the button submits its form. */
  onGoOn: (() => void) | undefined
  /** Beside the button: the link back. */
  aside: ReactNode
}

const listOfNames = new Intl.ListFormat('da', { type: 'conjunction' })

/** The continue button of a step, the save status, and who else is here. */
export function GuidedBar({ label, isPending, refusal, onGoOn, aside }: GuidedBarProps) {
  const { status } = useEditor()
  const others = usePresence()
  useSendingLater()
  return (
    <div className="space-y-5">
      {refusal && <Notice variant="error">{refusal}</Notice>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type={onGoOn ? 'button' : 'submit'} pending={isPending} pendingText="Gemmer..." onClick={onGoOn}>
          {label}
        </Button>
        {aside}
      </div>
      <p role="status" className="text-muted-foreground text-sm">
        <StatusLine status={status} />
      </p>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {others.length > 0 && `${listOfNames.format(others)} er også i gang her`}
      </p>
    </div>
  )
}
