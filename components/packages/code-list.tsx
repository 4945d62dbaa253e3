import type { ReactNode } from 'react'
import { ConsoleList } from '@/components/admin/console-list'
import { CodeTable } from '@/components/packages/code-table'
import { ResellerFilter } from '@/components/packages/reseller-select'
import { SelectableCodes } from '@/components/packages/selectable-codes'
import { ChoiceField } from '@/components/ui/filter-form'
import { type CodeListInput, codeList, codeOrder } from '@/lib/domain/packages/code-list-schema'
import type { PackageCodeView, Page, ResellerOption } from '@/lib/domain/packages/views'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import { qrCodeStates } from '@/lib/domain/qr-codes/schema'
import { withQuery } from '@/lib/shared/with-query'

type CodeListProps = {
  title: string
  intro: string
  above: ReactNode
  /** Null while nothing is searched for; then `instead` is shown. */
  page: Page<PackageCodeView> | null
  instead?: ReactNode
  filter: CodeListInput
  /** The list's path, without query. */
  path?: string
  caption: string
  canManage: boolean
  resellers: ResellerOption[]
}

/** Codes of all packages, or of one at its own address; selectable for those who manage codes. */
export function CodeList({ page, instead, filter, path, caption, canManage, resellers, ...texts }: CodeListProps) {
  const { cursor, sort, ...search } = filter
  const sorting = { list: codeList(path), filter, order: codeOrder(filter) }
  const table = { caption, codes: page?.items ?? [], showsPackage: !path, sorting }
  return (
    <ConsoleList
      {...texts}
      sorting={sorting}
      {...(path && { kept: { package: filter.package } })}
      fields={
        <>
          <ResellerFilter value={filter.reseller} resellers={resellers} />
          <ChoiceField label="Status" name="state" value={filter.state}>
            {qrCodeStates.map((value) => (
              <option key={value} value={value}>
                {stateTexts[value]}
              </option>
            ))}
          </ChoiceField>
        </>
      }
      table={
        table.codes.length === 0 ? (
          (instead ?? null)
        ) : canManage ? (
          <SelectableCodes
            // A new search resets the selection.
            key={withQuery('', search)}
            {...table}
            resellers={resellers}
            search={search}
            isWhole={!cursor && !page?.nextCursor}
          />
        ) : (
          <CodeTable {...table} canManage={false} />
        )
      }
      empty={{ title: 'Ingen koder passer', text: 'Prøv med færre tegn eller andre valg.' }}
      nextCursor={page?.nextCursor ?? null}
    />
  )
}
