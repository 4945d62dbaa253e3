import { SaveLink } from '@/components/admin/save-link'
import { Field } from '@/components/ui/field'
import { FilterForm, SearchField } from '@/components/ui/filter-form'
import { Select } from '@/components/ui/select'
import { StateLinks } from '@/components/ui/state-links'
import { groupTexts, sortTexts } from '@/lib/domain/account-desk/copy'
import { accountsPath } from '@/lib/domain/account-desk/paths'
import { type AccountFilter, accountGroups, accountListQuery, accountSorts } from '@/lib/domain/account-desk/schema'

/** Account groups are links; search and sort order are a form. */
export function AccountFilters({ filter }: { filter: AccountFilter }) {
  const { search, group, sort } = filter
  const links = [undefined, ...accountGroups].map((value) => ({
    label: value ? groupTexts[value] : 'Alle',
    href: `${accountsPath}?${accountListQuery({ search, sort, group: value })}`,
    isHere: value === group,
  }))
  return (
    <div className="space-y-6">
      <StateLinks label="Slags" links={links} />
      <FilterForm
        path={accountsPath}
        kept={{ group }}
        isFiltered={Boolean(search || sort)}
        actions={
          <SaveLink
            path={`/api/admin/users.csv?${accountListQuery({ search, group, sort })}`}
            filename="konti.csv"
            label="Hent som CSV"
            failed="Listen blev ikke hentet"
            variant="ghost"
          />
        }
      >
        <SearchField label="Navn, brugernavn eller mail, også en del af det" value={search} />
        <Field label="Rækkefølge" className="min-w-0 flex-1 basis-40">
          {(control) => (
            <Select {...control} name="sort" defaultValue={sort ?? 'newest'}>
              {accountSorts.map((value) => (
                <option key={value} value={value}>
                  {sortTexts[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FilterForm>
    </div>
  )
}
