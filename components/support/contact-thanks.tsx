import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { answersWithin } from '@/lib/domain/support/copy'

/** What stands in place of the form when it was sent; nothing of what was written is shown again. */
export function ContactThanks({ number }: { number: number }) {
  return (
    <Notice variant="success" title="Tak, vi har fået din henvendelse">
      <p>
        Den har nummer <strong className="tabular-nums">{number}</strong>. Vi har sendt en kvittering til din
        mailadresse med et link, hvor du kan se henvendelsen og skrive mere. Se også efter i mappen med uønsket post.
      </p>
      <p className="mt-3">
        {answersWithin} {/* A whole page load: the form begins anew. */}
        <a href="/contact" className="text-link underline decoration-1 underline-offset-4 hover:decoration-2">
          Skriv om noget andet
        </a>
        , eller gå til <TextLink href="/">forsiden</TextLink>.
      </p>
    </Notice>
  )
}
