import type { ContributionKind } from '@/lib/domain/contributions/schema'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import type { MemorialPageProps } from './memorial-page-props'
import { takenBackText, thanksFor } from './page-copy'

type ThanksProps = {
  page: MemorialPageView
  given: NonNullable<MemorialPageProps['thanks']> | null
  section: ContributionKind
}

/** The sentence shown where the visitor lands after a form without script. */
export function Thanks({ page, given, section }: ThanksProps) {
  // Rendered in each section; the style sheet shows it in the one the browser was redirected to.
  if (given === 'withdrawn') {
    return <Sentence className="only-where-sent">{takenBackText(section, page.isOpenForPosts)}</Sentence>
  }
  return given === section ? <Sentence>{thanksFor(page, section)}</Sentence> : null
}

export function Sentence({ className = '', children }: { className?: string; children: string }) {
  return (
    <p role="status" className={`mt-6 font-serif text-xl ${className}`}>
      {children}
    </p>
  )
}
