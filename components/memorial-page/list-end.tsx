import { buttonVariants } from '@/components/ui/button-variants'
import type { ListPosition, MemorialPageView, PagedList } from '@/lib/domain/memorial-page/page-view'

type ListEndProps = {
  page: MemorialPageView
  list: PagedList
  /** The element that holds the list's items: script adds the next part to it. */
  listId: string
  nextCursor: string | null
  label: string
}

/**
 * The way on in a long list, and back to its beginning: links that work by themselves, relative to the address of the
 * layout that the page is read in.
 */
export function ListEnd({ page, list, listId, nextCursor, label }: ListEndProps) {
  const isFurtherOn = page.position?.list === list
  if (!nextCursor && !isFurtherOn) return null
  const album = page.album ? `&album=${page.album.id}` : ''
  return (
    <p id={`${listId}-mere`} className="mt-8 flex flex-wrap justify-center gap-3 print:hidden">
      {isFurtherOn && (
        <a href={`${page.slug}${album.replace('&', '?')}#${listId}`} className={buttonVariants({ variant: 'ghost' })}>
          Fra begyndelsen
        </a>
      )}
      {nextCursor && (
        <a
          href={`?side=${sideOf({ list, cursor: nextCursor })}${album}#${listId}`}
          data-more={listId}
          className={buttonVariants({ variant: 'outline' })}
        >
          {label}
        </a>
      )}
    </p>
  )
}

function sideOf({ list, cursor }: ListPosition): string {
  return encodeURIComponent(`${list}.${cursor}`)
}
