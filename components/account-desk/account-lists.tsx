import { ActionForm } from '@/components/form/action-form'
import { MailTable } from '@/components/notifications/mail-table'
import { TextLink } from '@/components/ui/text-link'
import type { AccountCodeRow, AccountPageRow, AccountView } from '@/lib/domain/account-desk/schema'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import type { SignInFailureView } from '@/lib/domain/accounts/schema'
import { retentionDays } from '@/lib/domain/legal/retention'
import type { MailSummary } from '@/lib/domain/notifications/schema'
import { pagePath } from '@/lib/domain/page-desk/paths'
import { statusTexts } from '@/lib/domain/support/copy'
import type { OwnCaseSummary } from '@/lib/domain/support/schema'
import { formatDate } from '@/lib/shared/danish-time'
import { CaseRow, CodeRow, DeskList, DeskRow, Nothing } from './desk-parts'

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
  if (mails.length === 0)
    return <Nothing>Vi har ikke sendt mails til adressen de sidste {retentionDays.mail} dage.</Nothing>
  return <MailTable mails={mails} isOfOneAddress />
}

/** Codes claimed by the account, and codes that only link to one of its pages. Each opens the code desk. */
export function AccountCodes({ codes }: { codes: AccountCodeRow[] }) {
  return (
    <DeskList nothing="Kontoen har ingen koder.">
      {codes.map(({ isHeld, memorials, ...row }) => (
        <CodeRow key={row.code} {...row}>
          {isHeld ? 'Låst til kontoen' : 'Fører til kontoens side, men er ikke låst til kontoen'}
          {memorials.map(({ id, name }) => (
            <span key={id}>
              {', '}
              <TextLink href={pagePath(id)} prefetch={false} className="inline-block min-h-6">
                {name}
              </TextLink>
            </span>
          ))}
        </CodeRow>
      ))}
    </DeskList>
  )
}

/** The account's sessions, which staff can end. */
export function AccountDevices({ account }: { account: AccountView }) {
  const { id, devices, isSelf } = account
  const path = `/api/admin/users/${id}/sessions`
  if (devices.length === 0) return <Nothing>Kontoen er ikke logget ind på nogen enhed.</Nothing>
  return (
    <div className="space-y-5">
      <ul className="divide-y divide-border border-border border-y">
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div className="min-w-0">
              <p className="wrap-anywhere">{device.name}</p>
              <p className="text-muted-foreground text-sm">
                Sidst brugt {device.lastSeen}, logget ind {device.since}
              </p>
            </div>
            {!isSelf && (
              <ActionForm
                action={`${path}/${device.id}/end`}
                label="Log ud"
                about={device.name}
                pendingText="Logger ud..."
                doneMessage={{ title: 'Enheden er logget ud' }}
                failed="Enheden blev ikke logget ud"
                size="compact"
              />
            )}
          </li>
        ))}
      </ul>
      {!isSelf && (
        <ActionForm
          action={`${path}/end`}
          label="Log ud alle steder"
          pendingText="Logger ud..."
          doneMessage={{ title: 'Kontoen er logget ud' }}
          failed="Kontoen blev ikke logget ud"
          confirm={{
            title: 'Log kontoen ud alle steder?',
            description: 'Personen får en mail om det og kan logge ind igen med sin adgangskode.',
          }}
        />
      )}
    </div>
  )
}

const shown = 10

/** Failed sign-ins by network and hour; never the typed text or a full IP address. */
export function AccountFailures({ failures }: { failures: SignInFailureView[] }) {
  if (failures.length === 0) return <Nothing>Ingen de sidste {retentionDays.signInFailure} dage.</Nothing>
  return (
    <>
      <ul className="divide-y divide-border border-border border-y">
        {failures.slice(0, shown).map(({ kind, network, count, lastAt, when }) => (
          <li key={`${lastAt} ${kind} ${network}`} className="py-2">
            <p>
              {accountsCopy.failures.kind[kind]}, {count === 1 ? 'en gang' : `${count.toLocaleString('da-DK')} gange`}
            </p>
            <p className="text-muted-foreground text-sm wrap-anywhere">
              {when}, fra {network ?? 'et ukendt netværk'}
            </p>
          </li>
        ))}
      </ul>
      {failures.length > shown && (
        <p className="mt-3 text-muted-foreground text-sm">Og {failures.length - shown} tidligere.</p>
      )}
    </>
  )
}
