'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useRef, useState, useTransition } from 'react'
import { GalleryEditor } from '@/components/media/gallery-editor'
import { AutosavedSection } from '@/components/memorials/autosaved-section'
import { BiographyField } from '@/components/memorials/biography-field'
import { useEditor } from '@/components/memorials/editor-provider'
import { sectionsOfStep } from '@/components/memorials/form-values'
import { DateFields, NameFields } from '@/components/memorials/name-fields'
import { FuneralFields, RestingFields } from '@/components/memorials/place-fields'
import { PortraitPicker } from '@/components/memorials/portrait-picker'
import { StatusLine } from '@/components/memorials/status-line'
import { TextField } from '@/components/memorials/text-field'
import { usePresence, useSendingLater } from '@/components/memorials/use-upkeep'
import { VisibilityFields } from '@/components/memorials/visibility-fields'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { messageOf } from '@/lib/client/api'
import { visibilityTexts } from '@/lib/domain/memorials/copy'
import { type CreationStep, creationStepPath, stepsOf } from '@/lib/domain/memorials/creation-step'
import { EPITAPH_MAX_LENGTH } from '@/lib/domain/memorials/schema'
import { mediaLimits } from '@/lib/domain/pictures/media-limits'

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

type GuidedBarProps = {
  label: string
  isPending: boolean
  refusal: string | null
  /** Undefined where the button submits its form. */
  onGoOn: (() => void) | undefined
  /** Beside the button: the link back. */
  aside: ReactNode
}

/** The continue button of a step, the save status, and who else is here. */
function GuidedBar({ label, isPending, refusal, onGoOn, aside }: GuidedBarProps) {
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
        {others}
      </p>
    </div>
  )
}

function StepFields({ step }: { step: CreationStep }) {
  const { opened } = useEditor()
  if (step === 'name') return <NameFields />
  if (step === 'dates') return <DateFields isLiving={opened.isOwnStory} />
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

/** A step without fields. */
function NoSections({ step }: { step: CreationStep }) {
  const { isOwner, memorial, opened, portraitId, coverId, choose } = useEditor()
  if (step === 'portrait') {
    const hint = `JPEG, PNG, HEIC eller TIFF, højst ${mediaLimits.picture.megabytes} MB.`
    return (
      <>
        <PortraitPicker place="portraitId" hint={hint} />
        <h2 className="pt-6 text-2xl">Forsiden</h2>
        <PortraitPicker place="coverId" hint={`Et bredt billede bag navnet, for eksempel et landskab. ${hint}`} />
        <h2 className="pt-6 text-2xl">Andre billeder</h2>
        <GalleryEditor
          memorialId={opened.id}
          opened={opened.pictures}
          room={opened.room}
          portraitId={portraitId}
          coverId={coverId}
          onChoose={choose}
        />
      </>
    )
  }
  if (step === 'successor') return null
  return (
    <p>
      Lige nu: <strong className="font-semibold">{visibilityTexts[memorial.visibility].label}.</strong>{' '}
      {isOwner ? (
        <TextLink href={`/edit-memorial/${memorial.slug}#synlighed`}>Ret, hvem der må se siden</TextLink>
      ) : (
        'Det bestemmer den, der ejer siden.'
      )}
    </p>
  )
}
