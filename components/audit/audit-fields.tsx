import { Field, Input } from '@/components/ui/field'
import { ChoiceField } from '@/components/ui/filter-form'
import { commandGroups, sessionNames } from '@/lib/domain/audit/copy'
import type { AuditFilter } from '@/lib/domain/audit/schema'
import { sessionKinds } from '@/lib/shared/session-kinds'

/** What the log is filtered by beside who and when. */
export function AuditFields({ filter: { what, about, session } }: { filter: AuditFilter }) {
  return (
    <>
      <Field label="Om" hint="Konto, side, kode eller henvendelse." className="min-w-0 flex-2 basis-60">
        {(control) => (
          <Input {...control} name="about" type="search" defaultValue={about} maxLength={100} autoComplete="off" />
        )}
      </Field>
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
    </>
  )
}
