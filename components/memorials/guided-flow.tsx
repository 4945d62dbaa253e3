'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { NameInHeading } from '@/components/frame/name-in-heading'
import { EditorProvider, useEditor } from '@/components/memorials/editor-provider'
import { type SectionName, sectionsOfStep, sectionValues, valuesOf } from '@/components/memorials/form-values'
import { GuidedFrame } from '@/components/memorials/guided-frame'
import { GuidedStep } from '@/components/memorials/guided-step'
import { HeadPicture } from '@/components/memorials/head-picture'
import { AfterOpening, OpenToOthers, OwnStoryNotice } from '@/components/memorials/open-to-others'
import { SectionSaver } from '@/components/memorials/section-saver'
import { unsavedDraft } from '@/components/memorials/unsaved-draft'
import { useSendingLater } from '@/components/memorials/use-upkeep'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { TextLink, TouchLink } from '@/components/ui/text-link'
import { messageOf } from '@/lib/client/api'
import type { MemorialEditView } from '@/lib/domain/memorial-page/page-view'
import { fieldsOf } from '@/lib/domain/memorials/client/editing-merge'
import { stepText } from '@/lib/domain/memorials/copy'
import { type CreationStep, creationStepPath, stepsOf } from '@/lib/domain/memorials/creation-step'
import type { MemorialForm } from '@/lib/domain/memorials/schema'
import { formatLifeDates } from '@/lib/shared/danish-dates'

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
  const back = before ? <TouchLink href={creationStepPath(opened.id, before)}>Tilbage</TouchLink> : null
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

/** The last step: publish the page now, or leave it as a draft. */
function GuidedFinish({ aside }: { aside: ReactNode }) {
  const { memorial, opened, isOwner } = useEditor()
  useSendingLater()
  const isOpen = memorial.state === 'published' || memorial.state === 'memorialised'
  const canOpen = !opened.isOwnStory && isOwner && (opened.codes.length > 0 || opened.publishedAt !== null)
  return (
    <div className="space-y-8">
      <div className="rounded-2xl bg-card p-6 shadow-soft">
        <HeadPicture place="portraitId" className="mb-5 max-h-56" />
        <p className="font-serif text-2xl">
          <NameInHeading name={memorial.fullName} />
        </p>
        <p className="mt-1 text-muted-foreground">{formatLifeDates(opened.born, opened.died)}</p>
        {opened.epitaph && <p className="mt-4 whitespace-pre-line font-serif-italic">{opened.epitaph}</p>}
      </div>
      {isOpen ? (
        <AfterOpening />
      ) : (
        <>
          <LinkButton href={`/memorial/${memorial.slug}`} variant="outline" prefetch={false}>
            Se, hvordan den ser ud
          </LinkButton>
          {canOpen && <OpenToOthers editor={`/edit-memorial/${memorial.slug}`} />}
          {opened.isOwnStory && <OwnStoryNotice />}
          {!canOpen && !opened.isOwnStory && (
            <Notice title="Siden er en kladde">
              Den kan åbnes for andre, når ejeren har knyttet den til en QR-kode. Scan koden på stenen, eller find den
              på din profil.
            </Notice>
          )}
          <LeaveAsDraft label={canOpen ? 'Lad den være en kladde lidt endnu' : 'Færdig for i dag'} aside={aside} />
        </>
      )}
    </div>
  )
}

function LeaveAsDraft({ label, aside }: { label: string; aside: ReactNode }) {
  const { save } = useEditor()
  const router = useRouter()
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function leave() {
    setIsSaving(true)
    setRefusal(null)
    try {
      const { slug } = await save({ creationStep: null })
      // Within the tab: uploads go on.
      router.push(`/edit-memorial/${slug}`)
    } catch (error) {
      setRefusal(messageOf(error))
      setIsSaving(false)
    }
  }

  return (
    <div className="space-y-5 border-border border-t pt-8">
      {refusal && <Notice variant="error">{refusal}</Notice>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="outline" pending={isSaving} pendingText="Gemmer..." onClick={leave}>
          {label}
        </Button>
        {aside}
      </div>
    </div>
  )
}
