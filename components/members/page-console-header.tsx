import { Link } from '@/components/ui/link'
import { LinkButton } from '@/components/ui/link-button'
import { PageHeader } from '@/components/ui/page-header'
import { invitePath } from '@/lib/domain/members/paths'
import type { MemberRole } from '@/lib/domain/memorials/policy'

export type PageConsoleTab = 'queue' | 'members' | 'statistics' | 'stone' | 'family' | 'notifications' | 'page'

type PageConsoleHeaderProps = {
  slug: string
  name: string
  role: MemberRole | null
  current: PageConsoleTab
  intro: string
}

/** The header of a page's administration: the page's name, links to it, and the other administration pages. */
export function PageConsoleHeader({ slug, name, role, current, intro }: PageConsoleHeaderProps) {
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
          {tabsFor(role).map(({ tab, path, label }) => (
            <li key={tab}>
              <Link
                href={`/memorial/${slug}/admin${path}`}
                prefetch={false}
                aria-current={tab === current ? 'page' : undefined}
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

const tabs: { tab: PageConsoleTab; path: string; label: string; roles: readonly MemberRole[] }[] = [
  { tab: 'queue', path: '', label: 'Hilsner og lys', roles: moderators },
  { tab: 'members', path: '/members', label: 'Medlemmer', roles: everybody },
  { tab: 'statistics', path: '/statistics', label: 'Statistik', roles: editors },
  { tab: 'stone', path: '/stone', label: 'Stenen', roles: editors },
  { tab: 'family', path: '/family', label: 'Slægt', roles: editors },
  { tab: 'notifications', path: '/notifications', label: 'Beskeder', roles: everybody },
  { tab: 'page', path: '/page', label: 'Siden', roles: editors },
]

function tabsFor(role: MemberRole | null) {
  return tabs.filter(({ roles }) => role !== null && roles.includes(role))
}
