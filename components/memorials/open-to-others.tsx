'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { useEditor } from '@/components/memorials/editor-provider'
import { useHead } from '@/components/memorials/head-picture'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { messageOf } from '@/lib/client/api'
import { useGallery } from '@/lib/domain/media/gallery/client/gallery-hooks'
import { isAmongPictures } from '@/lib/domain/media/gallery/in-gallery'
import { wouldWarm } from '@/lib/domain/memorial-page/would-warm'
import { openingTexts } from '@/lib/domain/memorials/copy'

const unsaved =
  'Noget af det, du skrev, er ikke gemt endnu, så vi har ikke åbnet siden. Se det efter, og prøv så en gang til.'

/**
 * Says who will see the page, asks for confirmation in the same place, and publishes it. `editor` is the editor's path
 * where this is another page.
 */
export function OpenToOthers({ editor }: { editor?: string }) {
  const { memorial, save, flushAll } = useEditor()
  const [isAsking, setIsAsking] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const question = useRef<HTMLParagraphElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  const questionId = useId()

  // The pressed button is gone: focus moves to its replacement, which is scrolled into view.
  useEffect(() => {
    if (isAsking) {
      question.current?.focus()
      question.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
    } else if (wasAsking.current) opener.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  async function open() {
    setIsSaving(true)
    setRefusal(null)
    try {
      if (await flushAll(true)) await save({ state: 'published' })
      else setRefusal(unsaved)
    } catch (error) {
      setRefusal(messageOf(error))
    }
    setIsSaving(false)
  }

  const who = openingTexts[memorial.visibility].before
  if (!isAsking) {
    return (
      <div className="space-y-4">
        <p>{who}</p>
        <WouldWarm editor={editor} />
        <Button ref={opener} size="lg" onClick={() => setIsAsking(true)}>
          Åbn siden for andre
        </Button>
      </div>
    )
  }
  return (
    <section
      aria-labelledby={questionId}
      className="space-y-4 rounded-2xl bg-primary-soft p-6 text-primary-soft-foreground"
    >
      <p ref={question} id={questionId} tabIndex={-1} className="font-serif text-xl outline-none">
        Skal siden åbnes nu?
      </p>
      <p>{who} Du kan blive ved med at rette i den, og du kan lukke den igen, når du vil.</p>
      {refusal && <Notice variant="error">{refusal}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button pending={isSaving} pendingText="Åbner siden..." onClick={open}>
          Ja, åbn siden
        </Button>
        <Button variant="outline" disabled={isSaving} onClick={() => setIsAsking(false)}>
          Vent lidt endnu
        </Button>
      </div>
    </section>
  )
}

/** What the page could have too: one quiet list, which holds nothing back. */
function WouldWarm({ editor = '' }: { editor: string | undefined }) {
  const { opened, memorial } = useEditor()
  const { items } = useGallery(opened.id, opened.pictures)
  const [portrait, cover] = [useHead('portraitId'), useHead('coverId')]
  const ideas = wouldWarm(memorial, {
    hasPortrait: portrait.isComing || memorial.portraitId !== null,
    hasCover: cover.isComing || memorial.coverId !== null,
    hasPictures: items.some(isAmongPictures),
  })
  if (ideas.length === 0) return null
  // Within the page, so that the editor opens the section: the framework's links do not tell it.
  const Anchor = editor ? TextLink : 'a'
  return (
    <div className="text-muted-foreground">
      <p>Siden er fin, som den er. Dette kan gøre den varmere, nu eller en anden dag:</p>
      <ul className="mt-1 list-disc pl-6">
        {ideas.map(({ section, text }) => (
          <li key={text}>
            <Anchor href={`${editor}#${section}`} className="text-link underline underline-offset-4">
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
