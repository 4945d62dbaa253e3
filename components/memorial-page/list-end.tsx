import type { ListPosition, MemorialPageView, PagedList } from '@/lib/domain/memorial-page/page-view'
import { button } from './button'

type ListEndProps = {
  page: MemorialPageView
  list: PagedList
  /** The id of the element with the list's items; script appends the next part to it. */
  listId: string
  nextCursor: string | null
  label: string
}

/**
 * Links to the next part of a long list and back to its beginning. They work without script and keep the
 * current layout.
 */
export function ListEnd({ page, list, listId, nextCursor, label }: ListEndProps) {
  const isFurtherOn = page.position?.list === list
  if (!nextCursor && !isFurtherOn) return null
  const album = page.album ? `&album=${page.album.id}` : ''
  return (
    <p id={`${listId}-mere`} className="mt-8 flex flex-wrap justify-center gap-3 print:hidden">
      {isFurtherOn && (
        <a href={`${page.path}${album.replace('&', '?')}#${listId}`} className={button('ghost')}>
          Fra begyndelsen
        </a>
      )}
      {nextCursor && (
        <a
          href={`${page.path}?side=${sideOf({ list, cursor: nextCursor })}${album}#${listId}`}
          data-more={listId}
          className={button('outlined')}
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
