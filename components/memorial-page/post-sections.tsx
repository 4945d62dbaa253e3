import { contributionSections } from '@/lib/domain/contributions/form-names'
import type { MemorialPageView } from '@/lib/domain/memorials/page-view'
import { CandleList } from './candle-list'
import { CandleForm, GreetingForm, TributeForm } from './contribution-forms'
import { GreetingList } from './greeting-list'
import type { MemorialPageProps } from './memorial-page'
import { burningText, litText } from './page-copy'
import { Section } from './section'
import { Thanks } from './thanks'
import { TributeList } from './tribute-list'

type PostSectionsProps = Pick<MemorialPageProps, 'page' | 'keptForms' | 'thanks' | 'insteadOfForms'>

/** Candles, greetings and memories: what visitors give, and the forms they give it with. */
export function PostSections({ page, keptForms = {}, thanks = null, insteadOfForms }: PostSectionsProps) {
  const { slug, counts, isOpenForPosts: isOpen } = page
  return (
    <>
      <Section id={contributionSections.candle} title="Lys" note={<CandleNote page={page} />}>
        <Thanks page={page} given={thanks} section="candle" />
        {isOpen && <CandleForm slug={slug} kept={keptForms.candle ?? null} />}
        {insteadOfForms}
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
      <span className="print:hidden">Et lys brænder i syv dage.</span>
    </>
  )
}

/** An invitation while there is nothing; a number says something from two on. */
function ListNote({ count, word, invitation }: { count: number; word: string; invitation: string }) {
  if (count === 0) {
    return (
      <span data-empty={word} className="print:hidden">
        {invitation}
      </span>
    )
  }
  return count === 1 ? null : `${count.toLocaleString('da-DK')} ${word}`
}
