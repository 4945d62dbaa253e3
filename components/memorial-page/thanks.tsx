import type { ContributionKind } from '@/lib/domain/contributions/views'
import type { MemorialPageView } from '@/lib/domain/memorials/page-view'
import { thanksTexts, withdrawnText } from './page-copy'

type ThanksProps = {
  page: MemorialPageView
  given: ContributionKind | 'withdrawn' | null
  section: ContributionKind
}

const lists = { candle: 'candles', greeting: 'greetings', tribute: 'tributes' } as const

/** One quiet sentence where the visitor lands after a form without script. */
export function Thanks({ page, given, section }: ThanksProps) {
  // What was taken back is gone from its list; the browser lands at the guestbook or at its list, so it is said in one place.
  if (given === 'withdrawn' && section === 'candle') return <Sentence>{withdrawnText}</Sentence>
  if (given !== section) return null
  const waits = page[lists[section]].items.some(({ own, status }) => own && status === 'pending')
  const texts = thanksTexts[section]
  return <Sentence>{waits ? `${texts.given} ${texts.waits}` : texts.given}</Sentence>
}

function Sentence({ children }: { children: string }) {
  return (
    <p role="status" className="mt-6 font-serif text-xl">
      {children}
    </p>
  )
}
