'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { OpenStoryForm } from '@/components/members/open-story-form'
import { useEditor } from '@/components/memorials/editor-provider'
import { useHead } from '@/components/memorials/head-picture'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { messageOf } from '@/lib/client/api'
import { burningDays } from '@/lib/domain/contributions/candle-days'
import { useGallery } from '@/lib/domain/media/gallery/client/gallery-hooks'
import { isAmongPictures } from '@/lib/domain/media/gallery/in-gallery'
import { membersPath } from '@/lib/domain/members/paths'
import { wouldWarm } from '@/lib/domain/memorial-page/would-warm'
import { openingTexts } from '@/lib/domain/memorials/copy'
import { daysInWords } from '@/lib/shared/number-words'

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

/** In place of publishing an own story: who sees it, and how it is opened one day. */
export function OwnStoryNotice() {
  const { opened, memorial, isOwner } = useEditor()
  if (opened.canOpenStory) {
    return (
      <div className="space-y-6">
        <p>
          {memorial.fullName} har skrevet historien og givet dig siden. Når {memorial.fullName} er død, kan du lukke den
          op. Derefter vælger du selv, hvornår den skal vises for andre.
        </p>
        <OpenStoryForm memorialId={opened.id} slug={memorial.slug} name={memorial.fullName} draft={null} />
      </div>
    )
  }
  return (
    <Notice title="Ingen andre kan se siden">
      {isOwner ? (
        <>
          Det er din egen historie, og den vises ikke, mens du lever. Den, du vælger til at tage over, kan åbne den, når
          du ikke er her mere.{' '}
          <TextLink href={`${membersPath(memorial.slug)}#efterfolger-valg`}>Se, hvem det er</TextLink>
        </>
      ) : (
        'Historien bliver skrevet af den, den handler om. Den vises ikke for andre, før den, der skal tage over, har åbnet den.'
      )}
    </Notice>
  )
}

/** Optional next steps for a family that has just published its page. */
export function AfterOpening() {
  const { memorial, isOwner } = useEditor()
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const page = `/memorial/${memorial.slug}`

  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-labelledby={id} className="space-y-6 rounded-2xl bg-card p-6 text-card-foreground shadow-soft">
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className="text-2xl outline-none">
          Siden er åben
        </h2>
        <p className="mt-2">{openingTexts[memorial.visibility].after} Resten kan I tage, når I har lyst.</p>
      </div>
      <ul className="space-y-6">
        {isOwner && (
          <Next
            title="Invitér familien"
            text="Så kan I skrive sammen og lægge billeder på. Du bestemmer, hvad hver enkelt må."
            href={`${page}/admin/members`}
            action="Invitér nogen"
          />
        )}
        <Next
          title="Udskriv det lille kort"
          text="Et kort med navnet og koden til siden. Det kan ligge ved kaffen eller i et brev."
          href={`${page}/admin/card`}
          action="Se og udskriv kortet"
        />
        <Next
          title="Tænd det første lys"
          text={`Et lys på siden brænder i ${daysInWords(burningDays)}, og andre kan tænde deres ved siden af.`}
          href={`${page}#lys`}
          action="Tænd et lys"
        />
      </ul>
      <LinkButton href={page} prefetch={false}>
        Åbn mindesiden
      </LinkButton>
    </section>
  )
}

function Next({ title, text, href, action }: { title: string; text: string; href: string; action: string }) {
  return (
    <li className="space-y-2">
      <h3 className="text-lg">{title}</h3>
      <p className="text-muted-foreground">{text}</p>
      <LinkButton href={href} variant="outline" size="compact" prefetch={false}>
        {action}
      </LinkButton>
    </li>
  )
}
