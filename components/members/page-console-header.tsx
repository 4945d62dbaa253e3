import { NameInHeading } from '@/components/frame/name-in-heading'
import { Link } from '@/components/ui/link'
import { LinkButton } from '@/components/ui/link-button'
import { PageHeader } from '@/components/ui/page-body'
import { PlaceMenu } from '@/components/ui/place-menu'
import { invitePath } from '@/lib/domain/members/paths'
import type { MemberRole } from '@/lib/domain/memorials/policy'

export type PageConsoleTab = 'queue' | 'members' | 'statistics' | 'stone' | 'family' | 'notifications' | 'page'

type PageConsoleHeaderProps = {
  slug: string
  name: string
  role: MemberRole | null
  current: PageConsoleTab
  intro?: string
}

/**
 * The header of a page's administration: the page's name, links to it, and the other administration pages. On a phone
 * one line opens them all.
 */
export function PageConsoleHeader({ slug, name, role, current, intro }: PageConsoleHeaderProps) {
  const canEdit = role === 'owner' || role === 'editor'
  const ways = [
    { href: `/memorial/${slug}`, label: 'Se mindesiden' },
    ...(canEdit ? [{ href: `/edit-memorial/${slug}`, label: 'Redigér mindesiden' }] : []),
    ...(role === 'owner' ? [{ href: invitePath(slug), label: 'Invitér' }] : []),
  ]
  const places = tabsFor(role).map(({ path, ...place }) => ({ ...place, href: `/memorial/${slug}/admin${path}` }))
  return (
    <>
      <PageHeader
        title={<NameInHeading name={name} />}
        intro={intro}
        className="mb-4 max-sm:[&>div+div]:hidden sm:mb-6"
        actions={ways.map(({ href, label }) => (
          <LinkButton key={href} href={href} prefetch={false} variant="outline">
            {label}
          </LinkButton>
        ))}
      />
      <PlaceMenu
        label="Om mindesiden"
        groups={[
          { label: 'Om mindesiden', pages: places },
          { label: 'Mindesiden', pages: ways },
        ]}
        here={places.find(({ tab }) => tab === current)?.href}
        className="mb-6 rounded-2xl bg-muted px-4 sm:hidden"
      />
      <nav
        aria-label="Om mindesiden"
        className="mb-10 rounded-2xl bg-muted px-4 py-1 font-sans hyphens-auto wrap-anywhere max-sm:hidden"
      >
        <ul className="flex flex-wrap gap-x-6">
          {places.map(({ tab, href, label }) => (
            <li key={tab}>
              <Link
                href={href}
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
