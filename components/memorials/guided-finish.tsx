'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { NameInHeading } from '@/components/frame/name-in-heading'
import { useEditor } from '@/components/memorials/editor-provider'
import { HeadPicture } from '@/components/memorials/head-picture'
import { AfterOpening, OpenToOthers, OwnStoryNotice } from '@/components/memorials/open-to-others'
import { useSendingLater } from '@/components/memorials/use-upkeep'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { messageOf } from '@/lib/client/api'
import { formatLifeDates } from '@/lib/shared/danish-dates'

/** The last step: publish the page now, or leave it as a draft. */
export function GuidedFinish({ aside }: { aside: ReactNode }) {
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
