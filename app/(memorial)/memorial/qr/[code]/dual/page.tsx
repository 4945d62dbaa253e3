import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PortraitPlaceholder } from '@/components/drawings/portrait-placeholder'
import { NameInHeading } from '@/components/frame/name-in-heading'
import { button } from '@/components/memorial-page/button'
import { stonePortraitSizes } from '@/components/memorial-page/head-sizes'
import { MemorialImage } from '@/components/memorial-page/memorial-image'
import { PageFoot } from '@/components/memorial-page/page-foot'
import type { StonePersonView } from '@/lib/domain/memorial-page/page-view'
import { askedCopy } from '@/lib/domain/memorial-page/static/asked-queries'
import { findStone } from '@/lib/domain/memorial-page/stone-queries'
import { currentActor } from '@/lib/server/actor'
import { env } from '@/lib/server/env'
import { outsider } from '@/lib/shared/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'To på samme sten', robots: { index: false, follow: false } }

/** A double stone: whose page would you like to see? */
export default async function DoubleStonePage({ params }: PageProps<'code'>) {
  const { code } = await params
  // Its copy is what everybody sees.
  const people = await findStone(askedCopy() ? outsider : await currentActor(), { code })
  const [first, second] = people ?? []
  if (!first) redirect(`/qr-scan/${code}`)
  if (!second) redirect(`/memorial/${first.slug}`)
  return (
    <>
      <StonePeople people={[first, second]} />
      <PageFoot siteName={env.SITE_NAME} />
    </>
  )
}

/** Both people of a double stone, in the order they lie. */
function StonePeople({ people }: { people: StonePersonView[] }) {
  const heading = people.map(({ name }) => name).join(' og ')
  return (
    <main id="indhold" tabIndex={-1} className="px-gutter pt-12 text-center sm:pt-20">
      <h1 className="sr-only">{heading}</h1>
      <ul className="mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-4 gap-y-16 sm:gap-x-10">
        {people.map((person) => (
          <li key={person.slug} className="font-serif">
            <a href={`/memorial/${person.slug}`} className="block rounded-2xl">
              {person.portrait ? (
                <MemorialImage
                  picture={person.portrait}
                  alt={person.portrait.alt || `Portræt af ${person.name}`}
                  sizes={stonePortraitSizes(person.portrait)}
                  isNear
                  className="portrait mx-auto w-full max-w-60 rounded-2xl object-cover shadow-lift"
                />
              ) : (
                <PortraitPlaceholder name={person.name} className="mx-auto w-full max-w-60 rounded-2xl" />
              )}
              <span className="mt-6 block text-2xl tracking-tight sm:text-4xl">
                <NameInHeading name={person.name} />
              </span>
              {person.lifespan && <span className="mt-3 block text-muted-foreground text-xl">{person.lifespan}</span>}
              <span className={button('outlined', undefined, 'mt-6')}>Åbn mindesiden</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
