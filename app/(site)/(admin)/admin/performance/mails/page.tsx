import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { ConsoleList } from '@/components/admin/console-list'
import { FormAnswer } from '@/components/admin/form-answer'
import type { Sorting } from '@/components/admin/sort-header'
import { MailTable } from '@/components/notifications/mail-table'
import { Button } from '@/components/ui/button'
import { findDraft } from '@/lib/domain/find-draft'
import { mailStatusTexts } from '@/lib/domain/notifications/copy'
import {
  type MailSort,
  mailList,
  mailListInput,
  mailListTexts,
  mailOrder,
  mailsDone,
  mailsForm,
} from '@/lib/domain/notifications/mail-list-schema'
import { countMails, listMails } from '@/lib/domain/notifications/mail-queries'
import { type MailSummary, mailStatuses } from '@/lib/domain/notifications/schema'
import { currentActor } from '@/lib/server/actor'
import { formatRelative } from '@/lib/shared/danish-time'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: mailListTexts.title }

export default async function MailsPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = mailListInput.parse(query)
  const [{ items, nextCursor }, { counts, waitingSince }, draft] = await orNotFound(
    Promise.all([listMails(actor, filter), countMails(actor, {}), findDraft(mailsForm, query)]),
  )
  const { status, cursor: _, ...chosen } = filter
  const sorting = { list: mailList, filter, order: mailOrder(filter) }
  const states = [
    { label: 'Alle', choice: { status: undefined }, isHere: status === undefined },
    ...mailStatuses.map((value) => ({
      label: mailStatusTexts[value],
      count: counts[value],
      choice: { status: value },
      isHere: status === value,
    })),
  ]
  const done = mailsDone(textParam(query, 'tak'), textParam(query, 'antal'))
  return (
    <ConsoleList
      title={mailListTexts.title}
      intro={mailListTexts.intro}
      above={
        <>
          <FormAnswer id={mailsForm} done={done} refused={draft?.message} />
          {waitingSince && (
            <p>Den ældste mail, der venter på at blive sendt, er skrevet {formatRelative(new Date(waitingSince))}.</p>
          )}
        </>
      }
      sorting={sorting}
      states={{ label: 'Status', links: states }}
      kept={{ status }}
      table={items.length > 0 ? <ChosenMailsForm mails={items} sorting={sorting} /> : null}
      empty={status || Object.values(chosen).some(Boolean) ? mailListTexts.noneFound : mailListTexts.none}
      nextCursor={nextCursor}
    />
  )
}

/** Mails of which those that are ticked are sent again or dropped. */
function ChosenMailsForm({ mails, sorting }: { mails: MailSummary[]; sorting: Sorting<MailSort> }) {
  return (
    <form action="/api/admin/mails/resend" method="post" className="space-y-5">
      <MailTable mails={mails} sorting={sorting} isChosenFrom />
      {mails.some(({ status }) => status !== 'sent') && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{mailListTexts.sendAgain}</Button>
          <Button type="submit" variant="outline" formAction="/api/admin/mails/drop">
            {mailListTexts.drop}
          </Button>
        </div>
      )}
    </form>
  )
}
