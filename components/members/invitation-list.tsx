import { OpenInvitation } from '@/components/members/open-invitation'
import { roleNames } from '@/lib/domain/members/copy'
import type { OpenInvitationView } from '@/lib/domain/members/schema'

/** Open invitations, each with a button to revoke it. */
export function InvitationList({
  memorialKey,
  invitations,
}: {
  memorialKey: string
  invitations: OpenInvitationView[]
}) {
  return (
    <ul className="divide-y divide-border">
      {invitations.map(({ id, role, email, usesLeft, expires }) => {
        const path = `/api/memorials/${memorialKey}/invitations/${id}`
        return (
          <OpenInvitation
            key={id}
            who={email ?? 'Et link, du deler selv'}
            text={`${roleNames[role]}. ${usesLeft > 1 ? `Kan bruges af ${usesLeft} personer mere. ` : ''}Gælder indtil ${expires}.`}
            resend={email ? { action: `${path}/resend`, email } : null}
            revokeAction={`${path}/revoke`}
          />
        )
      })}
    </ul>
  )
}
