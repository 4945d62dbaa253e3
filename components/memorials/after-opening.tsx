'use client'

import { useEffect, useId, useRef } from 'react'
import { useEditor } from '@/components/memorials/editor-provider'
import { LinkButton } from '@/components/ui/link-button'
import { burningDays } from '@/lib/domain/contributions/candle-days'
import { openingTexts } from '@/lib/domain/memorials/copy'
import { daysInWords } from '@/lib/shared/number-words'

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
