import { SaveLink } from '@/components/admin/save-link'
import { Field } from '@/components/ui/field'
import { ChoiceField, DayField, FilterForm } from '@/components/ui/filter-form'
import { Input } from '@/components/ui/input'
import { commandGroups, sessionNames } from '@/lib/domain/audit/copy'
import { auditPath } from '@/lib/domain/audit/paths'
import { type AuditFilter, auditListQuery } from '@/lib/domain/audit/schema'
import { sessionKinds } from '@/lib/shared/session-kinds'

/** Actor, action, subject and period; all in the URL. */
export function AuditFilters({ filter }: { filter: AuditFilter }) {
  const { who, what, about, session, from, to } = filter
  return (
    <FilterForm
      path={auditPath}
      isFiltered={Boolean(who || what || about || session || from || to)}
      actions={
        <SaveLink
          path={`/api/admin/audit.csv?${auditListQuery({ who, what, about, session, from, to })}`}
          filename="log.csv"
          label="Hent som CSV"
          failed="Loggen blev ikke hentet"
          variant="ghost"
        />
      }
    >
      <TextField name="who" label="Hvem" hint="Navn, brugernavn eller mail." value={who} />
      <TextField name="about" label="Om" hint="Konto, side, kode eller henvendelse." value={about} />
      <ChoiceField label="Hvad" name="what" value={what} all="Alt">
        {commandGroups().map(({ concept, name, commands }) => (
          <optgroup key={concept} label={name}>
            <option value={concept}>Alt om {name.toLowerCase()}</option>
            {commands.map(({ command, words }) => (
              <option key={command} value={command}>
                {words}
              </option>
            ))}
          </optgroup>
        ))}
      </ChoiceField>
      <ChoiceField label="Hvorfra" name="session" value={session} all="Alle">
        {sessionKinds.map((kind) => (
          <option key={kind} value={kind}>
            {sessionNames[kind]}
          </option>
        ))}
      </ChoiceField>
      <DayField name="from" label="Fra" value={from} />
      <DayField name="to" label="Til og med" value={to} />
    </FilterForm>
  )
}

type TextFieldProps = { name: string; label: string; hint: string; value: string }

function TextField({ name, label, hint, value }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} className="min-w-0 flex-2 basis-60">
      {(control) => (
        <Input {...control} name={name} type="search" defaultValue={value} maxLength={100} autoComplete="off" />
      )}
    </Field>
  )
}
