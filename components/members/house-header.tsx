import { Link } from '@/components/ui/link'
import { LinkButton } from '@/components/ui/link-button'
import { PageHeader } from '@/components/ui/page-header'
import { invitePath } from '@/lib/domain/members/paths'
import type { MemberRole } from '@/lib/domain/memorials/policy'

export type HouseRoom = 'queue' | 'members' | 'statistics' | 'stone' | 'notifications' | 'page'

type HouseHeaderProps = { slug: string; name: string; role: MemberRole | null; current: HouseRoom; intro: string }

/** The header of a page's administration: the page's name, links to it, and the other administration pages. */
export function HouseHeader({ slug, name, role, current, intro }: HouseHeaderProps) {
  const canEdit = role === 'owner' || role === 'editor'
  return (
    <>
      <PageHeader
        title={name}
        intro={intro}
        className="mb-6"
        actions={
          <>
            <LinkButton href={`/memorial/${slug}`} prefetch={false} variant="outline">
              Se mindesiden
            </LinkButton>
            {canEdit && (
              <LinkButton href={`/edit-memorial/${slug}`} variant="outline">
                Redigér mindesiden
              </LinkButton>
            )}
            {role === 'owner' && (
              <LinkButton href={invitePath(slug)} prefetch={false} variant="outline">
                Invitér
              </LinkButton>
            )}
          </>
        }
      />
      <nav
        aria-label="Om mindesiden"
        className="mb-10 rounded-2xl bg-muted px-4 py-1 font-sans hyphens-auto wrap-anywhere"
      >
        <ul className="flex flex-wrap gap-x-6">
          {roomsFor(role).map(({ room, path, label }) => (
            <li key={room}>
              <Link
                href={`/memorial/${slug}/admin${path}`}
                prefetch={false}
                aria-current={room === current ? 'page' : undefined}
                className="flex min-h-touch items-center text-muted-foreground underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:text-foreground aria-[current]:underline aria-[current]:decoration-2"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

const everybody: readonly MemberRole[] = ['owner', 'editor', 'first_reader', 'viewer']
const moderators: readonly MemberRole[] = ['owner', 'editor', 'first_reader']
const editors: readonly MemberRole[] = ['owner', 'editor']

const rooms: { room: HouseRoom; path: string; label: string; roles: readonly MemberRole[] }[] = [
  { room: 'queue', path: '', label: 'Hilsner og lys', roles: moderators },
  { room: 'members', path: '/members', label: 'Medlemmer', roles: everybody },
  { room: 'statistics', path: '/statistics', label: 'Statistik', roles: editors },
  { room: 'stone', path: '/stone', label: 'Stenen', roles: editors },
  { room: 'notifications', path: '/notifications', label: 'Beskeder', roles: everybody },
  { room: 'page', path: '/page', label: 'Siden', roles: editors },
]

function roomsFor(role: MemberRole | null) {
  return rooms.filter(({ roles }) => role !== null && roles.includes(role))
}
