import type { ReactNode } from 'react'
import { AuditTable } from '@/components/audit/audit-table'
import { Notice, Outcome } from '@/components/ui/notice'
import { PageBody, PageHeader } from '@/components/ui/page-body'
import { TouchLink } from '@/components/ui/text-link'
import { kindText, notSeenText } from '@/lib/domain/account-desk/copy'
import { accountsPath } from '@/lib/domain/account-desk/paths'
import type { AccountView } from '@/lib/domain/account-desk/schema'
import { auditPath } from '@/lib/domain/audit/paths'
import type { AuditLine } from '@/lib/domain/audit/schema'
import { formatDate, formatRelative } from '@/lib/shared/danish-time'
import { withQuery } from '@/lib/shared/with-query'
import { AccountActs } from './account-acts'
import { AccountBadge } from './account-badge'
import {
  AccountCases,
  AccountCodes,
  AccountDevices,
  AccountFailures,
  AccountMails,
  AccountPages,
} from './account-lists'
import { Nothing, Part } from './desk-parts'

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
