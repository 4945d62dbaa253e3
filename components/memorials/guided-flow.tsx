'use client'

import type { ReactNode } from 'react'
import { EditorProvider } from '@/components/memorials/editor-provider'
import { GuidedFinish } from '@/components/memorials/guided-finish'
import { GuidedFrame } from '@/components/memorials/guided-frame'
import { GuidedStep } from '@/components/memorials/guided-step'
import { LeftBehind } from '@/components/memorials/left-behind'
import { TextLink } from '@/components/ui/text-link'
import type { MemorialEditView } from '@/lib/domain/memorial-page/page-view'
import { type CreationStep, creationStepPath, stepsOf } from '@/lib/domain/memorials/creation-step'

type GuidedFlowProps = {
  opened: MemorialEditView
  step: CreationStep
  keeper: string
  /** What the step of the successor shows; null at the others. */
  successor: ReactNode
}

/** One step of the guided creation. It saves itself before the next step is shown. */
export function GuidedFlow({ opened, step, keeper, successor }: GuidedFlowProps) {
  const steps = stepsOf(opened)
  const before = steps[steps.indexOf(step) - 1]
  const back = before ? (
    <TextLink href={creationStepPath(opened.id, before)} className="inline-flex min-h-touch items-center">
      Tilbage
    </TextLink>
  ) : null
  return (
    <EditorProvider opened={opened} keeper={keeper}>
      <GuidedFrame step={step} isOwnStory={opened.isOwnStory}>
        <LeftBehind step={step} />
        {successor}
        {step === 'finish' ? <GuidedFinish aside={back} /> : <GuidedStep step={step} aside={back} />}
      </GuidedFrame>
    </EditorProvider>
  )
}
