import { MailTable } from '@/components/notifications/mail-table'
import { TextLink } from '@/components/ui/text-link'
import type { AccountPageRow } from '@/lib/domain/account-desk/schema'
import type { MailSummary } from '@/lib/domain/notifications/schema'
import { pagePath } from '@/lib/domain/page-desk/paths'
import { statusTexts } from '@/lib/domain/support/copy'
import type { OwnCaseSummary } from '@/lib/domain/support/schema'
import { formatDate } from '@/lib/shared/danish-time'
import { Nothing } from './part'

/** The pages the account takes part in, with its role. */
export function AccountPages({ pages }: { pages: AccountPageRow[] }) {
  if (pages.length === 0) return <Nothing>Kontoen er ikke med på nogen mindeside.</Nothing>
  return (
    <ul className="divide-y divide-border border-border border-y">
      {pages.map(({ memorialId, name, roleText, stateText, visibilityText }) => (
        <li key={memorialId} className="py-2">
          <TextLink
            href={pagePath(memorialId)}
            prefetch={false}
            className="inline-flex min-h-touch items-center wrap-anywhere"
          >
            {name}
          </TextLink>
          <p className="text-muted-foreground text-sm">
            {roleText}. {stateText}. {visibilityText}.
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What was written to the house by the account, or from its address. */
export function AccountCases({ cases }: { cases: OwnCaseSummary[] }) {
  if (cases.length === 0) return <Nothing>Der er ingen henvendelser.</Nothing>
  return (
    <ul className="divide-y divide-border border-border border-y">
      {cases.map(({ number, subject, status, createdAt }) => (
        <li key={number} className="py-2">
          <TextLink
            href={`/admin/support?sag=${number}`}
            prefetch={false}
            className="inline-flex min-h-touch items-center wrap-anywhere"
          >
            {number}: {subject}
          </TextLink>
          <p className="text-muted-foreground text-sm">
            {statusTexts[status]}, {formatDate(new Date(createdAt))}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The newest mails to the account's address. */
export function AccountMails({ mails }: { mails: MailSummary[] }) {
  if (mails.length === 0) return <Nothing>Vi har ikke sendt mails til adressen de sidste 90 dage.</Nothing>
  return <MailTable mails={mails} isOfOneAddress />
}
