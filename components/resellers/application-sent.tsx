import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { answerTime } from '@/lib/domain/support/copy'

/** What happens next, in place of the form when it was sent. */
export function ApplicationSent() {
  return (
    <Notice variant="success" title="Tak, vi har fået jeres ansøgning">
      <p>
        Vi har sendt en kvittering til den mailadresse, du skrev. Se også efter i mappen med uønsket post. Vi læser
        ansøgningen og svarer inden for {answerTime}. Er der noget, vi skal vide, ringer vi.
      </p>
      <p className="mt-3">
        Siger vi ja, er der et link i mailen. Med det opretter du en konto til virksomheden, og så kan I bestille.
      </p>
      <p className="mt-3">
        <TextLink href="/">Gå til forside</TextLink>
      </p>
    </Notice>
  )
}
