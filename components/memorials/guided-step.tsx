'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useRef, useState, useTransition } from 'react'
import { AutosavedSection } from '@/components/memorials/autosaved-section'
import { useEditor } from '@/components/memorials/editor-provider'
import { GuidedBar } from '@/components/memorials/guided-bar'
import { NoSections, StepFields } from '@/components/memorials/guided-fields'
import { sectionsOfStep } from '@/components/memorials/guided-sections'
import { messageOf } from '@/lib/client/api'
import { type CreationStep, creationStepPath, stepsOf } from '@/lib/domain/memorials/creation-step'

/** One question. Its fields save themselves, and the next step waits until the server has all of them. */
export function GuidedStep({ step, aside }: { step: CreationStep; aside: ReactNode }) {
  const { opened, latest, flushAll, save } = useEditor()
  const router = useRouter()
  const [isGoingOn, startGoingOn] = useTransition()
  const isPressed = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const steps = stepsOf(opened)
  const next = steps[steps.indexOf(step) + 1] ?? 'finish'
  const sections = sectionsOfStep(step, opened)

  async function goOn() {
    // The pending state shows only after the next render; this ignores a quick second press.
    if (isPressed.current || isGoingOn) return
    isPressed.current = true
    setIsSaving(true)
    setRefusal(null)
    try {
      if (await flushAll(true)) {
        const { creationStep } = latest()
        const reached = further(steps, creationStep, next)
        if (reached !== creationStep) await save({ creationStep: reached })
        startGoingOn(() => {
          router.push(creationStepPath(opened.id, next))
          // Refresh earlier steps, which were rendered before the save.
          router.refresh()
        })
      } else showFirstMistake()
    } catch (error) {
      setRefusal(messageOf(error))
    }
    isPressed.current = false
    setIsSaving(false)
  }

  const bar = (
    <GuidedBar
      label={sections ? 'Gem og fortsæt' : 'Fortsæt'}
      isPending={isSaving || isGoingOn}
      refusal={refusal}
      onGoOn={sections ? undefined : goOn}
      aside={aside}
    />
  )
  if (!sections) {
    return (
      <div className="space-y-8">
        <NoSections step={step} />
        {bar}
      </div>
    )
  }
  return (
    <AutosavedSection sections={sections} onSubmit={goOn} isShownElsewhere>
      <StepFields step={step} />
      {bar}
    </AutosavedSection>
  )
}

/** Going back does not lose the furthest step reached. */
function further(steps: readonly CreationStep[], reached: string | null, next: CreationStep): CreationStep | null {
  if (reached === null) return null
  const known = steps.find((step) => step === reached) ?? 'name'
  return steps.indexOf(known) > steps.indexOf(next) ? known : next
}

/** After the errors have rendered. */
function showFirstMistake(): void {
  setTimeout(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus())
}
