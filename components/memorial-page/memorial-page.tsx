import { SkipLink } from '@/components/frame/skip-link'
import { EnhancedLayout } from '@/components/memorial-page/enhanced-layout'
import { isOpenToAll } from '@/components/memorial-page/is-open-to-all'
import { MemberBar } from '@/components/memorial-page/member-bar'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'
import { PageFoot } from '@/components/memorial-page/page-foot'
import { PrintedEnd } from '@/components/memorial-page/printed-end'
import { StandardLayout } from '@/components/memorial-page/standard-layout'
import { Wake } from '@/components/memorial-page/wake'
import { ThemeStyle } from '@/components/themes/theme-style'
import type { LifeEventView, MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { reportPathOfPage } from '@/lib/domain/stones/paths'
import { isoPartialDate } from '@/lib/shared/danish-dates'

/** The page at the grave in its own layout, the same for visitors and members. */
export function MemorialPage(props: MemorialPageProps) {
  const { page, address, siteName, notice, isExample = false } = props
  const Layout = page.layout === 'enhanced' ? EnhancedLayout : StandardLayout
  return (
    <>
      <ThemeStyle theme={page.theme} />
      <SkipLink />
      {notice}
      {page.membership && <MemberBar page={page} membership={page.membership} />}
      <main
        id="indhold"
        tabIndex={-1}
        data-memorial={isExample ? undefined : page.slug}
        data-member={page.membership ? '' : undefined}
      >
        <Layout {...props} />
        <PrintedEnd address={address} name={page.name} />
      </main>
      <PageFoot
        siteName={siteName}
        classicPath={isExample ? '/test-memorial/klassisk' : `/classic-memorial/${page.slug}`}
        // Where the stone is shown, the link is beside it, with its code.
        reportPath={isExample || page.stone ? undefined : reportPathOfPage(page.slug)}
        memorialId={isExample ? undefined : page.id}
        mayBeKept={!isExample && isOpenToAll(page)}
      />
      <StructuredData page={page} address={address} />
      <Wake />
    </>
  )
}

/** The person as schema.org data, only on listed pages. A data-only script element: no browser runs it. */
export function StructuredData({ page, address }: { page: MemorialPageView; address: string }) {
  if (!page.isListed) return null
  // User text must not be able to end the script element.
  const json = JSON.stringify(profileOf(page, address)).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write the quotes as entities, which are not decoded in a script element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

function profileOf({ name, born, died, epitaph, portrait }: MemorialPageView, address: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: address,
    inLanguage: 'da',
    mainEntity: {
      '@type': 'Person',
      name,
      ...(epitaph && { description: epitaph }),
      ...(portrait && { image: new URL(portrait.src, address).href }),
      ...lifeEvent('birth', born),
      ...lifeEvent('death', died),
    },
  }
}

/** Never more exact than the family knows: schema.org accepts a year or a month, but not 'about'. */
function lifeEvent(word: 'birth' | 'death', { date, place }: LifeEventView) {
  const known = date && isoPartialDate(date)
  return {
    ...(known && { [`${word}Date`]: known }),
    ...(place && { [`${word}Place`]: { '@type': 'Place', name: place } }),
  }
}
