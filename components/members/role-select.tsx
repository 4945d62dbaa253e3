import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { roleNames } from '@/lib/domain/members/copy'
import { invitedRoles } from '@/lib/domain/members/schema'
import type { MemberRole } from '@/lib/domain/memorials/policy'

/** What a member may be, short; what each means stands in the list and in the invitation. */
export function RoleSelect({ label, role }: { label: string; role: MemberRole }) {
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
