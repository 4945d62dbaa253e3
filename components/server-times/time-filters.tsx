import { SaveLink } from '@/components/admin/save-link'
import { Field } from '@/components/ui/field'
import { FilterForm, SearchField } from '@/components/ui/filter-form'
import { Select } from '@/components/ui/select'
import { StateLinks } from '@/components/ui/state-links'
import { kindTexts, periodTexts, processesText, rangeTexts, sortTexts } from '@/lib/domain/server-times/copy'
import { processesPath, serverTimesPath } from '@/lib/domain/server-times/policy'
import {
  type ProcessRange,
  processRanges,
  type ServerTimesFilter,
  type ShownKind,
  serverTimesQuery,
  shownKinds,
  type TimePeriod,
  timePeriods,
  timeSorts,
} from '@/lib/domain/server-times/schema'

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

/** How far back the plots of the processes go. */
export function RangeLinks({ here }: { here: ProcessRange }) {
  const links = processRanges.map((range) => ({
    label: rangeTexts[range],
    href: `${processesPath}&range=${range}`,
    isHere: range === here,
  }))
  return <StateLinks label="Periode" links={links} />
}

type ServerTabsProps = { here: ShownKind | 'process'; period?: TimePeriod }

/** The kinds of work as links, then the processes. */
export function ServerTabs({ here, period = 'day' }: ServerTabsProps) {
  const kinds = shownKinds.map((kind) => ({
    label: kindTexts[kind],
    href: `${serverTimesPath}?${serverTimesQuery({ kind, period })}`,
    isHere: kind === here,
  }))
  const processes = { label: processesText, href: processesPath, isHere: here === 'process' }
  return <StateLinks label="Slags" links={[...kinds, processes]} />
}
