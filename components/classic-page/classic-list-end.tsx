import type { MemorialPageView, PagedList } from '@/lib/domain/memorial-page/page-view'

type ClassicListEndProps = {
  page: MemorialPageView
  list: PagedList
  /** Id of the list's section in the page. */
  section: string
  nextCursor: string | null
  label: string
}

/** Links to the next part of a long list and back to its start. */
export function ClassicListEnd({ page, list, section, nextCursor, label }: ClassicListEndProps) {
  const isFurtherOn = page.position?.list === list
  if (!nextCursor && !isFurtherOn) return null
  const album = page.album ? `&album=${page.album.id}` : ''
  return (
    <p className="screen">
      {isFurtherOn && (
        <>
          <a className="action" href={`${page.path}${album.replace('&', '?')}#${section}`}>
            Fra begyndelsen
          </a>{' '}
        </>
      )}
      {nextCursor && (
        <a
          className="action"
          href={`${page.path}?side=${encodeURIComponent(`${list}.${nextCursor}`)}${album}#${section}`}
        >
          {label}
        </a>
      )}
    </p>
  )
}
