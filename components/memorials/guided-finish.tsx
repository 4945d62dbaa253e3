'use client'

import { type ReactNode, useState } from 'react'
import { useEditor } from '@/components/memorials/editor-provider'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { refusalSentence } from '@/lib/client/refusal-sentence'
import { formatLifeDates } from '@/lib/shared/danish-dates'

/** The last step: show the page now, or leave it as a draft. */
export function GuidedFinish({ aside }: { aside: ReactNode }) {
  const { memorial, opened, isOwner, save } = useEditor()
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const canShow = isOwner && opened.codes.length > 0 && memorial.state !== 'memorialised'

  async function finish(show: boolean) {
    setIsSaving(true)
    setRefusal(null)
    try {
      const { slug } = await save(show ? { state: 'published' } : { creationStep: null })
      // The memorial page has a layout of its own: the browser goes there anew.
      window.location.assign(show ? `/memorial/${slug}` : `/edit-memorial/${slug}`)
    } catch (error) {
      setRefusal(refusalSentence(error))
      setIsSaving(false)
    }
  }

  return (
    <div className="space-y-8">
      <div className="rounded-2xl bg-card p-6 shadow-soft">
        <p className="font-serif text-2xl">{memorial.fullName}</p>
        <p className="mt-1 text-muted-foreground">{formatLifeDates(opened.born, opened.died)}</p>
        {opened.epitaph && <p className="mt-4 whitespace-pre-line font-serif-italic">{opened.epitaph}</p>}
      </div>
      {!canShow && (
        <Notice title="Siden er en kladde">
          Den kan vises, når ejeren har knyttet den til en QR-kode. Scan koden på stenen, eller find den på din profil.
        </Notice>
      )}
      {refusal && <Notice variant="error">{refusal}</Notice>}
      <div className="flex flex-wrap items-center gap-4">
        {canShow && (
          <Button size="lg" pending={isSaving} pendingText="Gør siden klar..." onClick={() => finish(true)}>
            Vis mindesiden
          </Button>
        )}
        <Button size="lg" variant={canShow ? 'outline' : 'primary'} disabled={isSaving} onClick={() => finish(false)}>
          {canShow ? 'Lad den være en kladde lidt endnu' : 'Færdig for i dag'}
        </Button>
        <LinkButton href={`/memorial/${memorial.slug}`} variant="link">
          Se den først
        </LinkButton>
        {aside}
      </div>
    </div>
  )
}
