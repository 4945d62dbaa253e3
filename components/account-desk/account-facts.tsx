import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { notSeenText } from '@/lib/domain/account-desk/copy'
import type { AccountView } from '@/lib/domain/account-desk/schema'
import { formatDate, formatRelative } from '@/lib/shared/danish-time'

export function AccountFacts({ account }: { account: AccountView }) {
  const { username, email, pendingEmail, createdAt, lastSeenAt, leavingOn, reseller, staffScope, secondFactorSince } =
    account
  return (
    <dl className="max-w-measure divide-y divide-border">
      <Fact name="Brugernavn">{username}</Fact>
      <Fact name="Mail">
        <TextLink href={`mailto:${email}`} className="inline-flex min-h-touch items-center wrap-anywhere">
          {email}
        </TextLink>
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
          <TextLink href={`/admin/resellers/${reseller.id}`} className="inline-flex min-h-touch items-center">
            {reseller.companyName}
          </TextLink>
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
