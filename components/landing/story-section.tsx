import { HeathScene } from '@/components/drawings/heath'
import { PortraitPlaceholder } from '@/components/drawings/portrait-placeholder'
import { Section } from './section'

export function StorySection() {
  return (
    <Section className="md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <article
        aria-label="Eksempel på en mindeside"
        className="overflow-hidden rounded-2xl bg-card shadow-lift md:order-first"
      >
        <HeathScene id="story" className="h-48 w-full sm:h-60" />
        <div className="px-6 pb-8 sm:px-10 sm:pb-10">
          <PortraitPlaceholder
            name="Karen Lund"
            className="-mt-16 relative size-32 rounded-full border-4 border-card"
          />
          <p className="mt-5 font-serif text-4xl">Karen Lund</p>
          <p className="mt-1 font-serif text-muted-foreground text-xl">1934–2024</p>
          <div className="mt-5 max-w-measure space-y-4 font-serif text-lg">
            <p>
              Karen voksede op på en lille gård ved Kongenshus Hede som den yngste af fem. Hun blev lærer, fordi hun
              selv havde haft en, der lyttede, og hun blev i den samme skole i 38 år.
            </p>
            <p>
              Om søndagen stod døren åben. Der var altid en kop mere på bordet, end der var gæster, for man kunne jo
              aldrig vide.
            </p>
          </div>
          <p className="mt-6 text-muted-foreground text-sm">Eksempel. Karen er opdigtet.</p>
        </div>
      </article>
      <div className="max-md:order-first">
        <h2 className="text-3xl">Et helt liv på én side</h2>
        <div className="mt-5 space-y-4 text-lg">
          <p>
            Der er plads til livshistorien, til portrættet og til billederne fra albummet. I kan skrive alt på én gang
            eller lidt ad gangen. Det, I har skrevet, bliver gemt undervejs.
          </p>
          <p>Siden kan læses af alle med koden eller kun af jer. Det bestemmer I.</p>
          <p>
            {/* A plain link: the example is a separate document, so there is nothing to prefetch. */}
            <a
              href="/test-memorial"
              className="inline-flex min-h-touch items-center text-link underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              Se et eksempel på en mindeside
            </a>
          </p>
        </div>
      </div>
    </Section>
  )
}
