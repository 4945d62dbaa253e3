import { MailTable } from '@/components/notifications/mail-table'
import type { AccountPageRow } from '@/lib/domain/account-desk/schema'
import type { MailSummary } from '@/lib/domain/notifications/schema'
import { pagePath } from '@/lib/domain/page-desk/paths'
import { statusTexts } from '@/lib/domain/support/copy'
import type { OwnCaseSummary } from '@/lib/domain/support/schema'
import { formatDate } from '@/lib/shared/danish-time'
import { CaseRow, DeskList, DeskRow } from './desk-list'
import { Nothing } from './part'

/** The memorials the account is a member of, with its role. */
export function AccountPages({ pages }: { pages: AccountPageRow[] }) {
  return (
    <DeskList nothing="Kontoen er ikke med på nogen mindeside.">
      {pages.map(({ memorialId, name, roleText, stateText, visibilityText }) => (
        <DeskRow key={memorialId} href={pagePath(memorialId)} title={name}>
          {roleText}. {stateText}. {visibilityText}.
        </DeskRow>
      ))}
    </DeskList>
  )
}

/** Support cases opened by the account or from its address. */
export function AccountCases({ cases }: { cases: OwnCaseSummary[] }) {
  return (
    <DeskList nothing="Der er ingen henvendelser.">
      {cases.map(({ number, subject, status, createdAt }) => (
        <CaseRow key={number} number={number} subject={subject}>
          {statusTexts[status]}, {formatDate(new Date(createdAt))}
        </CaseRow>
      ))}
    </DeskList>
  )
}

export function AccountMails({ mails }: { mails: MailSummary[] }) {
  if (mails.length === 0) return <Nothing>Vi har ikke sendt mails til adressen de sidste 90 dage.</Nothing>
  return <MailTable mails={mails} isOfOneAddress />
}
