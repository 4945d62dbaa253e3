import { CodeTable } from '@/components/packages/code-table'
import { SelectableCodes } from '@/components/packages/selectable-codes'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadMore } from '@/components/ui/load-more'
import { type CodeListInput, codeListQuery } from '@/lib/domain/packages/code-list-schema'
import type { PackageCodeView, Page, ResellerOption } from '@/lib/domain/packages/views'

type CodeListProps = {
  page: Page<PackageCodeView>
  filter: CodeListInput
  /** The list's path, without query. */
  path: string
  caption: string
  canManage: boolean
  resellers: ResellerOption[]
  showsPackage?: boolean
}

/** One page of codes and a link to the next; selectable for those who manage codes. */
export function CodeList({ page, filter, path, caption, canManage, resellers, showsPackage = false }: CodeListProps) {
  const { items, nextCursor } = page
  const { cursor, ...search } = filter
  if (items.length === 0) return <EmptyState title="Ingen koder passer" text="Prøv med færre tegn eller andre valg." />
  return (
    <div>
      {canManage ? (
        <SelectableCodes
          // A new search resets the selection.
          key={codeListQuery(search)}
          caption={caption}
          codes={items}
          resellers={resellers}
          showsPackage={showsPackage}
          search={search}
          isWhole={!cursor && !nextCursor}
        />
      ) : (
        <CodeTable caption={caption} codes={items} canManage={false} showsPackage={showsPackage} />
      )}
      {nextCursor && <LoadMore href={`${path}?${codeListQuery({ ...filter, cursor: nextCursor })}`} />}
    </div>
  )
}
