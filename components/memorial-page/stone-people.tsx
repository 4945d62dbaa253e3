import { PortraitPlaceholder } from '@/components/drawings/portrait-placeholder'
import { NameInHeading } from '@/components/frame/name-in-heading'
import type { StonePersonView } from '@/lib/domain/memorial-page/page-view'
import { button } from './button'
import { stonePortraitSizes } from './head-sizes'
import { MemorialImage } from './memorial-image'

/** Both people of a double stone, in the order they lie. */
export function StonePeople({ people }: { people: StonePersonView[] }) {
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
