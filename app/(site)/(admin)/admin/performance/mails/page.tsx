import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ConsoleList } from '@/components/admin/console-list'
import { FormAnswer } from '@/components/admin/form-answer'
import { ChosenMailsForm } from '@/components/notifications/chosen-mails-form'
import { MailFilters } from '@/components/notifications/mail-filters'
import { findDraft } from '@/lib/domain/find-draft'
import { mailListTexts, mailsDone, mailsForm } from '@/lib/domain/notifications/mail-list-copy'
import { mailListParams, mailListPath } from '@/lib/domain/notifications/mail-list-schema'
import { countMails, listMails } from '@/lib/domain/notifications/mail-queries'
import { canReadMails } from '@/lib/domain/notifications/policy'
import { currentActor } from '@/lib/server/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: mailListTexts.title }

export default async function MailsPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (!canReadMails(actor)) notFound()
  const filter = mailListParams.parse(query)
  const [{ items, nextCursor }, counted, draft] = await Promise.all([
    listMails(actor, filter),
    countMails(actor, {}),
    findDraft(mailsForm, textParam(query, 'kladde')),
  ])
  const done = mailsDone(textParam(query, 'tak'), textParam(query, 'antal'))
  return (
    <ConsoleList
      title={mailListTexts.title}
      intro={mailListTexts.intro}
      filters={
        <>
          <FormAnswer id={mailsForm} done={done} refused={draft?.message} />
          <MailFilters filter={filter} counted={counted} />
        </>
      }
      table={items.length > 0 ? <ChosenMailsForm mails={items} /> : null}
      empty={filter.status || filter.search ? mailListTexts.noneFound : mailListTexts.none}
      more={nextCursor ? { href: mailListPath({ ...filter, cursor: nextCursor }) } : null}
    />
  )
}
