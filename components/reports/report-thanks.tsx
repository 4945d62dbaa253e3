import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { deadlineSentence } from '@/lib/domain/reports/copy'

/** What stands in place of the form when it was sent. */
export function ReportThanks({ number }: { number: number }) {
  return (
    <Notice variant="success" title="Tak, vi har fået det">
      <p>
        Henvendelsen har nummer <strong className="tabular-nums">{number}</strong>. Har du skrevet din mailadresse, har
        vi sendt en kvittering med et link til henvendelsen. Se også efter i mappen med uønsket post.
      </p>
      <p className="mt-3">{deadlineSentence}</p>
      <p className="mt-3">
        <TextLink href="/">Gå til forside</TextLink>
      </p>
    </Notice>
  )
}
