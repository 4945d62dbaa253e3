import { ReasonForm } from '@/components/admin/reason-form'
import { ActionForm } from '@/components/form/action-form'
import { ClosingFields } from '@/components/reports/ground-field'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { scopeHints, scopeTexts } from '@/lib/domain/account-desk/copy'
import { type AccountView, staffScopes } from '@/lib/domain/account-desk/schema'
import { Nothing } from './desk-parts'

/** The actions on an account; each explains its consequences first. */
export function AccountActs({ account }: { account: AccountView }) {
  const { id, fullName, state, isSelf, secondFactorSince } = account
  const path = `/api/admin/users/${id}`
  if (isSelf) {
    return (
      <Nothing>
        Det er din egen konto. Adgangskode og enheder står på din profil, og resten må en anden administrator gøre.
      </Nothing>
    )
  }
  return (
    <div className="flex flex-wrap items-start gap-3">
      {state === 'disabled' ? (
        <ReasonForm
          key="reopen"
          action={`${path}/reopen`}
          opens="Åbn kontoen igen"
          about={fullName}
          label="Begrundelse"
          hint="Sendes i en mail til personen, som den står."
          submit="Åbn kontoen"
          pendingText="Åbner..."
          doneMessage="Kontoen er åben igen"
        />
      ) : (
        <>
          <ActionForm
            action={`${path}/password-reset`}
            label="Send link til ny adgangskode"
            pendingText="Sender..."
            doneMessage={{ title: 'Linket er sendt' }}
            failed="Linket blev ikke sendt"
          />
          {secondFactorSince && (
            <ActionForm
              action={`${path}/reset-second-factor`}
              label="Nulstil engangskoder"
              pendingText="Nulstiller..."
              doneMessage={{ title: 'Engangskoderne er nulstillet' }}
              failed="Engangskoderne blev ikke nulstillet"
              confirm={{
                title: 'Nulstil engangskoderne?',
                description:
                  'Gør det, når personen har mistet både appen og nødkoderne, og du er sikker på, hvem det er. Kontoen bliver logget ud alle steder, og personen får en mail.',
              }}
            />
          )}
          <StaffActs account={account} />
          <ReasonForm
            key="disable"
            action={`${path}/disable`}
            opens="Luk kontoen"
            about={fullName}
            label="Begrundelse"
            hint="Skriv, hvad der er sket, og hvilken lov eller hvilket punkt i betingelserne det handler om. Sendes i en mail til personen, som den står, og vises, når nogen logger ind. Mindesiderne bliver, som de er, og det, personen betaler for, bliver opsagt."
            submit="Luk kontoen"
            pendingText="Lukker..."
            doneMessage="Kontoen er lukket"
            isDestructive
          >
            <ClosingFields who="Personen" />
          </ReasonForm>
        </>
      )}
    </div>
  )
}

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
        doneMessage="Adgangen er ændret"
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
          hint="Sendes i en mail til personen, som den står. Personens åbne henvendelser kan tages af alle igen."
          submit="Tag adgangen"
          pendingText="Gemmer..."
          doneMessage="Personen er ikke længere medarbejder"
          isDestructive
        />
      )}
    </>
  )
}
