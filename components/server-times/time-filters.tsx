import { SaveLink } from '@/components/admin/save-link'
import { Field } from '@/components/ui/field'
import { FilterForm, SearchField } from '@/components/ui/filter-form'
import { Select } from '@/components/ui/select'
import { periodTexts, sortTexts } from '@/lib/domain/server-times/copy'
import { serverTimesPath } from '@/lib/domain/server-times/paths'
import { type ServerTimesFilter, serverTimesQuery, timePeriods, timeSorts } from '@/lib/domain/server-times/schema'

/** Search, period and order of the list. */
export function TimeFilters({ filter }: { filter: ServerTimesFilter }) {
  const { kind, period, sort, search } = filter
  return (
    <FilterForm
      path={serverTimesPath}
      kept={{ kind }}
      isFiltered={Boolean(search || sort !== 'p95' || period !== 'day')}
      actions={
        <SaveLink
          path={`/api/admin/server-times.csv?${serverTimesQuery(filter)}`}
          filename={`tider-${kind}.csv`}
          label="Hent som CSV"
          failed="Listen blev ikke hentet"
          variant="ghost"
        />
      }
    >
      <SearchField label="En del af navnet" value={search} />
      <Choice label="Periode" name="period" value={period} options={timePeriods} texts={periodTexts} />
      <Choice label="Rækkefølge" name="sort" value={sort} options={timeSorts} texts={sortTexts} />
    </FilterForm>
  )
}

type ChoiceProps<K extends string> = {
  label: string
  name: string
  value: K
  options: readonly K[]
  texts: Record<K, string>
}

function Choice<K extends string>({ label, name, value, options, texts }: ChoiceProps<K>) {
  return (
    <Field label={label} className="min-w-0 flex-1 basis-40">
      {(control) => (
        <Select {...control} name={name} defaultValue={value}>
          {options.map((option) => (
            <option key={option} value={option}>
              {texts[option]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
