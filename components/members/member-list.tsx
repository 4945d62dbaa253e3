import { ActionForm } from '@/components/form/action-form'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { roleHints, roleNames } from '@/lib/domain/members/copy'
import { invitedRoles } from '@/lib/domain/members/policy'
import type { MemberView } from '@/lib/domain/members/schema'
import type { MemberRole } from '@/lib/domain/memorials/policy'

type MemberListProps = { memorialKey: string; members: MemberView[]; canManage: boolean }

export function MemberList({ memorialKey, members, canManage }: MemberListProps) {
  return (
    <ul className="divide-y divide-border">
      {members.map((member) => (
        <li key={member.userId} className="py-5 first:pt-0">
          <Member memorialKey={memorialKey} member={member} canManage={canManage && member.role !== 'owner'} />
        </li>
      ))}
    </ul>
  )
}

function Member({ memorialKey, member, canManage }: { memorialKey: string; member: MemberView; canManage: boolean }) {
  const { userId, name, role, since, isSelf } = member
  const path = `/api/memorials/${memorialKey}/members/${userId}`
  return (
    <>
      <p className="break-words font-semibold">
        {name}
        {isSelf && <span className="font-normal text-muted-foreground"> (dig)</span>}
      </p>
      <p className="text-muted-foreground">
        <strong className="font-semibold text-foreground">{roleNames[role]}.</strong> {roleHints[role]} Med siden{' '}
        {since}.
      </p>
      {canManage && (
        <details className="mt-2">
          <summary
            className={cn(
              buttonVariants({ variant: 'link' }),
              'cursor-pointer list-none px-0 [&::-webkit-details-marker]:hidden',
            )}
          >
            Ret eller fjern<span className="sr-only"> {name}</span>
          </summary>
          <div className="mt-3 flex flex-wrap items-end gap-x-8 gap-y-5">
            <ActionForm
              action={`${path}/role`}
              label="Gem rollen"
              pendingText="Gemmer..."
              doneMessage={{ title: 'Rollen er ændret' }}
            >
              <RoleSelect label={`Rolle for ${name}`} role={role} />
            </ActionForm>
            <ActionForm
              action={`${path}/remove`}
              label="Fjern fra siden"
              pendingText="Fjerner..."
              confirm={{
                title: `Fjern ${name}?`,
                description: `${name} kan ikke længere åbne siden, hvis den er lukket. Det, ${name} har skrevet, bliver stående.`,
                label: 'Fjern fra siden',
              }}
              doneMessage={{ title: `${name} er ikke længere med` }}
            />
          </div>
        </details>
      )}
    </>
  )
}

/** The roles by short name; the list and the invitation explain them. */
function RoleSelect({ label, role }: { label: string; role: MemberRole }) {
  return (
    <Field label={label} className="min-w-0">
      {(control) => (
        <Select {...control} name="role" defaultValue={role}>
          {invitedRoles.map((value) => (
            <option key={value} value={value}>
              {roleNames[value]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
