'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { EditorProvider, useEditor } from '@/components/memorials/editor-provider'
import { type SectionName, sectionsOfStep, sectionValues, valuesOf } from '@/components/memorials/form-values'
import { GuidedFinish } from '@/components/memorials/guided-finish'
import { GuidedFrame } from '@/components/memorials/guided-frame'
import { GuidedStep } from '@/components/memorials/guided-step'
import { SectionSaver } from '@/components/memorials/section-saver'
import { unsavedDraft } from '@/components/memorials/unsaved-draft'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { MemorialEditView } from '@/lib/domain/memorial-page/page-view'
import { fieldsOf } from '@/lib/domain/memorials/client/editing-merge'
import { stepText } from '@/lib/domain/memorials/copy'
import { type CreationStep, creationStepPath, stepsOf } from '@/lib/domain/memorials/creation-step'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

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

/**
 * Sends text typed at other steps that never reached the server, e.g. after a lost connection; reports what cannot be
 * sent, with a link to its step.
 */
function LeftBehind({ step }: { step: CreationStep }) {
  const { opened, keeper, latest, save, takeNewest, join } = useEditor()
  const [waiting, setWaiting] = useState<CreationStep[]>([])

  useEffect(() => {
    const leave = stepsOf(latest())
      .filter((other) => other !== step)
      .flatMap((other) => (sectionsOfStep(other, latest()) ?? []).map((section) => ({ other, section })))
      .flatMap(({ other, section }) => {
        const saver = quietSaver(section, { keeper, latest, save, takeNewest })
        if (!saver.restore()) return []
        const send = async () => {
          await saver.flush()
          const isSaved = saver.touched().length === 0
          setWaiting((before) => [...before.filter((one) => one !== other), ...(isSaved ? [] : [other])])
          // Unsent text of another step does not block this one.
          return true
        }
        void send()
        return [
          join(`left-${section}`, { merge: (view) => saver.merge(view), flush: send, putBack: async () => false }),
        ]
      })
    return () => {
      for (const forget of leave) forget()
    }
  }, [step, keeper, latest, save, takeNewest, join])

  return waiting.map((other) => (
    <Notice key={other} title={`Det, du skrev under »${stepText(other, opened).name}«, er ikke nået frem endnu`}>
      Det ligger her på din enhed. <TextLink href={creationStepPath(opened.id, other)}>Se på det</TextLink>
    </Notice>
  ))
}

type Server = Pick<ReturnType<typeof useEditor>, 'keeper' | 'latest' | 'save' | 'takeNewest'>

/** Saves a section that has no form on the screen. */
function quietSaver(section: SectionName, { keeper, latest, save, takeNewest }: Server): SectionSaver {
  const values: MemorialForm = sectionValues[section](latest())
  return new SectionSaver({
    sections: [section],
    form: {
      getValues: () => values,
      setValue: (field, value) => void Object.assign(values, { [field]: value }),
      setError: () => {},
      clearErrors: () => {},
    },
    server: { latest, save, takeNewest },
    draft: unsavedDraft(keeper, latest().id, fieldsOf(valuesOf([section], latest()))),
    onStatus: () => {},
    onConflicts: () => {},
    onSaved: () => {},
    isBusy: () => false,
  })
}
