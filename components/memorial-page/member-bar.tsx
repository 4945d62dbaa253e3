import { comingText } from '@/lib/domain/ceremonies/copy'
import type { MembershipView, MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { button } from './button'

type BarPage = Pick<MemorialPageView, 'slug' | 'state' | 'isHidden' | 'isMembersOnly'>

/** For members only: above a page that is made for them, and below one that everybody gets (script/own-parts.ts). */
export function MemberBar({ page, membership }: { page: BarPage; membership: MembershipView }) {
  const notice = noticeFor(page)
  const { comingCount } = membership
  if (!membership.canModerate && !notice && comingCount === 0) return null
  const link = button('ghost', 'small')
  return (
    <nav aria-label="For familien" className="border-border border-b bg-muted print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-gutter py-2">
        {notice && <p className="mr-auto text-muted-foreground text-sm">{notice}</p>}
        {comingCount > 0 && <p className="text-muted-foreground text-sm">{comingText(comingCount)}</p>}
        <span className="ml-auto flex flex-wrap">
          {membership.continuing && (
            <a href={membership.continuing.path} className={button('primary', 'small', 'mr-2')}>
              {membership.continuing.label}
            </a>
          )}
          {membership.canEdit && (
            <a href={`/edit-memorial/${page.slug}`} className={link}>
              Redigér
            </a>
          )}
          {membership.canModerate && (
            <a href={`/memorial/${page.slug}/admin`} className={link}>
              Hilsner
              {membership.pendingCount > 0 && (
                <span>
                  ({membership.pendingCount.toLocaleString('da-DK')}
                  <span className="sr-only"> venter</span>)
                </span>
              )}
            </a>
          )}
        </span>
      </div>
    </nav>
  )
}

function noticeFor(page: BarPage): string | null {
  if (page.isHidden) return 'Skjult af os: besøgende kan ikke se siden. Åbn redigeringen for at læse hvorfor.'
  if (page.state === 'draft') return 'Kladde: kun familien kan se siden.'
  if (page.state === 'archived') return 'Skjult: kun familien kan se siden.'
  return page.isMembersOnly ? 'Kun inviterede kan se siden.' : null
}
