import type { ReactNode } from 'react'
import { AuditTable } from '@/components/audit/audit-table'
import { ActionForm } from '@/components/form/action-form'
import { MailTable } from '@/components/notifications/mail-table'
import { Notice, Outcome } from '@/components/ui/notice'
import { PageBody, PageHeader } from '@/components/ui/page-body'
import { TextLink, TouchLink } from '@/components/ui/text-link'
import { kindText, notSeenText } from '@/lib/domain/account-desk/copy'
import { accountsPath } from '@/lib/domain/account-desk/paths'
import type { AccountCodeRow, AccountPageRow, AccountView } from '@/lib/domain/account-desk/schema'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import type { SignInFailureView } from '@/lib/domain/accounts/schema'
import { auditPath } from '@/lib/domain/audit/paths'
import type { AuditLine } from '@/lib/domain/audit/schema'
import { retentionDays } from '@/lib/domain/legal/retention'
import type { MailSummary } from '@/lib/domain/notifications/schema'
import { pagePath } from '@/lib/domain/page-desk/paths'
import { statusTexts } from '@/lib/domain/support/copy'
import type { OwnCaseSummary } from '@/lib/domain/support/schema'
import { formatDate, formatRelative } from '@/lib/shared/danish-time'
import { withQuery } from '@/lib/shared/with-query'
import { AccountActs } from './account-acts'
import { AccountBadge } from './account-badge'
import { CaseRow, CodeRow, DeskList, DeskRow, Nothing, Part } from './desk-parts'

type AccountSheetProps = { account: AccountView; lines: AuditLine[]; refusal: string | undefined; children: ReactNode }

/** Everything administrators see of one account, and their actions on it. `children`: what it bought. */
export function AccountSheet({ account, lines, refusal, children }: AccountSheetProps) {
  const { id, fullName, state, disabled } = account
  return (
    <PageBody width="page" back={{ href: accountsPath, label: 'Alle konti' }}>
      <PageHeader
        title={<span className="hyphens-auto wrap-anywhere">{fullName}</span>}
        intro={kindText(account)}
        className="mb-5"
      />
      <p className="mb-10">
        <AccountBadge state={state} />
      </p>
      <Outcome refusal={refusal} className="mb-10" />
      {disabled && (
        <Notice variant="error" title={`Lukket ${disabled.at}`} className="mb-10">
          <span className="whitespace-pre-line wrap-anywhere">{disabled.reason ?? 'Der står ingen begrundelse.'}</span>
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-2">
        <Part title="Kontoen">
          <AccountFacts account={account} />
        </Part>
        <Part title="Handlinger">
          <AccountActs account={account} />
        </Part>
        <Part title="Mindesider">
          <AccountPages pages={account.pages} />
        </Part>
        <Part title="QR-koder">
          <AccountCodes codes={account.codes} />
        </Part>
        <Part title="Enheder">
          <AccountDevices account={account} />
        </Part>
        <Part title="Forkerte forsøg på at logge ind">
          <AccountFailures failures={account.failures} />
        </Part>
        <Part title="Henvendelser">
          <AccountCases cases={account.cases} />
        </Part>
      </div>
      <div className="mt-14 space-y-14">
        {children}
        <Part title="Mails til adressen" id="mails">
          <AccountMails mails={account.mails} />
        </Part>
        <Part title="Log">
          {lines.length > 0 ? (
            <AuditTable lines={lines} caption="Log for kontoen" />
          ) : (
            <Nothing>Der er ikke sket noget med kontoen endnu.</Nothing>
          )}
          <p className="mt-4 flex flex-wrap gap-x-6">
            <TouchLink href={withQuery(auditPath, { search: id })}>Alt, kontoen har gjort</TouchLink>
            <TouchLink href={withQuery(auditPath, { about: id })}>Alt, der er gjort ved kontoen</TouchLink>
          </p>
        </Part>
      </div>
    </PageBody>
  )
}

function AccountFacts({ account }: { account: AccountView }) {
  const { username, email, pendingEmail, createdAt, lastSeenAt, leavingOn, reseller, staffScope, secondFactorSince } =
    account
  return (
    <dl className="max-w-measure divide-y divide-border">
      <Fact name="Brugernavn">{username}</Fact>
      <Fact name="Mail">
        <TouchLink href={`mailto:${email}`} className="wrap-anywhere">
          {email}
        </TouchLink>
      </Fact>
      {pendingEmail && <Fact name="Ny mail">{pendingEmail} venter på at blive bekræftet.</Fact>}
      <Fact name="Oprettet">{formatDate(new Date(createdAt))}</Fact>
      <Fact name="Sidst set">{lastSeenAt ? formatRelative(new Date(lastSeenAt)) : notSeenText}</Fact>
      {(staffScope || secondFactorSince) && (
        <Fact name="Engangskoder">{secondFactorSince ? `Slået til ${secondFactorSince}` : 'Ikke slået til'}</Fact>
      )}
      {leavingOn && <Fact name="Slettes">{leavingOn}, fordi ejeren har bedt om det.</Fact>}
      {reseller && (
        <Fact name="Forhandler">
          <TouchLink href={`/admin/resellers/${reseller.id}`}>{reseller.companyName}</TouchLink>
          <span>
            {reseller.roleText}. Aftalen: {reseller.statusText.toLowerCase()}.
          </span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-6 py-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground text-sm">{name}</dt>
      <dd className="flex min-h-touch min-w-0 flex-wrap items-center gap-x-3 wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The memorials the account is a member of, with its role. */
function AccountPages({ pages }: { pages: AccountPageRow[] }) {
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
function AccountCases({ cases }: { cases: OwnCaseSummary[] }) {
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

function AccountMails({ mails }: { mails: MailSummary[] }) {
  if (mails.length === 0)
    return <Nothing>Vi har ikke sendt mails til adressen de sidste {retentionDays.mail} dage.</Nothing>
  return <MailTable mails={mails} isOfOneAddress />
}

/** Codes claimed by the account, and codes that only link to one of its pages. Each opens the code desk. */
function AccountCodes({ codes }: { codes: AccountCodeRow[] }) {
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
function AccountDevices({ account }: { account: AccountView }) {
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
function AccountFailures({ failures }: { failures: SignInFailureView[] }) {
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
