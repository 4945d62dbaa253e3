import { TextLink } from '@/components/ui/text-link'
import { accountPath } from '@/lib/domain/account-desk/paths'
import type { AdminResellerView } from '@/lib/domain/resellers/console-schema'
import { roleTexts } from '@/lib/domain/resellers/copy'
import { InviteForm } from './one-line-forms'

/** Who acts for a reseller; where nobody does, the way to ask somebody in. */
export function ResellerAccounts({ reseller }: { reseller: AdminResellerView }) {
  const { id, members, invitations, status } = reseller
  return (
    <div className="space-y-6">
      {members.length > 0 ? (
        <ul className="divide-y divide-border">
          {members.map(({ userId, fullName, username, email, role, since }) => (
            <li key={userId} className="py-3 first:pt-0">
              <p className="font-semibold wrap-anywhere">
                <TextLink href={accountPath(userId)} prefetch={false} className="inline-flex min-h-touch items-center">
                  {fullName}
                </TextLink>
              </p>
              <p className="text-muted-foreground wrap-anywhere">
                {roleTexts[role]}, {username}, {email}. Siden {since}.
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p>Ingen konto er knyttet til forhandleren endnu.</p>
      )}
      {invitations.map((invitation) => (
        <p key={invitation.id} className="text-muted-foreground wrap-anywhere">
          {invitation.email} er inviteret og kan svare indtil den {invitation.expires}.
        </p>
      ))}
      {status === 'active' && (
        <div>
          <h3 className="text-lg">Invitér en ansvarlig</h3>
          <p className="mt-1 mb-4 max-w-measure text-muted-foreground">
            Vi sender et link, så den ansvarlige kan oprette en konto. Er mailen blevet væk, kan du sende den igen her.
          </p>
          <InviteForm action={`/api/admin/resellers/${id}/invitation`} draft={null} />
        </div>
      )}
    </div>
  )
}
