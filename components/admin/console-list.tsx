import type { ReactNode } from 'react'
import { SaveLink } from '@/components/admin/save-link'
import type { Sorting } from '@/components/admin/sort-header'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { DayField, FilterForm, SearchField } from '@/components/ui/filter-form'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { Select } from '@/components/ui/select'
import { StateLinks } from '@/components/ui/state-links'
import { withQuery } from '@/lib/shared/with-query'

type State = { label: string; count?: number; choice: Readonly<Record<string, string | undefined>>; isHere: boolean }

type ConsoleListProps<K extends string> = {
  title: string
  intro: string
  /** Beside the title. */
  actions?: ReactNode
  /** Between the title and the list. */
  above?: ReactNode
  sorting: Sorting<K>
  /** Its states as links; `choice` is what each of them sets in the address. */
  states?: { label: string; links: State[] }
  /** What the states and the page's own links set, which the form keeps. */
  kept?: Record<string, string | undefined>
  /** More filters, between the search and the period. */
  fields?: ReactNode
  /** Null when nothing passes the filters; then `empty` is shown. */
  table: ReactNode | null
  empty: { title: string; text: string }
  /** Where the next rows begin; null on the last page. */
  nextCursor: string | null
  below?: ReactNode
}

/** A console page with a long list: states, search, period, order and file are the same in each. */
export function ConsoleList<K extends string>(props: ConsoleListProps<K>) {
  const { title, intro, actions, above, sorting, states, table, empty, nextCursor, below } = props
  const { list, filter } = sorting
  return (
    <PageBody
      width="page"
      title={<span className="hyphens-auto wrap-anywhere">{title}</span>}
      intro={intro}
      actions={actions}
      className="space-y-8"
    >
      {above}
      <div className="space-y-6">
        {states && (
          <StateLinks
            label={states.label}
            links={states.links.map(({ choice, ...link }) => ({
              ...link,
              href: withQuery(list.path, { ...filter, cursor: undefined, ...choice }),
            }))}
          />
        )}
        <ListForm {...props} />
      </div>
      {table ?? <EmptyState {...empty} />}
      {nextCursor && <LoadMore href={withQuery(list.path, { ...filter, cursor: nextCursor })} />}
      {below}
    </PageBody>
  )
}

function ListForm<K extends string>({ sorting, kept, fields }: ConsoleListProps<K>) {
  const { list, filter } = sorting
  const { path, csv, search, period } = list
  const chosen = Object.entries({ ...filter, ...kept, cursor: undefined })
    .filter(([name, value]) => value && !(kept && name in kept))
    .map(([name]) => name)
  const text = (name: string) => filter[name]?.toString()
  const [from, to] = [text('from'), text('to')]
  const isBackwards = Boolean(from && to && to < from)
  return (
    <FilterForm
      path={path}
      {...(kept && { kept })}
      isFiltered={chosen.length > 0}
      folded={{
        fields: (
          <>
            {fields}
            <DayField name="from" label={period} value={from} />
            <DayField
              name="to"
              label="Til og med"
              value={to}
              error={isBackwards ? 'Vælg en dag, der ikke ligger før den første.' : undefined}
            />
            <OrderField sorting={sorting} />
          </>
        ),
        chosen: chosen.filter((name) => name !== 'search' && name !== 'sort').length,
        isOpen: isBackwards,
      }}
      actions={
        <SaveLink
          path={withQuery(csv.path, { ...filter, cursor: undefined })}
          filename={csv.filename}
          label="Hent som CSV"
          failed="Listen blev ikke hentet"
          variant="ghost"
        />
      }
    >
      <SearchField
        label={search.label}
        {...(search.hint && { hint: search.hint })}
        value={text('search')}
        maxLength={search.most}
        isCode={search.isCode}
      />
    </FilterForm>
  )
}

/** For a phone, where most headings are left out; elsewhere it only keeps the order of the headings. */
function OrderField<K extends string>({ sorting: { list, filter, order } }: { sorting: Sorting<K> }) {
  const ways = (Object.keys(list.sorts) as K[]).flatMap((key) => {
    const { label } = list.sorts[key]
    return [
      { value: key, label: `${label}, stigende` },
      { value: `-${key}`, label: `${label}, faldende` },
    ]
  })
  return (
    <Field label="Rækkefølge" className="min-w-0 flex-1 basis-40 sm:hidden">
      {(control) => (
        // Another list, another choice: the browser keeps the one it has shown otherwise.
        <Select key={filter.sort ?? ''} {...control} name="sort" defaultValue={filter.sort ? order : ''}>
          <option value="">Den sædvanlige</option>
          {ways.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
