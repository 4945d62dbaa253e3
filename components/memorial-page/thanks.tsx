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
  // Said in each section; the style sheet shows it in the one that the browser was sent to.
  if (given === 'withdrawn') return <Sentence className="only-where-sent">{withdrawnText}</Sentence>
  if (given !== section) return null
  const waits = page[lists[section]].items.some(({ own, status }) => own && status === 'pending')
  const texts = thanksTexts[section]
  return <Sentence>{waits ? `${texts.given} ${texts.waits}` : texts.given}</Sentence>
}

function Sentence({ className = '', children }: { className?: string; children: string }) {
  return (
    <p role="status" className={`mt-6 font-serif text-xl ${className}`}>
      {children}
    </p>
  )
}
