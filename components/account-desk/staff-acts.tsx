import { ReasonForm } from '@/components/admin/reason-form'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { scopeHints, scopeTexts } from '@/lib/domain/account-desk/copy'
import { type AccountView, staffScopes } from '@/lib/domain/account-desk/schema'

/** Grants, widens and withdraws staff access. */
export function StaffActs({ account }: { account: AccountView }) {
  const { id, fullName, state, staffScope, isLastAdministrator } = account
  const path = `/api/admin/users/${id}/staff`
  const scopes = staffScopes.filter((scope) => scope !== staffScope)
  // Deleting the account removes its staff access anyway.
  if (state !== 'open' || isLastAdministrator) return null
  return (
    <>
      <ReasonForm
        key={`make-${staffScope}`}
        action={path}
        opens={staffScope ? 'Skift adgang' : 'Gør til medarbejder'}
        about={fullName}
        label="Begrundelse"
        hint="Sendes i en mail til personen, som den står. Kontoen bliver logget ud alle steder."
        submit={staffScope ? 'Skift adgangen' : 'Giv adgang'}
        pendingText="Gemmer..."
        told="Adgangen er ændret"
      >
        <FieldGroup legend="Adgang">
          <RadioGroup
            name="scope"
            defaultValue={scopes.at(-1) ?? 'production'}
            options={scopes.map((scope) => ({ value: scope, label: scopeTexts[scope], hint: scopeHints[scope] }))}
          />
        </FieldGroup>
      </ReasonForm>
      {staffScope && (
        <ReasonForm
          key="unmake"
          action={`${path}/remove`}
          opens="Tag adgangen fra"
          about={fullName}
          label="Begrundelse"
          hint="Sendes i en mail til personen, som den står. Åbne henvendelser bliver alles igen."
          submit="Tag adgangen"
          pendingText="Gemmer..."
          told="Kontoen er ikke længere medarbejder"
          isDestructive
        />
      )}
    </>
  )
}
