import { thanksTexts } from '@/components/memorial-page/page-copy'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { contributionSections } from '@/lib/domain/contributions/form-names'
import type { ContributionView } from '@/lib/domain/contributions/schema'
import { filmStateTexts } from '@/lib/domain/moving-greetings/copy'

/** What stands in place of the form when the greeting was sent. */
export function GreetingThanks({ sent, slug }: { sent: ContributionView; slug: string }) {
  const { given, waits } = thanksTexts.greeting
  return (
    <Notice variant="success" title={given}>
      {sent.status === 'pending' && <p>{waits}</p>}
      {sent.film && sent.film.state !== 'ready' && <p className="mt-3">{filmStateTexts[sent.film.state]}</p>}
      <p className="mt-3">
        <TextLink href={`/memorial/${slug}#${contributionSections.greeting}`} prefetch={false}>
          Til mindesiden
        </TextLink>
      </p>
    </Notice>
  )
}
