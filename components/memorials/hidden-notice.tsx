import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'

/** Shown to editors when visitors cannot see the page: why, and what they can do. */
export function HiddenNotice({ slug, reason }: { slug: string; reason: string | null }) {
  if (reason === null) return null
  return (
    <Notice variant="error" title="Vi har skjult mindesiden for besøgende" className="mb-10">
      <p className="whitespace-pre-line">{reason}</p>
      <p className="mt-3">
        Intet er slettet. Du kan stadig rette siden og hente alt ned. Er det rettet, eller er du ikke enig, så{' '}
        <TextLink href={`/contact?emne=page&om=/memorial/${slug}`} prefetch={false}>
          skriv til os
        </TextLink>
        , eller brug linket i den mail, vi har sendt til sidens ejer. Kun vi kan vise siden igen.
      </p>
    </Notice>
  )
}
