import { ActionForm } from '@/components/form/action-form'
import { SelectField } from '@/components/form/select-field'
import { OpenInvitation } from '@/components/members/open-invitation'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { type ColleaguesView, type ColleagueView, resellerRoles } from '@/lib/domain/resellers/colleague-schema'
import { roleHints, roleTexts } from '@/lib/domain/resellers/copy'
import { dashboardPath } from '@/lib/domain/resellers/paths'

/** Who acts for the reseller. Owners change it; everybody may leave. */
export function Colleagues({ members, isOwner }: Pick<ColleaguesView, 'members' | 'isOwner'>) {
  const owners = members.filter(({ role }) => role === 'owner').length
  return (
    <ul className="divide-y divide-border">
      {members.map((member) => (
        <li key={member.userId} className="py-5 first:pt-0">
          <p className="font-semibold wrap-anywhere">
            {member.fullName}
            {member.isSelf && <span className="font-normal text-muted-foreground"> (dig)</span>}
          </p>
          <p className="text-muted-foreground wrap-anywhere">
            {roleTexts[member.role]}, {member.email}. Med siden {member.since}.
          </p>
          {isOwner && member.isSelf && owners === 1 ? (
            <p className="mt-2 text-muted-foreground">
              {/* 1 of 2 kept by: lib/domain/resellers/commands/remove-colleague.test.ts */}
              Der skal altid være en ansvarlig. Gør en kollega til ansvarlig, hvis du vil opgive din adgang.
            </p>
          ) : (
            (isOwner || member.isSelf) && <Changes member={member} isOwner={isOwner} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Changes({ member, isOwner }: { member: ColleagueView; isOwner: boolean }) {
  const { userId, fullName, role, isSelf } = member
  const path = `/api/resellers/me/colleagues/${userId}`
  return (
    <details className="mt-2">
      <summary
        className={cn(
          buttonVariants({ variant: 'link' }),
          'cursor-pointer list-none px-0 [&::-webkit-details-marker]:hidden',
        )}
      >
        {isOwner ? 'Ret eller fjern' : 'Opgiv min adgang'}
        {isOwner && <span className="sr-only"> {fullName}</span>}
      </summary>
      <div className="mt-3 flex flex-wrap items-end gap-x-8 gap-y-5">
        {isOwner && (
          <ActionForm
            action={`${path}/role`}
            label="Gem"
            pendingText="Gemmer..."
            doneMessage={{ title: 'Adgangen er ændret', description: fullName }}
          >
            <SelectField
              label={`Hvad må ${fullName}?`}
              name="role"
              defaultValue={role}
              options={resellerRoles.map((value) => [
                value,
                `${roleTexts[value]}: ${roleHints[value].toLocaleLowerCase('da-DK')}`,
              ])}
            />
          </ActionForm>
        )}
        <ActionForm
          action={`${path}/remove`}
          label={isSelf ? 'Opgiv min adgang' : 'Fjern'}
          pendingText={isSelf ? 'Opgiver...' : 'Fjerner...'}
          confirm={
            isSelf
              ? {
                  title: 'Vil du opgive din adgang?',
                  description: 'Din konto er der stadig, men du kan ikke længere se virksomhedens koder.',
                  label: 'Opgiv min adgang',
                }
              : {
                  title: `Fjern ${fullName}?`,
                  description: `${fullName} kan ikke længere se jeres koder eller bestille. Kontoen er der stadig.`,
                  label: 'Fjern',
                }
          }
          doneMessage={{
            title: isSelf ? 'Du har ikke længere adgang til virksomheden' : `${fullName} har ikke længere adgang`,
          }}
          {...(isSelf ? { goTo: dashboardPath } : {})}
        />
      </div>
    </details>
  )
}

/** Who was asked and has not answered, with the way to ask again or not at all. */
export function OpenInvitations({ invitations }: Pick<ColleaguesView, 'invitations'>) {
  return (
    <ul className="mb-8 divide-y divide-border">
      {invitations.map(({ id, email, expires }) => (
        <OpenInvitation
          key={id}
          who={email}
          text={`Inviteret. Kan svare indtil den ${expires}.`}
          resend={{
            action: '/api/resellers/me/colleagues',
            email,
            fields: <input type="hidden" name="email" value={email} />,
          }}
          revokeAction={`/api/resellers/me/invitations/${id}/revoke`}
        />
      ))}
    </ul>
  )
}
