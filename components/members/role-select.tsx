import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { roleNames } from '@/lib/domain/members/copy'
import { invitedRoles } from '@/lib/domain/members/policy'
import type { MemberRole } from '@/lib/domain/memorials/policy'

/** The roles by short name; the list and the invitation explain them. */
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
