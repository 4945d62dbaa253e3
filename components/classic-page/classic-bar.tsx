import { comingText } from '@/lib/domain/ceremonies/copy'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'

/** Above the page: the skip link, the family's own links, and the day/night switch. */
export function ClassicBar({ page: { slug, membership } }: { page: MemorialPageView }) {
  return (
    <div className="bar">
      <a href="#indhold" className="skip">
        Spring til indholdet
      </a>
      {membership?.continuing && <a href={membership.continuing.path}>{membership.continuing.label}</a>}
      {membership && membership.comingCount > 0 && <span>{comingText(membership.comingCount)}</span>}
      {membership?.canEdit && <a href={`/edit-memorial/${slug}`}>Redigér</a>}
      {membership?.canModerate && (
        <a href={`/memorial/${slug}/admin`}>
          Hilsner{membership.pendingCount > 0 && ` (${membership.pendingCount.toLocaleString('da-DK')} venter)`}
        </a>
      )}
      <label className="toggle" htmlFor="moerk">
        <input type="checkbox" id="moerk" />
        Mørk baggrund
      </label>
    </div>
  )
}
