import { buttonVariants } from '@/components/ui/button-variants'
import { Notice } from '@/components/ui/notice'
import { thingOf } from '@/lib/domain/artwork/copy'
import type { FamilySheetView } from '@/lib/domain/proof-sheets/schema'
import { formatDate, formatWeekdayAndDate } from '@/lib/shared/danish-time'
import { workOn } from '@/lib/shared/thing'

type FamilyAnswerProps = { sheet: FamilySheetView; pdf: string }

/** The answer given and what happens next; shown after answering and on later visits. */
export function FamilyAnswer({ sheet, pdf }: FamilyAnswerProps) {
  const { status, answeredByName, answeredAt, answer, sender } = sheet
  const when = answeredAt ? formatDate(new Date(answeredAt)) : ''
  if (status === 'changes_requested') {
    return (
      <Notice title="Tegningen bliver rettet" className="mb-10 max-w-measure">
        <p>{`${answeredByName} skrev ${when}:`}</p>
        <p className="mt-2 whitespace-pre-line break-words">{answer}</p>
        <p className="mt-2">
          {sender.name} har fået besked. Der kommer en mail, når den nye tegning er klar. Indtil da bliver der ikke{' '}
          {workOn(thingOf(sheet)).done} noget.
        </p>
      </Notice>
    )
  }
  return status === 'approved' ? <Approved sheet={sheet} pdf={pdf} when={when} /> : null
}

function Approved({ sheet, pdf, when }: FamilyAnswerProps & { when: string }) {
  const { answeredByName, sender, readyWhen, linkEndsAt } = sheet
  return (
    <Notice variant="success" title="Tegningen er godkendt" className="mb-10 max-w-measure">
      <p>{`${answeredByName} godkendte den ${when}. Sådan bliver ${thingOf(sheet)}. Tak, fordi du læste den så grundigt igennem.`}</p>
      <p className="mt-4 font-semibold">Det sker der nu</p>
      <ol className="mt-1 list-decimal space-y-1 pl-5">
        <li>Der er sendt en kvittering på mail med den godkendte tegning.</li>
        <li>
          {sender.name} har fået svaret og kan gå i gang med {thingOf(sheet)}.
        </li>
        <li>
          {readyWhen
            ? `${sender.name} regner med, at arbejdet er færdigt: ${readyWhen}.`
            : `${sender.name} siger til, når ${thingOf(sheet)} er klar. Er der gået et par uger, uden at du har hørt noget, så ring eller skriv.`}
        </li>
      </ol>
      <p className="mt-5">
        <a href={pdf} className={buttonVariants({ variant: 'outline' })}>
          Hent den godkendte tegning (PDF)
        </a>
        <span className="mt-2 block text-sm">Linket virker indtil {formatWeekdayAndDate(new Date(linkEndsAt))}.</span>
      </p>
    </Notice>
  )
}
