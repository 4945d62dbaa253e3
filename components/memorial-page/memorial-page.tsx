import { SkipLink } from '@/components/frame/skip-link'
import { contributionSections } from '@/lib/domain/contributions/form-names'
import type { ContributionKind } from '@/lib/domain/contributions/views'
import type { MemorialPageView } from '@/lib/domain/memorials/page-view'
import { CandleList } from './candle-list'
import { CandleForm, GreetingForm, TributeForm } from './contribution-forms'
import { GreetingList } from './greeting-list'
import type { KeptForm } from './kept-form'
import { LifeStory } from './life-story'
import { ListEnd } from './list-end'
import { MemberBar } from './member-bar'
import { burningText, litText } from './page-copy'
import { PageFoot } from './page-foot'
import { PageHead } from './page-head'
import { PictureGallery } from './picture-gallery'
import { Funeral, RestingPlace } from './practical-matters'
import { Wake } from './script/wake'
import { Section } from './section'
import { Share } from './share'
import { Thanks } from './thanks'
import { TributeList } from './tribute-list'

export type MemorialPageProps = {
  page: MemorialPageView
  address: string
  siteName: string
  /** The form that was refused a moment ago, for browsers without script. */
  keptForms?: Partial<Record<ContributionKind, KeptForm>>
  /** What was given or taken back a moment ago, for browsers without script. */
  thanks?: ContributionKind | 'withdrawn' | null
}

const gallery = 'billeder-liste'

/** The page at the grave, the same for strangers and for those who belong to it. */
export function MemorialPage({ page, address, siteName, keptForms = {}, thanks = null }: MemorialPageProps) {
  const { slug, counts, pictures, isOpenForPosts: isOpen } = page
  return (
    <>
      <SkipLink />
      {page.membership && <MemberBar page={page} membership={page.membership} />}
      <main id="indhold" tabIndex={-1} data-memorial={slug} className="outline-none">
        <PageHead page={page} />
        {page.funeral && <Funeral funeral={page.funeral} />}
        {page.biography && <LifeStory html={page.biography} />}
        {pictures.items.length > 0 && (
          <Section id="billeder" title="Billeder" isWide>
            <PictureGallery id={gallery} pictures={pictures.items} name={page.name} />
            <ListEnd
              page={page}
              list="billeder"
              listId={gallery}
              nextCursor={pictures.nextCursor}
              label="Vis flere billeder"
            />
          </Section>
        )}
        <Section id={contributionSections.candle} title="Lys" note={<CandleNote page={page} />}>
          <Thanks page={page} given={thanks} section="candle" />
          {isOpen && <CandleForm slug={slug} kept={keptForms.candle ?? null} />}
          <CandleList page={page} />
        </Section>
        <Section
          id={contributionSections.greeting}
          title="Hilsner"
          note={
            <ListNote
              count={counts.greetings}
              word="hilsner"
              invitation="Her er endnu ingen hilsner. Skriv den første."
            />
          }
        >
          <Thanks page={page} given={thanks} section="greeting" />
          {isOpen && <GreetingForm slug={slug} kept={keptForms.greeting ?? null} />}
          <GreetingList page={page} />
        </Section>
        <Section
          id={contributionSections.tribute}
          title="Minder"
          note={
            <ListNote
              count={counts.tributes}
              word="minder"
              invitation="Her er endnu ingen minder. Fortæl om en dag, du husker."
            />
          }
        >
          <Thanks page={page} given={thanks} section="tribute" />
          {isOpen && <TributeForm slug={slug} kept={keptForms.tribute ?? null} />}
          <TributeList page={page} />
        </Section>
        {page.restingPlace && <RestingPlace place={page.restingPlace} />}
        <Share address={address} name={page.name} />
      </main>
      <PageFoot siteName={siteName} />
      <Wake />
    </>
  )
}

function CandleNote({ page: { counts, name } }: { page: MemorialPageView }) {
  const { candles, burning } = counts
  return (
    <>
      <span data-burning={burning}>{candles === 0 ? `Tænd det første lys for ${name}` : burningText(burning)}</span>
      {'. '}
      <span data-candles={candles}>{litText(candles, burning)}</span>
      Et lys brænder i syv dage.
    </>
  )
}

/** An invitation while there is nothing; a number says something from two on. */
function ListNote({ count, word, invitation }: { count: number; word: string; invitation: string }) {
  if (count === 0) return <span data-empty={word}>{invitation}</span>
  return count === 1 ? null : `${count.toLocaleString('da-DK')} ${word}`
}
