'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { BiographyField } from '@/components/memorials/biography-field'
import { ContinueButton } from '@/components/memorials/continue-button'
import { EditorProvider } from '@/components/memorials/editor-provider'
import type { SectionName } from '@/components/memorials/form-values'
import { GuidedFinish } from '@/components/memorials/guided-finish'
import { type CreationStep, GuidedFrame } from '@/components/memorials/guided-frame'
import { DateFields, NameFields } from '@/components/memorials/name-fields'
import { FuneralFields, RestingFields } from '@/components/memorials/place-fields'
import { PortraitPicker } from '@/components/memorials/portrait-picker'
import { SectionForm } from '@/components/memorials/section-form'
import { TextField } from '@/components/memorials/text-field'
import { VisibilityFields } from '@/components/memorials/visibility-fields'
import { TextLink } from '@/components/ui/text-link'
import { creationSteps, EPITAPH_MAX_LENGTH, type MemorialEditView } from '@/lib/domain/memorials/schema'

type GuidedFlowProps = { opened: MemorialEditView; step: CreationStep }

const sectionsOf: Partial<Record<CreationStep, readonly SectionName[]>> = {
  name: ['name'],
  dates: ['dates'],
  epitaph: ['epitaph'],
  biography: ['biography'],
  places: ['resting', 'funeral'],
  visibility: ['visibility'],
}

/** One step of the guided way. It is saved before the next is shown. */
export function GuidedFlow({ opened, step }: GuidedFlowProps) {
  const router = useRouter()
  const [isGoingOn, startGoingOn] = useTransition()
  const index = creationSteps.indexOf(step)
  const next = creationSteps[index + 1] ?? 'finish'
  const before = creationSteps[index - 1]
  const addressOf = (to: CreationStep) => `/create-memorial/guided?id=${opened.id}&trin=${to}`
  const back = before ? <TextLink href={addressOf(before)}>Tilbage</TextLink> : null
  const sections = isForOwner(step) && opened.role !== 'owner' ? undefined : sectionsOf[step]

  function goOn() {
    startGoingOn(() => {
      router.push(addressOf(next))
      // The steps before hold what was saved since they were shown.
      router.refresh()
    })
  }

  return (
    <EditorProvider opened={opened}>
      <GuidedFrame step={step}>
        {step === 'portrait' && <PortraitPicker place="portraitId" hint="JPEG, PNG eller HEIC, højst 30 MB." />}
        {sections && (
          <SectionForm
            sections={sections}
            submitLabel="Gem og fortsæt"
            extra={{ creationStep: further(opened.creationStep, next) }}
            overNewest
            onSaved={goOn}
            isGoingOn={isGoingOn}
            aside={back}
          >
            <StepFields step={step} />
          </SectionForm>
        )}
        {!sections && step !== 'finish' && (
          <ContinueButton
            creationStep={further(opened.creationStep, next)}
            onSaved={goOn}
            isGoingOn={isGoingOn}
            aside={back}
          />
        )}
        {step === 'finish' && <GuidedFinish aside={back} />}
      </GuidedFrame>
    </EditorProvider>
  )
}

function StepFields({ step }: { step: CreationStep }) {
  if (step === 'name') return <NameFields />
  if (step === 'dates') return <DateFields />
  if (step === 'biography') return <BiographyField />
  if (step === 'visibility') return <VisibilityFields />
  if (step === 'epitaph') {
    return <TextField name="epitaph" label="Mindeord" optional rows={2} maxLength={EPITAPH_MAX_LENGTH} />
  }
  return (
    <>
      <h2 className="text-2xl">Gravsted</h2>
      <RestingFields />
      <h2 className="pt-6 text-2xl">Begravelse eller bisættelse</h2>
      <FuneralFields />
    </>
  )
}

function isForOwner(step: CreationStep): boolean {
  return step === 'visibility'
}

/** Going back to correct something does not lose the place that was reached. */
function further(reached: string | null, next: CreationStep): CreationStep | null {
  if (reached === null) return null
  const known = creationSteps.find((step) => step === reached) ?? 'name'
  return creationSteps.indexOf(known) > creationSteps.indexOf(next) ? known : next
}
