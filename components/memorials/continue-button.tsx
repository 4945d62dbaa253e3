'use client'

import { type ReactNode, useState } from 'react'
import { useEditor } from '@/components/memorials/editor-provider'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { refusalSentence } from '@/lib/client/refusal-sentence'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

type ContinueButtonProps = Pick<MemorialForm, 'creationStep'> & {
  onSaved: () => void
  isGoingOn: boolean
  aside: ReactNode
}

/** On to the next step from one that has saved itself already. */
export function ContinueButton({ creationStep, onSaved, isGoingOn, aside }: ContinueButtonProps) {
  const { save } = useEditor()
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function goOn() {
    setIsSaving(true)
    try {
      await save({ creationStep })
      onSaved()
    } catch (error) {
      setRefusal(refusalSentence(error))
    }
    setIsSaving(false)
  }

  return (
    <div className="space-y-5">
      {refusal && <Notice variant="error">{refusal}</Notice>}
      <div className="flex flex-wrap items-center gap-5">
        <Button pending={isSaving || isGoingOn} pendingText="Gemmer..." onClick={goOn}>
          Fortsæt
        </Button>
        {aside}
      </div>
    </div>
  )
}
