'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Progress } from '@/components/ui/progress'
import { stepText } from '@/lib/domain/memorials/copy'
import { type CreationStep, stepsOf } from '@/lib/domain/memorials/creation-step'

type GuidedFrameProps = { step: CreationStep; isOwnStory: boolean; children: ReactNode }

/** One question at a time: progress and the question, nothing else. */
export function GuidedFrame({ step, isOwnStory, children }: GuidedFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const steps = stepsOf({ isOwnStory })
  const number = steps.indexOf(step) + 1
  const { title, intro, name } = stepText(step, { isOwnStory })

  // Focus the heading: a new step is like a new page to screen readers and the keyboard.
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="space-y-10">
      <Progress value={(number / steps.length) * 100} label={`Trin ${number} af ${steps.length}`} detail={name} />
      <header>
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h1>
        <p className="mt-3 text-lg text-muted-foreground">{intro}</p>
      </header>
      {children}
      <p className="text-muted-foreground text-sm">
        {step === 'name'
          ? // 1 of 2 kept by: tests/e2e/once/guided-way.spec.ts
            'Du kan lukke siden når som helst. Det, du skriver, står her igen på denne enhed, og når navnet er gemt, kan du gå videre fra en hvilken som helst.'
          : // kept by: tests/e2e/once/guided-way.spec.ts
            'Du kan lukke siden når som helst og gå videre, hvor du slap.'}
      </p>
    </div>
  )
}
