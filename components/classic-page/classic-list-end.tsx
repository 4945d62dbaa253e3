import type { MemorialPageView, PagedList } from '@/lib/domain/memorial-page/page-view'

type ClassicListEndProps = {
  page: MemorialPageView
  list: PagedList
  /** Where the list stands in the page. */
  section: string
  nextCursor: string | null
  label: string
}

/** The way on in a long list, and back to its beginning. */
export function ClassicListEnd({ page, list, section, nextCursor, label }: ClassicListEndProps) {
  const isFurtherOn = page.position?.list === list
  if (!nextCursor && !isFurtherOn) return null
  const album = page.album ? `&album=${page.album.id}` : ''
  return (
    <p className="screen">
      {isFurtherOn && (
        <>
          <a className="action" href={`${page.slug}${album.replace('&', '?')}#${section}`}>
            Fra begyndelsen
          </a>{' '}
        </>
      )}
      {nextCursor && (
        <a className="action" href={`?side=${encodeURIComponent(`${list}.${nextCursor}`)}${album}#${section}`}>
          {label}
        </a>
      )}
    </p>
  )
}
